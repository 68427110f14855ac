import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { batch, merge, noTotals, type Totals } from '@sandtable/bots';
import type { GameModule } from '@sandtable/engine';
import { loadModule } from '../module.ts';
import { type Plan, type Share, shares } from './plan.ts';

/** Is told after each share how many games were played. */
type Told = (done: number) => void;

/** Shares that nobody has taken yet, and where to bring what came out of one. */
interface Work {
  readonly plan: Plan;
  readonly open: Generator<Share, void>;
  readonly take: (part: Totals) => void;
}

/** Plays all games of a plan; the figures do not depend on how many workers share the work. */
export async function distribute(plan: Plan, workers: number, told: Told = () => undefined): Promise<Totals> {
  let totals = noTotals;
  const take = (part: Totals): void => {
    totals = merge(totals, part);
    told(totals.games);
  };
  const work = { plan, open: shares(plan, workers), take };
  if (workers < 2 || plan.games < 2) await playHere(work, () => true);
  else await playTogether(work, Math.min(workers, plan.games));
  return totals;
}

export function playShare(module: GameModule, plan: Plan, { first, games }: Share): Totals {
  const { seed, seats, options, maxDecisions, bots } = plan;
  return batch({ module, seed, first, games, seats, options, maxDecisions, bots });
}

/** A worker takes a while to start: until the first is ready games are played here, and few games need no worker. */
async function playTogether(work: Work, count: number): Promise<void> {
  const team = Array.from(
    { length: count },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: work.plan }),
  );
  const ready = team.map(async (worker) => await once(worker, 'message'));
  let waiting = true;
  const first = Promise.race(ready).finally(() => {
    waiting = false;
  });
  try {
    if (await playHere(work, () => waiting)) return;
    await first;
    await Promise.all(team.map(async (worker, i) => await serve(worker, ready[i], work)));
  } finally {
    await Promise.all(team.map(async (worker) => await worker.terminate()));
  }
}

/** Plays shares as long as it may; true if none is left. */
async function playHere({ plan, open, take }: Work, goesOn: () => boolean): Promise<boolean> {
  const module = await loadModule(plan.javascript);
  while (goesOn()) {
    const { value, done } = open.next();
    if (done || value === undefined) return true;
    take(playShare(module, plan, value));
    await setImmediate();
  }
  return false;
}

/** Gives one share after the other to a worker; when a worker fails, leaving the loop closes the work for all. */
async function serve(worker: Worker, ready: Promise<unknown> | undefined, { open, take }: Work): Promise<void> {
  await ready;
  for (const share of open) {
    worker.postMessage(share);
    const [part] = (await once(worker, 'message')) as [Totals];
    take(part);
  }
}
