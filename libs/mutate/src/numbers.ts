import { type Site, site } from './mutant.ts';
import type { AnyNode } from './walk.ts';

/** One more and one less, wherever a number stands in code. */
export function numberSites({ node, span, value, over, low, high }: AnyNode): readonly Site[] {
  if (node === 'number') return nextNumbers(Number(value), Number(over)).map((text) => site('number', span, text));
  if (node === 'rangeType' || typeof low !== 'number') return [];
  return nextRanges(low, typeof high === 'number' ? high : undefined).map((text) => site('number', span, text));
}

/** A step is one in the last place: of 0.5 it is 0.1. Below zero nothing is tried, since nearly nothing goes there. */
export const nextNumbers = (value: number, over: number): readonly string[] =>
  [value + 1, value - 1].filter((next) => next >= Math.min(0, value)).map((next) => written(next, over));

const written = (value: number, over: number): string => (value / over).toFixed(Math.round(Math.log10(over)));

/** Of the faces of a die and of patterns: a bound moves, and the range keeps at least one number. */
function nextRanges(low: number, high: number | undefined): readonly string[] {
  if (high === undefined) return [`${low + 1}..`, `${low - 1}..`];
  if (low === high) return [String(low + 1), String(low - 1)];
  const ranges = [
    [low, high + 1],
    [low, high - 1],
    [low + 1, high],
  ] as const;
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}..${to}`));
}
