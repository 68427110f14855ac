import type { IntType } from '@sandtable/model';
import { digitsBetween } from './digit-range.ts';
import { type Steps, stepsOf } from './steps.ts';

/** A regular expression for the spellings of a number inside a tag: `3`, `03`, `-0.5`, `2.50`; undefined if there are none. */
export function numberPattern(type: IntType): string | undefined {
  const { low, high, over } = stepsOf(type);
  const above = magnitudes({ low: Math.max(0, low), high, over });
  const below = magnitudes({ low: Math.max(0, -high), high: -low, over }).map((pattern) => `-${pattern}`);
  const all = [...above, ...below];
  return all.length === 0 ? undefined : all.join('|');
}

/** One alternative for each fraction, since each has its own range of whole numbers. */
const magnitudes = (steps: Steps): readonly string[] =>
  Array.from({ length: steps.over }, (_, fraction) => withFraction(steps, fraction)).flatMap((one) => one ?? []);

function withFraction({ low, high, over }: Steps, fraction: number): string | undefined {
  const first = Math.max(0, Math.ceil((low - fraction) / over));
  const last = Math.floor((high - fraction) / over);
  if (first > last) return undefined;
  const digits = decimals(fraction, over);
  return `0*${digitsBetween(first, last)}${digits === '' ? '(?:\\.0+)?' : `\\.${digits}0*`}`;
}

/** `decimals(1, 4)` is `25`; no trailing zeros. */
function decimals(fraction: number, over: number): string {
  let digits = '';
  for (let rest = fraction; rest > 0; rest = (rest * 10) % over) digits += Math.floor((rest * 10) / over);
  return digits;
}
