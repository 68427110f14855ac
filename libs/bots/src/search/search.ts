import type { GameModule } from '@sandtable/engine';
import type { Random } from '../random.ts';
import type { Effort } from './effort.ts';
import { grow } from './grow.ts';
import { isLegal } from './legal.ts';
import { namesIn } from './names.ts';
import type { Tried } from './node.ts';
import { growPart, merged, type Part } from './parts.ts';
import { deviationOf } from './spread.ts';
import { favourite } from './tree.ts';
import { drawSeed, drawWorld } from './world.ts';

/**
 * Puts an answer to the open question into the module's scratch array: Monte Carlo tree search over sampled worlds, in
 * one tree or in several. The answer is a function of position and generator, as long as nobody stops it; the position
 * itself is not touched.
 */
export function search(module: GameModule, S: Int32Array, random: Random, effort: Effort): void {
  const { parts = 1 } = effort;
  if (!isSearched(module, S, effort)) module.sample(S, random);
  else if (parts === 1) {
    const { root, spread } = withoutEvents(module, () => grow(module, S, random, effort));
    answerBest(module, S, random, root.edges, deviationOf(spread));
  } else {
    const seed = drawSeed(random);
    const grown = Array.from({ length: parts }, (_, number) => searchPart(module, S, seed, effort, number));
    answerFrom(module, S, random, grown);
  }
}

/** Whether there is anything to search for. */
export const isSearched = (module: GameModule, S: Int32Array, { iterations }: Effort): boolean =>
  iterations >= 1 && module.count(S) !== 1;

/** Grows one of the trees of a search; the position stays as it is. */
export const searchPart = (module: GameModule, S: Int32Array, seed: number, effort: Effort, number: number): Part =>
  withoutEvents(module, () => growPart(module, S, seed, effort, number));

/** Puts the answer of a search that was grown in parts into the module's scratch array. */
export function answerFrom(module: GameModule, S: Int32Array, random: Random, parts: readonly Part[]): void {
  const { tried, spread } = merged(parts);
  answerBest(module, S, random, tried, spread);
}

function answerBest(module: GameModule, S: Int32Array, random: Random, tried: readonly Tried[], spread: number): void {
  // Rules that leak may have offered in some world what is not legal here.
  const legal = tried.filter(({ answer }) => isLegal(module, S, answer));
  const answer = favourite(legal, spread)?.answer;
  if (answer) module.answer.set(answer);
  else module.sample(S, random);
}

/**
 * Puts an answer that is drawn into the module's scratch array. It is drawn in a sampled world: in the true one, the
 * order of what can't be told apart would show what it is.
 */
export function drawAnswer(module: GameModule, S: Int32Array, random: Random): void {
  const W = new Int32Array(S.length);
  const { fromWorld } = namesIn(module, drawWorld(module, S, random, W));
  module.sample(W, random);
  fromWorld(W);
  if (module.validate(S) !== 0) module.sample(S, random);
}

/** What is only imagined is neither logged nor counted as played. */
function withoutEvents<T>(module: GameModule, work: () => T): T {
  const { events, coverage } = module;
  const { enabled } = events;
  const counted = coverage?.slice();
  events.enabled = false;
  try {
    return work();
  } finally {
    events.enabled = enabled;
    if (counted) coverage?.set(counted);
  }
}
