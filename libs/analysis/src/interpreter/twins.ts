import { createRandom, startGame } from '@sandtable/bots';
import { type GameModule, RUNNING, STATUS } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { optionValues, start, type TwinLeak } from '@sandtable/reference';
import { decideBoth, optionsOf, sampleBoth } from './compare-with-reference.ts';
import type { SeriesPlan } from './series-plan.ts';

/** A question that tells its seat what it may not know, with the place in the series. */
export interface LeakSeen extends TwinLeak {
  readonly game: number;
  readonly decision: number;
}
export interface Twins {
  readonly games: number;
  /** Questions that were compared with that of a twin. */
  readonly rests: number;
  /** The first leak of each question. */
  readonly leaks: readonly LeakSeen[];
}

/**
 * Plays the first games of a plan. At every rest a second position is drawn that the asked seat cannot tell from the
 * true one; what it is asked there must be the same.
 */
export function playTwins(module: GameModule, model: Model, plan: SeriesPlan, games: number): Twins {
  const leaks = new Map<string, LeakSeen>();
  let rests = 0;
  for (let game = 0; game < games; game++) rests += playOne(module, model, plan, game, leaks);
  return { games, rests, leaks: [...leaks.values()] };
}

function playOne(
  module: GameModule,
  model: Model,
  plan: SeriesPlan,
  game: number,
  leaks: Map<string, LeakSeen>,
): number {
  const S = new Int32Array(module.layout.size);
  const options = optionsOf(module, plan, game);
  const random = startGame({ ...plan, module, first: 0 }, game, S);
  // Twins have dice of their own: the games must be those of the series.
  const other = createRandom((plan.seed + game) ^ 0x7115);
  const layout = plan.seats[game % plan.seats.length] ?? 0;
  const reference = start(model, { seed: (plan.seed + game) | 0, layout, options: optionValues(model, options) });
  for (let decision = 0; ; decision++) {
    if (S[STATUS] !== RUNNING || decision >= plan.maxDecisions) return decision;
    const leak = reference.twin(other);
    if (leak && !leaks.has(leak.choice)) leaks.set(leak.choice, { ...leak, game, decision });
    sampleBoth(module, S, reference, random);
    if (decideBoth(module, S, reference) !== undefined) return decision;
  }
}
