import { type Row, showType, type Target } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { Provenance } from '@sandtable/model';
import { showValue } from './values.ts';

/** A line of facts: the name of a field and its value or type. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** The values of a member's row, for a kind its fields with their types. */
export function factsOf(library: Library, { sort, name, of }: Target): readonly Fact[] {
  if (sort === 'kind') return fieldTypes(library, name);
  return sort === 'member' ? valuesOf(library, of, name) : [];
}

function fieldTypes({ basis }: Library, name: string): readonly Fact[] {
  const { kinds, fields } = basis.draft.world;
  const kind = kinds.find((one) => one.name === name);
  return [...(kind?.fields ?? [])].flatMap(([field, index]) => {
    const type = fields[index]?.type;
    return type === undefined ? [] : [{ name: field, value: showType(type) }];
  });
}

function valuesOf({ basis }: Library, owner: string, id: string): readonly Fact[] {
  const { world, fields } = basis.draft;
  const kind = world.kinds.find((one) => one.name === owner);
  const ordinal = kind?.members.indexOf(id) ?? -1;
  if (kind === undefined || ordinal < 0) return [];
  return [...kind.fields].flatMap(([name, index]) => {
    const field = fields[index];
    return field === undefined ? [] : [{ name, value: showValue(world, field.type, field.values[ordinal]) }];
  });
}

/** Where the row of a member was taken from. */
export const provenanceOf = (library: Library, target: Target): readonly Provenance[] =>
  rowOf(library, target)?.provenance ?? [];

export function rowOf({ basis }: Library, { sort, name, of }: Target): Row | undefined {
  if (sort !== 'member') return undefined;
  return basis.draft.rows.get(of)?.find((row) => {
    const cell = row.cells.get('id')?.cell;
    return (cell?.c === 'name' || cell?.c === 'string') && cell.text === name;
  });
}
