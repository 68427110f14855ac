import { comparing, type Share } from '@sandtable/analysis';
import { type Comparison, mergeComparisons, noComparison } from '@sandtable/bots';
import { type Recall, type Remembered, spreadRemembering } from '../spread/remembered.ts';
import type { Spreading } from '../spread/spreading.ts';
import { type Plan, sidesOf } from './plan.ts';

/** Whether a part can be what came of a share. */
export const fits = (part: Comparison, share: Share): boolean => part.pairs === share.games;

/** Plays all pairs of a plan, and reports how many; the figures do not depend on how many workers share the work. */
export async function distribute(
  plan: Plan,
  { workers, over, goesOn }: Spreading,
  recall: Recall<Comparison>,
  report: (done: number) => void,
): Promise<Remembered<Comparison>> {
  return await spreadRemembering<Comparison>({
    series: { first: 0, games: plan.games },
    none: noComparison,
    merge: mergeComparisons,
    recall,
    report,
    workers,
    command: 'compare',
    data: plan,
    here: () => playing(plan),
    goesOn,
    fits,
    over,
  });
}

/** What plays shares of a plan. */
export const playing = async (plan: Plan): Promise<(share: Share) => Comparison> => comparing(await sidesOf(plan));
