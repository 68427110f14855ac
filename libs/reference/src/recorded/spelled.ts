import { entry, type RunValue } from '@sandtable/eval';
import type { Model } from '@sandtable/model';
import { show } from '../show.ts';
import { differencesOf } from './differences.ts';
import { created, isThere } from './pieces.ts';
import type { Snapshot } from './snapshot.ts';

/** Statements that make `before` into `after`, as far as the language has some: maps have none. */
export function statementsFor(model: Model, before: Snapshot, after: Snapshot): readonly string[] {
  const hidden = hiddenFields(model);
  const plain = differencesOf(model, before, after).flatMap(({ name, type, value, cell }) => {
    if ((cell && hidden.has(cell.field)) || type.t === 'map') return [];
    return [`${name} = ${show(model, type, value)}`];
  });
  return [...created(model, after), ...laid(model, before, after), ...plain];
}

/** Members are laid into their piles from the bottom up. */
function laid(model: Model, before: Snapshot, after: Snapshot): readonly string[] {
  const fields = [...new Set(model.piles.map(({ field }) => field))];
  return fields.flatMap((field) => {
    const own = model.piles.find((pile) => pile.field === field);
    const { type, kind } = entry(model.fields, field);
    const [was, is] = [before.fields[field] ?? [], after.fields[field] ?? []];
    const place = (member: number): number => Number(after.fields[own?.place ?? -1]?.[member] ?? 0);
    const moved = is.flatMap((spot, member) =>
      spot !== was[member] && spot !== 0 ? [{ spot: Number(spot), member }] : [],
    );
    return moved
      .sort((a, b) => a.spot - b.spot || place(a.member) - place(b.member))
      .map(({ spot, member }) => `put ${entry(model.kinds, kind).members[member]?.id} into ${show(model, type, spot)}`);
  });
}

/** What is so in `after` and was not in `before`, as tests. */
export function testsFor(model: Model, before: Snapshot, after: Snapshot): readonly string[] {
  const hidden = hiddenFields(model);
  const places = new Set(model.piles.map(({ field }) => field));
  const gone = model.kinds.flatMap(({ name, members }, kind) =>
    members.flatMap(({ id }, m) =>
      isThere(model, before, kind, m) && !isThere(model, after, kind, m) ? [`not (${id} in ${name})`] : [],
    ),
  );
  const differences = differencesOf(model, before, after).flatMap(({ name, type, value, cell }) => {
    if (cell && places.has(cell.field)) return isLying(model, cell, value);
    if ((cell && hidden.has(cell.field)) || type.t === 'map') return [];
    if (type.t === 'bool') return [value === 0 ? `not ${name}` : name];
    return [`${name} == ${show(model, type, value)}`];
  });
  return [...gone, ...differences];
}

function isLying(model: Model, cell: { readonly field: number; readonly member: number }, value: RunValue) {
  const { kind, type } = entry(model.fields, cell.field);
  const id = entry(model.kinds, kind).members[cell.member]?.id;
  return value === 0 ? [] : [`${id} in ${show(model, type, value)}`];
}

/** Fields that follow from what happens to piles and pools. */
const hiddenFields = (model: Model): ReadonlySet<number> =>
  new Set([
    ...model.piles.flatMap(({ field, place, known }) => [field, place ?? -1, known ?? -1]),
    ...model.kinds.flatMap(({ pool }) => (pool ? [pool.live] : [])),
  ]);
