import type { StripItem } from './strip-items.ts';

/** A number says little without its name; a word such as “autumn” needs none. */
const isNumber = (value: string): boolean => /^\p{N}/u.test(value);

/** The values of the line over the board in a few words: the first says how far the match is; of the others, only numbers do. */
export const briefValues = (items: readonly StripItem[]): readonly string[] =>
  items.flatMap(({ name, value, note }, nth) => {
    if (value === undefined || (nth > 0 && !isNumber(value))) return [];
    return [[isNumber(value) ? name : undefined, value, note].filter((part) => part !== undefined).join(' ')];
  });
