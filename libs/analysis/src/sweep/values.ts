import { splitOutside } from '@sandtable/text';

/** Values that are to be tried, as they are written: `2..6`, `0..100:20`, `a,b`, or several of these. */
export type ValuesRead =
  | { readonly ok: true; readonly values: readonly string[] }
  /** What is wrong with them, and which part is. */
  | { readonly ok: false; readonly why: 'empty' | 'range' | 'many'; readonly part: string };

/** More values than this of one thing nobody means. */
export const MOST_VALUES = 1000;
const RANGE = /^(-?\d{1,12}(?:\.\d{1,6})?)\.\.(-?\d{1,12}(?:\.\d{1,6})?)(?::(\d{1,12}(?:\.\d{1,6})?))?$/;

/** Reads values; each is kept once, in the order in which they are written. */
export function readValues(text: string): ValuesRead {
  const values: string[] = [];
  for (const part of text === '' ? [''] : (splitOutside(text, ',') ?? text.split(',').map((one) => one.trim()))) {
    if (part === '') return { ok: false, why: 'empty', part: text };
    const read = part.includes('..') ? rangeIn(part) : [part];
    if (typeof read === 'string') return { ok: false, why: read, part };
    values.push(...read);
    if (values.length > MOST_VALUES) return { ok: false, why: 'many', part: text };
  }
  return { ok: true, values: [...new Set(values)] };
}

/** Counted in whole steps, so that ten tenths are one. */
function rangeIn(part: string): readonly string[] | 'range' | 'many' {
  const [, from, to, by = '1'] = RANGE.exec(part) ?? [];
  if (from === undefined || to === undefined) return 'range';
  const digits = Math.max(...[from, to, by].map((one) => one.split('.')[1]?.length ?? 0));
  const scale = 10 ** digits;
  const [low, high, step] = [from, to, by].map((one) => Math.round(Number(one) * scale)) as [number, number, number];
  if (step <= 0 || high < low) return 'range';
  const count = Math.floor((high - low) / step) + 1;
  if (count > MOST_VALUES) return 'many';
  return Array.from({ length: count }, (_, i) => String((low + i * step) / scale));
}
