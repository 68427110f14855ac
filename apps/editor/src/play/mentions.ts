import { tagged } from '@sandtable/board';

/** The names that stand in the brackets of a value: `build(at(aria), cart)` speaks of aria and of cart. */
export const mentioned = (value: string): readonly string[] => tagged(value).parts.flatMap(leaves);

const leaves = (part: string): readonly string[] => {
  const { tag, parts } = tagged(part);
  return parts.length === 0 ? [tag] : parts.flatMap(leaves);
};

/** Numbers, yes and no are no names. */
const PLAIN = /^(?:true|false|none|-?[\d.]+)$/;

/** The same without numbers, yes and no. */
export const namesIn = (value: string): readonly string[] => mentioned(value).filter((name) => !PLAIN.test(name));

/** The names that values speak of only together with others: what they do goes on from there to another one. */
export function onlyTogether(values: readonly string[]): readonly string[] {
  const each = values.map(namesIn);
  const alone = new Set(each.filter(({ length }) => length === 1).flat());
  return alone.size === 0 ? [] : [...new Set(each.flat())].filter((name) => !alone.has(name));
}

/** Those values that speak of a name. */
export const mentioning = (values: readonly string[], name: string): readonly string[] =>
  values.filter((value) => mentioned(value).includes(name));

/**
 * The value that speaks of `member` where one of these speaks of another of the `like`: what a click on it would have
 * meant. Undefined where none speaks of just one of them.
 */
export function insteadOf(values: readonly string[], like: readonly string[], member: string): string | undefined {
  const known = new Set(like);
  for (const value of values) {
    const [named, ...more] = mentioned(value).filter((name) => known.has(name));
    if (named === undefined || named === value || more.length > 0) continue;
    return value.replaceAll(/[^(),\s]+/g, (word, at: number) =>
      word === named && value[at + word.length] !== '(' ? member : word,
    );
  }
  return undefined;
}
