import type { Share } from '@sandtable/analysis';
import { batch, merge, noTotals, type Totals } from '@sandtable/bots';
import type { GameModule } from '@sandtable/engine';
import { type Recall, type Remembered, spreadRemembering } from '../spread/remembered.ts';
import type { Spreading } from '../spread/spreading.ts';
import type { Plan } from './plan.ts';

/** Whether a part can be what came of a share. */
export const fits = (part: Totals, share: Share): boolean => part.games === share.games;

/** Plays all games of a plan, whose module is loaded here; the figures do not depend on how many workers share the work. */
export async function distribute(
  plan: Plan,
  module: GameModule,
  { workers, over, early, goesOn }: Spreading,
  recall: Recall<Totals>,
  report: (done: number) => void,
): Promise<Remembered<Totals>> {
  return await spreadRemembering<Totals>({
    series: { first: plan.first ?? 0, games: plan.games },
    none: noTotals,
    merge,
    recall,
    report,
    workers,
    early,
    command: 'simulate',
    data: plan,
    here: async () => (share) => playShare(module, plan, share),
    goesOn,
    fits,
    over,
  });
}

export function playShare(module: GameModule, plan: Plan, { first, games }: Share): Totals {
  const { seed, seats, options, maxDecisions, bots } = plan;
  return batch({ module, seed, first, games, seats, options, maxDecisions, bots });
}
