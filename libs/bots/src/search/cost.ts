import { ASK_CHOICE, type GameModule } from '@sandtable/engine';

/** What it costs to answer the open question of a position. */
export type Cost = (S: Int32Array) => number;

/** Positions of more words than this cost more to play on in. */
const USUAL_WORDS = 2000;
/** What two keys of an assignment cost, compared with the decision itself: what one takes depends on all others. */
const PER_PAIR = 1 / 3;

/**
 * Costs are counted in answers of a small game. They are worked out from what is asked and never
 * from the clock, so that whoever is limited by it answers the same on any machine.
 */
export function costIn(module: GameModule): Cost {
  const { info, layout } = module;
  const least = Math.max(1, layout.size / USUAL_WORDS);
  const widest = Math.max(0, ...info.types.map((type) => (type.t === 'map' ? type.keys : 0)));
  const keys = new Int32Array((widest >> 5) + 1);
  return (S) => {
    if (module.keys === undefined || info.choices[S[ASK_CHOICE] ?? 0]?.each === undefined) return least;
    return least * (1 + PER_PAIR * module.keys(S, keys) ** 2);
  };
}
