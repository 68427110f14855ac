import type { Measure } from '@sandtable/bots';
import { type Crossing, crossing, mostLooks, type Verdict } from './crossing.ts';
import { blockLooks, blockSize, verdictOf } from './enough.ts';
import type { GameFigures } from './figures.ts';

/** What a measure is to come to. */
export interface Aim {
  readonly measure: Measure;
  readonly value: number;
}

/** How the games of a value are looked at while one is searched for. */
export interface Search {
  /** How sure each look has to be. */
  readonly confidence: number;
  /** Whether these games tell on which side of the aim their value lies. */
  enough(figures: GameFigures): boolean;
  verdict(figures: GameFigures): Verdict;
}

/** The confidence of all statements about the values together. */
export const SEARCH_CONFIDENCE = 0.95;

/** A search among so many values, with so many games of each at most. */
export function searchFor({ measure, value }: Aim, values: number, games: number): Search {
  const looks = blockLooks(games, blockSize(games));
  const confidence = 1 - (1 - SEARCH_CONFIDENCE) / (mostLooks(values) * looks.length);
  const verdict = (figures: GameFigures): Verdict => verdictOf(figures, measure, value, confidence);
  return {
    confidence,
    enough: (figures) => looks.includes(figures.games) && verdict(figures) !== 'near',
    verdict,
  };
}

/** Searches so many values, which `look` plays by their numbers; undefined if there are none. */
export async function searched(
  count: number,
  look: (index: number) => Promise<Verdict>,
): Promise<Crossing | undefined> {
  if (count === 0) return undefined;
  const search = crossing(count);
  let next = search.next();
  while (!next.done) next = search.next(await look(next.value));
  return next.value;
}

/** Numbers are searched from the smallest; other values as they are written. */
export const inOrder = (values: readonly string[]): readonly string[] =>
  values.every((value) => Number.isFinite(Number(value))) ? values.toSorted((a, b) => Number(a) - Number(b)) : values;
