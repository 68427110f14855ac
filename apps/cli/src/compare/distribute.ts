import { comparing, type Share, sharesOf } from '@sandtable/analysis';
import { type Comparison, mergeComparisons, noComparison } from '@sandtable/bots';
import { workerScript } from '../resources.ts';
import { spread } from '../spread/spread.ts';
import { type Plan, sidesOf } from './plan.ts';

interface Watching {
  /** Is told after each share how many pairs were played. */
  report(done: number): void;
  /** False once nothing more is to be begun. */
  goesOn(): boolean;
}

/** Plays all pairs of a plan; the figures do not depend on how many workers share the work. */
export async function distribute(plan: Plan, workers: number, { report, goesOn }: Watching): Promise<Comparison> {
  let comparison = noComparison;
  await spread<Comparison>({
    shares: sharesOf(plan, workers),
    workers: Math.min(workers, plan.games),
    script: workerScript('compare'),
    data: plan,
    here: () => playing(plan),
    take: (part) => {
      comparison = mergeComparisons(comparison, part);
      report(comparison.pairs);
    },
    goesOn,
  });
  return comparison;
}

/** What plays shares of a plan. */
export const playing = async (plan: Plan): Promise<(share: Share) => Comparison> => comparing(await sidesOf(plan));
