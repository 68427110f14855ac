/** Whether two values of plain data are equal through and through, places included. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Map) return b instanceof Map && a.size === b.size && same([...a], [...b]);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => same((a as Bag)[key], (b as Bag)[key]));
}
type Bag = Readonly<Record<string, unknown>>;
