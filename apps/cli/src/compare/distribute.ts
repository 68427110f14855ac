import { comparing, type Share, sharesOf } from '@sandtable/analysis';
import { type Comparison, mergeComparisons, noComparison } from '@sandtable/bots';
import { spread } from '../spread/spread.ts';
import type { Spreading } from '../spread/spreading.ts';
import { type Plan, sidesOf } from './plan.ts';

/** Plays all pairs of a plan, and reports how many; the figures do not depend on how many workers share the work. */
export async function distribute(
  plan: Plan,
  { workers, over, goesOn }: Spreading,
  report: (done: number) => void,
): Promise<Comparison> {
  let comparison = noComparison;
  await spread<Comparison>({
    shares: sharesOf(plan, workers),
    workers: Math.min(workers, plan.games),
    command: 'compare',
    data: plan,
    here: () => playing(plan),
    take: (part) => {
      comparison = mergeComparisons(comparison, part);
      report(comparison.pairs);
    },
    goesOn,
    fits: (part, share) => part.pairs === share.games,
    over,
  });
  return comparison;
}

/** What plays shares of a plan. */
export const playing = async (plan: Plan): Promise<(share: Share) => Comparison> => comparing(await sidesOf(plan));
