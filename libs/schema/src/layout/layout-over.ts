type Entries = { readonly [key: string]: unknown };

/**
 * The text of a layout with patches over it. Entries are set by their keys, at any depth, and `null` takes one away. A list
 * of names or things at the top is added to; all others are replaced. What can't be read changes nothing.
 */
export function layoutOver(base: string | undefined, patches: readonly string[]): string | undefined {
  const read = patches.map(entriesIn).filter((one) => one !== undefined);
  if (read.length === 0) return base;
  const layout = base === undefined ? {} : entriesIn(base);
  if (layout === undefined) return base;
  return `${JSON.stringify(
    read.reduce<Entries>((all, patch) => over(all, patch, true), layout),
    undefined,
    2,
  )}\n`;
}

function entriesIn(text: string): Entries | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isEntries(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function over(base: Entries, patch: Entries, isTop: boolean): Entries {
  const all = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(patch)) {
    const before = all.get(key);
    if (value === null) all.delete(key);
    else if (isEntries(value)) all.set(key, over(isEntries(before) ? before : {}, value, false));
    else if (isTop && isList(value) && isList(before)) all.set(key, [...before, ...value]);
    else all.set(key, value);
  }
  return Object.fromEntries(all);
}

/** Points and numbers are replaced as a whole. */
const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' || isEntries(item));
