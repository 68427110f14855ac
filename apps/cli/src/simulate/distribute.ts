import { type Share, sharesOf } from '@sandtable/analysis';
import { batch, merge, noTotals, type Totals } from '@sandtable/bots';
import type { GameModule } from '@sandtable/engine';
import { loadModule } from '../module.ts';
import { spread } from '../spread/spread.ts';
import type { Spreading } from '../spread/spreading.ts';
import type { Plan } from './plan.ts';

/** Is told after each share how many games were played. */
type Report = (done: number) => void;

/** Plays all games of a plan; the figures do not depend on how many workers share the work. */
export async function distribute(
  plan: Plan,
  { workers, over, goesOn }: Spreading,
  report: Report = () => undefined,
): Promise<Totals> {
  let totals = noTotals;
  await spread<Totals>({
    shares: sharesOf(plan, workers),
    workers: Math.min(workers, plan.games),
    command: 'simulate',
    data: plan,
    here: async () => {
      const module = await loadModule(plan.javascript);
      return (share) => playShare(module, plan, share);
    },
    take: (part) => {
      totals = merge(totals, part);
      report(totals.games);
    },
    goesOn,
    fits: (part, share) => part.games === share.games,
    over,
  });
  return totals;
}

export function playShare(module: GameModule, plan: Plan, { first, games }: Share): Totals {
  const { seed, seats, options, maxDecisions, bots } = plan;
  return batch({ module, seed, first, games, seats, options, maxDecisions, bots });
}
