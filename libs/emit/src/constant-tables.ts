import { constant, type Item } from './code.ts';

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
  if (values.length < SHORT) return `Int32Array.of(${values})`;
  const numbers = values.split(',').map(Number);
  const others = numbers.flatMap((value, i) => (value === 0 ? [] : [[i, value] as const]));
  if (others.length * 3 > numbers.length) return `Int32Array.from([${values}])`;
  const steps = others.flatMap(([i, value], k) => [i - (others[k - 1]?.[0] ?? 0), value]);
  return `sparse(${numbers.length}, [${steps}])`;
}
