import { ASK_CHOICE, type GameModule } from '@sandtable/engine';

/** What it costs to answer the open question of a position. */
export type Cost = (S: Int32Array) => number;

/** Positions of more words than this cost more to play on in. */
const USUAL_WORDS = 2000;
/** Positions of more words than this cost more to search. */
const EASY_WORDS = 750;
/** What two keys of an assignment cost, compared with the decision itself: what one takes depends on all others. */
const PER_PAIR = 1 / 3;

/**
 * Costs are counted in answers of a small game. They are worked out from what is asked and never
 * from the clock, so that whoever is limited by it answers the same on any machine.
 */
export const costOfPlay = (module: GameModule): Cost =>
  costFrom(module, Math.max(1, module.layout.size / USUAL_WORDS), PER_PAIR);

/** The same while answers are compared. Large positions offer more of them, and each takes longer to find. */
export function costOfSearch(module: GameModule): Cost {
  const times = Math.max(1, module.layout.size / EASY_WORDS);
  return costFrom(module, times ** 2, PER_PAIR * times);
}

function costFrom(module: GameModule, least: number, perPair: number): Cost {
  const { info } = module;
  const widest = Math.max(0, ...info.types.map((type) => (type.t === 'map' ? type.keys : 0)));
  const keys = new Int32Array((widest >> 5) + 1);
  return (S) => {
    if (module.keys === undefined || info.choices[S[ASK_CHOICE] ?? 0]?.each === undefined) return least;
    return least * (1 + perPair * module.keys(S, keys) ** 2);
  };
}
