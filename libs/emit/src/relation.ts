import { type Expr, type Relation, sizeOf, type Value } from '@sandtable/model';
import { listedField } from './listed-joins.ts';
import { masksOf } from './sets.ts';
import { tableFor } from './table-for.ts';
import { atom, lowest, memory, one, type Scope, type Val, wordsOf } from './unit.ts';
import { slotsOf } from './words.ts';

/** The row of a table of sets. */
export function rowOf(s: Scope, key: string, n: number, of: Expr, lists: () => readonly (readonly number[])[]): Val {
  const x = s.lower.scalar(s, of);
  const low = lowest(of.type);
  return rowAt(s, key, n, low === 0 ? x : `(${x} - ${low})`, lists);
}

/** The same for an ordinal. */
export function rowAt(s: Scope, key: string, n: number, o: string, lists: () => readonly (readonly number[])[]): Val {
  const table = tableFor(s.unit, key, () => lists().flatMap((list) => masksOf(list, n)));
  const row = atom(s, o);
  return memory(table, n === 1 ? row : atom(s, `${row} * ${n}`), n, row);
}

export function partners(s: Scope, index: number, of: Expr): Val {
  const relation = s.unit.model.relations[index];
  if (relation === undefined) return one('0');
  return rowOf(s, `partners ${index}`, Math.ceil(sizeOf(relation.right) / 32), of, () => partnerLists(relation));
}

function partnerLists(relation: Relation): readonly (readonly number[])[] {
  const lists = Array.from({ length: sizeOf(relation.left) }, (): number[] => []);
  for (const join of relation.joins) {
    lists[join.left]?.push(join.right);
    if (!relation.directed) lists[join.right]?.push(join.left);
  }
  return lists;
}

/** Above so many pairs a table of all of them would be longer than the rest of the module. */
const FEW_PAIRS = 65_536;

/** Fields of pairs, with the default for pairs that are not joined: a table of all pairs, or of the joins. */
export function joinField(s: Scope, e: Extract<Expr, { e: 'join' }>): Val {
  const relation = s.unit.model.relations[e.relation];
  const field = relation?.fields[e.field];
  if (relation === undefined || field === undefined) return one('0');
  const width = sizeOf(relation.right);
  const n = wordsOf(field.type);
  if (sizeOf(relation.left) * width > FEW_PAIRS) return listedField(s, e, relation, field);
  const low = lowest(relation.left) * width + lowest(relation.right);
  const slots = (value: Value | undefined) => slotsOf(field.type, value, s.unit.infos.text);
  const table = tableFor(s.unit, `join ${e.relation} ${e.field}`, () => joinValues(relation, e.field, slots));
  const pair = `${s.lower.scalar(s, e.left)} * ${width} + ${s.lower.scalar(s, e.right)}${low === 0 ? '' : ` - ${low}`}`;
  return n === 1 ? one(`${table}[${pair}]`) : memory(table, atom(s, `(${pair}) * ${n}`), n);
}

function joinValues(
  relation: Relation,
  field: number,
  slots: (value: Value | undefined) => readonly number[],
): readonly number[] {
  const width = sizeOf(relation.right);
  const initial = slots(relation.fields[field]?.initial);
  const values = Array.from({ length: sizeOf(relation.left) * width }, () => initial);
  for (const join of relation.joins) {
    const value = slots(join.values[field]);
    values[join.left * width + join.right] = value;
    if (!relation.directed) values[join.right * width + join.left] = value;
  }
  return values.flat();
}
