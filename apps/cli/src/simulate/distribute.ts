import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { batch, merge, noTotals, type Totals } from '@sandtable/bots';
import { loadModule } from '../module.ts';
import { type Plan, type Share, shares } from './plan.ts';

/** Plays all games of a plan; the figures do not depend on how many workers share the work. */
export async function distribute(plan: Plan, workers: number): Promise<Totals> {
  const work = shares(plan, workers);
  const run = work.length > 1 ? inWorker : playShare;
  const parts = await Promise.all(work.map(run));
  return parts.reduce(merge, noTotals);
}

export async function playShare({ plan, first, games }: Share): Promise<Totals> {
  const { seed, seats, options, maxDecisions } = plan;
  return batch({ module: await loadModule(plan.javascript), seed, first, games, seats, options, maxDecisions });
}

async function inWorker(share: Share): Promise<Totals> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
  const [totals] = (await once(worker, 'message')) as [Totals];
  return totals;
}
