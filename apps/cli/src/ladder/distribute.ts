import { handOutEach, type Share } from '@sandtable/analysis';
import { gamesOf, laddered, mergePairings, type Pairing } from '@sandtable/bots';
import { loadModule } from '../module.ts';
import { type Recall, type Remembered, spreadRemembering } from '../spread/remembered.ts';
import type { Spreading } from '../spread/spreading.ts';
import type { Plan } from './plan.ts';

/** Whether a part can be what came of a share. */
export const fits = (part: readonly Pairing[], share: Share): boolean =>
  Array.isArray(part) && part.reduce((sum, { games }) => sum + games, 0) === share.games;

/** Plays all games of a plan; the figures do not depend on how many workers share the work. */
export async function distribute(
  plan: Plan,
  { workers, over, goesOn }: Spreading,
  recall: Recall<readonly Pairing[]>,
  report: (done: number) => void,
): Promise<Remembered<readonly Pairing[]>> {
  return await spreadRemembering<readonly Pairing[]>({
    series: { first: 0, games: gamesOf(plan) },
    none: [],
    merge: mergePairings,
    recall,
    report,
    // Games of bots that look ahead are long: each is a share of its own.
    sharesOf: (gaps) => handOutEach(gaps, 1),
    workers,
    command: 'ladder',
    data: plan,
    here: () => playing(plan),
    fits,
    goesOn,
    over,
  });
}

/** What plays shares of a plan. */
export async function playing(plan: Plan): Promise<(share: Share) => readonly Pairing[]> {
  const module = await loadModule(plan.javascript);
  const S = new Int32Array(module.layout.size);
  const play = (number: number): readonly Pairing[] => [laddered({ ...plan, module }, number, S)];
  return ({ first, games }) => Array.from({ length: games }, (_, i) => play(first + i)).reduce(mergePairings, []);
}
