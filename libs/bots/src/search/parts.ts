import type { GameModule } from '@sandtable/engine';
import { createRandom } from '../random.ts';
import type { Effort } from './effort.ts';
import { grow } from './grow.ts';
import type { Tried } from './node.ts';
import { deviationOf, type Spread, sumOfSpreads } from './spread.ts';

/** What one of several trees found at its root. It is data, so another thread can send it. */
export interface Part {
  readonly tried: readonly Tried[];
  readonly spread: Spread;
}

const TWO_32 = 2 ** 32;

/** One of the trees of a search: a function of position, seed, effort and its number, whoever grows it. */
export function growPart(module: GameModule, S: Int32Array, seed: number, effort: Effort, number: number): Part {
  const random = createRandom(seed + TWO_32 * (number + 1));
  const { root, spread } = grow(module, S, random, shareOf(effort), createRandom(seed));
  return {
    tried: root.edges.map(({ answer, isAdvised, visits, total }) => ({ answer, isAdvised, visits, total })),
    spread,
  };
}

function shareOf({ parts = 1, iterations, work, ...effort }: Effort): Effort {
  const share = { ...effort, iterations: Math.ceil(iterations / parts) };
  return work === undefined ? share : { ...share, work: work / parts };
}

/** The answers of all parts, with the sums of their visits and results, in the order in which they were found. */
export function merged(parts: readonly Part[]): { readonly tried: readonly Tried[]; readonly spread: number } {
  const sums = new Map<string, Tried>();
  for (const one of parts.flatMap(({ tried }) => tried)) {
    const key = one.answer.join();
    sums.set(key, added(one, sums.get(key)));
  }
  return { tried: [...sums.values()], spread: deviationOf(sumOfSpreads(parts.map(({ spread }) => spread))) };
}

function added(one: Tried, before: Tried | undefined): Tried {
  if (before === undefined) return one;
  return {
    answer: before.answer,
    isAdvised: before.isAdvised || one.isAdvised,
    visits: before.visits + one.visits,
    total: before.total + one.total,
  };
}
