import { head, int } from './code.ts';
import { isNearKept } from './index-reads.ts';
import { gridOf, nearCell, neighborLists } from './near.ts';
import type { Group } from './plan.ts';
import { addFunction, type Emitting } from './unit.ts';

/** What is kept of a field for its neighbors, if something reads it. */
function keptFor(unit: Emitting, field: number) {
  const [group, grid] = [unit.plan.groups.get(field), gridOf(unit, field)];
  if (group?.near === undefined || grid === undefined || !isNearKept(unit, field)) return undefined;
  return { group, near: group.near, lists: neighborLists(unit, grid), grid };
}

/** After a write: neighbors of a place are neighbors of each other. */
export function nearChanged(unit: Emitting, field: number): void {
  const kept = keptFor(unit, field);
  if (kept === undefined) return;
  const { first, items } = kept.lists;
  unit.w.line(`if (from !== into) for (let j = ${first}[m]; j < ${first}[m + 1]; ++j) near${field}(${items}[j]);`);
}

/** Finds again which groups are next to a place. */
export function nearFunction(unit: Emitting, field: number): void {
  const kept = keptFor(unit, field);
  if (kept === undefined) return;
  const { first, items } = kept.lists;
  const { word, by, all } = nearCell(kept.near, 'm');
  const at = unit.plan.fields[field]?.at ?? 0;
  const { w } = unit;
  addFunction(unit, head(`near${field}`, [int('m')], 'void'), () => {
    w.line('let bits = 0;');
    w.line(
      `for (let j = ${first}[m]; j < ${first}[m + 1]; ++j) bits |= 1 << ${unit.table(kept.group.of)}[S[${at} + ${items}[j]]];`,
    );
    w.line(`const by = ${by};`);
    w.line(`${word} = ${word} & ~(${all} << by) | bits << by;`);
  });
}

/** All places of a position that was put up by hand. */
export function nearAgain(unit: Emitting, field: number): void {
  const count = keptFor(unit, field)?.grid.cells.length;
  if (count !== undefined) unit.w.line(`for (let m = 0; m < ${count}; ++m) near${field}(m);`);
}

/** All places of the position that a match begins with. */
export function writeNear(unit: Emitting, position: number[], { field }: Group, values: readonly number[]): void {
  const kept = keptFor(unit, field);
  kept?.grid.neighbours.forEach((neighbors, m) => {
    const { near, group } = kept;
    const k = near.at + (m >> near.share);
    const by = (m & ((1 << near.share) - 1)) << (5 - near.share);
    for (const n of neighbors) position[k] = (position[k] ?? 0) | (1 << (by + (group.of[values[n] ?? 0] ?? 0)));
  });
}
