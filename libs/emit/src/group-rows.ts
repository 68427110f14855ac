import type { Group } from './plan.ts';
import { memory, plus, type Val } from './unit.ts';

/** More bitsets than this are not put together. */
const MOST_ROWS = 4;

/** The members of one group. */
export const rowOf = ({ at, words, field }: Group, code: string): Val => ({
  ...memory('S', plus(`${at}`, /^\d+$/.test(code) ? Number(code) * words : `${code} * ${words}`), words),
  inGroups: { field, bits: `1 << ${code}` },
});

/** The members of one group, or all others. */
export function signed(op: string, { n, at, mem, inGroups }: Val): Val {
  if (op !== '!=') return { n, at, mem, inGroups };
  return { n, at: (i) => `~${at(i)}`, inGroups: inGroups && { ...inGroups, bits: `~(${inGroups.bits})` } };
}

/** The members whose field has one of the codes, where that is some of the groups as a whole. */
export function rowsOf(group: Group, codes: ReadonlySet<number>): Val | undefined {
  const own = wholeRows(group, codes);
  if (own === undefined) return undefined;
  const rows = Array.from({ length: group.rows }, (_, r) => r);
  const inside = rows.filter((r) => own.has(r));
  const outside = rows.filter((r) => !own.has(r));
  const negative = outside.length < inside.length;
  const some = negative ? outside : inside;
  if (some.length > MOST_ROWS || some.length === 0) return undefined;
  const at = (i: number | string): string => `(${some.map((r) => rowOf(group, `${r}`).at(i)).join(' | ')})`;
  const bits = `${inside.reduce((all, r) => all | (1 << r), 0)}`;
  return { n: group.words, at: (i) => `${negative ? '~' : ''}${at(i)}`, inGroups: { field: group.field, bits } };
}

/** The groups that codes belong to, if these are all of their codes. */
function wholeRows({ of }: Group, codes: ReadonlySet<number>): ReadonlySet<number> | undefined {
  const own = new Set<number>();
  let known = 0;
  for (const code of codes) {
    const row = of[code];
    if (row === undefined) continue;
    own.add(row);
    known += 1;
  }
  let all = 0;
  for (const row of of) if (own.has(row)) all += 1;
  return all === known ? own : undefined;
}
