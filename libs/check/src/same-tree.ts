/** Whether two trees say the same, wherever they stand and whatever is noted beside them. */
export function sameTree(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a).filter((key) => !ASIDE.has(key));
  if (keys.length !== Object.keys(b).filter((key) => !ASIDE.has(key)).length) return false;
  return keys.every((key) => sameTree((a as Bag)[key], (b as Bag)[key]));
}

type Bag = Readonly<Record<string, unknown>>;
const ASIDE = new Set(['span', 'doc']);
