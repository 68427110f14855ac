import { constant, fn, type Item, int, text } from './code.ts';

/** Beyond this many words, an array has a block of its own. */
const BLOCK = 8192;

/**
 * Arrays of a module are parts of a few blocks: where V8 keeps short arrays that aren't part of another, it has to look up
 * where they are whenever they are read. Of those in blocks, the place is known when code is compiled.
 */
export const rooms: readonly Item[] = [
  text('let block = new Int32Array(0), taken = 0;'),
  fn('room', [int('words')], 'Int32Array')`
    if (words > ${BLOCK}) return new Int32Array(words);
    if (taken + words > block.length) { block = new Int32Array(${BLOCK}); taken = 0; }
    taken += words;
    return block.subarray(taken - words, taken);
  `,
  fn('filled', [{ name: 'values', type: 'readonly number[]' }], 'Int32Array')`
    const array = room(values.length);
    array.set(values);
    return array;
  `,
];

/** The constant arrays of a module, by the names under which its code knows them. */
export const constantTables = (tables: Iterable<readonly [values: string, name: string]>): readonly Item[] =>
  [...tables].map(([values, name]) => constant(name, written(values)));

/** Short tables are written out: there is nothing to gain. */
const SHORT = 4096;

/**
 * Most words of large maps are alike, such as the empty ones of sets of neighbors. Then only the others are written, each with the
 * distance from the one before. A list of values isn't a list of arguments, of which a call takes only some 65,000.
 */
function written(values: string): string {
  if (values.length < SHORT) return `filled([${values}])`;
  const numbers = values.split(',').map(Number);
  const others = numbers.flatMap((value, i) => (value === 0 ? [] : [[i, value] as const]));
  if (others.length * 3 > numbers.length) return `filled([${values}])`;
  const steps = others.flatMap(([i, value], k) => [i - (others[k - 1]?.[0] ?? 0), value]);
  return `sparse(${numbers.length}, [${steps}])`;
}
