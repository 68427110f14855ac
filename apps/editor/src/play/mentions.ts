import { tagged } from '@sandtable/board';

/** The names that stand in the brackets of a value: `build(at(aria), cart)` speaks of aria and of cart. */
export const mentioned = (value: string): readonly string[] => tagged(value).parts.flatMap(leaves);

const leaves = (part: string): readonly string[] => {
  const { tag, parts } = tagged(part);
  return parts.length === 0 ? [tag] : parts.flatMap(leaves);
};

/** Those values that speak of a name. */
export const mentioning = (values: readonly string[], name: string): readonly string[] =>
  values.filter((value) => mentioned(value).includes(name));
