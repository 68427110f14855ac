import type { WatchValue } from '../workers/why-protocol.ts';

/** A low bar can still be clicked. */
const LEAST = 8;

/** How high the bars of values are, in hundredths: by the numbers, or where there are none by what changed. */
export function barsOf(values: readonly WatchValue[]): readonly number[] {
  const numbers = values.flatMap(({ number }) => number ?? []);
  if (numbers.length < values.length)
    return values.map(({ text }, i) => (i > 0 && text !== values[i - 1]?.text ? 100 : LEAST));
  const [low, high] = [Math.min(0, ...numbers), Math.max(...numbers)];
  return numbers.map((number) => (high === low ? LEAST : LEAST + ((100 - LEAST) * (number - low)) / (high - low)));
}
