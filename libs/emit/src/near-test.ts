import { noteNear } from './index-reads.ts';
import { gridOf, nearCell, neighborLists } from './near.ts';
import type { Scope, Val } from './unit.ts';

/** Whether a neighbor may be in all of these sets, as far as groups of values tell; undefined if they tell nothing. */
export function nearby(
  s: Scope,
  list: { readonly first: string; readonly items: string },
  row: string,
  sets: readonly Val[],
): string | undefined {
  const fields = [...new Set(sets.flatMap(({ inGroups }) => (inGroups === undefined ? [] : [inGroups.field])))];
  const tests = fields.flatMap((field) => {
    const [near, grid] = [s.unit.plan.groups.get(field)?.near, gridOf(s.unit, field)];
    if (near === undefined || grid === undefined) return [];
    const own = neighborLists(s.unit, grid);
    if (own.first !== list.first || own.items !== list.items) return [];
    noteNear(s.unit, field);
    const { word, by } = nearCell(near, row);
    const bits = sets.flatMap(({ inGroups }) => (inGroups?.field === field ? [maskOf(inGroups.bits)] : []));
    return [`(${word} >>> ${by} & ${bits.join(' & ')}) !== 0`];
  });
  return tests.length === 0 ? undefined : tests.join(' && ');
}

/** Shifts bind more loosely than what they are joined with. */
const maskOf = (bits: string): string => (/^(\d+|~\(.*\))$/.test(bits) ? bits : `(${bits})`);
