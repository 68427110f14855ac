/** Each value once, with its number; values of one key are the same. */
export function interned<T>(keyOf: (value: T) => string) {
  const all: T[] = [];
  const seen = new Map<string, number>();
  const met = new Map<T, number>();
  const add = (value: T): number => {
    const key = keyOf(value);
    const known = seen.get(key) ?? all.push(value) - 1;
    seen.set(key, known);
    met.set(value, known);
    return known;
  };
  // The same objects are met again and again, and need no key then.
  const index = (value: T): number => met.get(value) ?? add(value);
  return { all, index };
}
