import type { Sides } from '@sandtable/analysis';
import type { Bots, Series, Side } from '@sandtable/bots';
import { loadModule } from '../module.ts';

/** What to compare, as data that crosses to a worker. */
export interface Plan {
  readonly before: Ruleset;
  readonly after: Ruleset;
  readonly games: number;
  readonly seed: number;
  readonly maxDecisions: number;
}
/** One of two rulesets, as a module that counts, and how it is played. */
export interface Ruleset {
  readonly javascript: string;
  readonly seats: number;
  readonly options: Int32Array;
  readonly bots: Bots | undefined;
  readonly uses: ReadonlyMap<string, number>;
}

export async function sidesOf(plan: Plan): Promise<Sides> {
  return { before: await sideOf(plan, plan.before), after: await sideOf(plan, plan.after) };
}

async function sideOf({ seed, games, maxDecisions }: Plan, ruleset: Ruleset): Promise<Side> {
  const { options, bots, uses } = ruleset;
  const module = await loadModule(ruleset.javascript);
  const series: Series = { module, seed, first: 0, games, seats: [ruleset.seats], options, maxDecisions, bots };
  return { series, uses };
}
