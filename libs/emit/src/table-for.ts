import type { Unit } from './unit.ts';

/** Tables of relations and grids are long, and asked for in many places: each is made once. */
const known = new WeakMap<Unit, Map<string, string>>();

export function tableFor(unit: Unit, key: string, make: () => readonly number[]): string {
  const own = known.get(unit) ?? new Map<string, string>();
  known.set(unit, own);
  const name = own.get(key) ?? unit.table(make());
  own.set(key, name);
  return name;
}
