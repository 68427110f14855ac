import { type Expr, type Relation, sizeOf } from '@sandtable/model';
import { masksOf } from './sets.ts';
import { atom, lowest, memory, one, type Scope, type Unit, type Val } from './unit.ts';

/** Tables of relations and grids are long, and asked for in many places: each is made once. */
const known = new WeakMap<Unit, Map<string, string>>();

function tableFor(unit: Unit, key: string, make: () => readonly number[]): string {
  const own = known.get(unit) ?? new Map<string, string>();
  known.set(unit, own);
  const name = own.get(key) ?? unit.table(make());
  own.set(key, name);
  return name;
}

/** The row of a table of sets. */
function rowOf(s: Scope, key: string, n: number, of: Expr, lists: () => readonly (readonly number[])[]): Val {
  const x = s.lower.scalar(s, of);
  const low = lowest(of.type);
  const o = low === 0 ? x : `(${x} - ${low})`;
  const table = tableFor(s.unit, key, () => lists().flatMap((list) => masksOf(list, n)));
  return memory(table, n === 1 ? atom(s, o) : atom(s, `${o} * ${n}`), n);
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

export function neighbours(s: Scope, of: Expr): Val {
  const index = of.type.t === 'kind' ? of.type.kind : -1;
  const kind = s.unit.model.kinds[index];
  const words = Math.ceil((kind?.members.length ?? 1) / 32);
  return rowOf(s, `neighbours ${index}`, words, of, () => kind?.grid?.neighbours ?? []);
}

export function distance(s: Scope, e: Extract<Expr, { e: 'distance' }>): string {
  const kind = e.left.type.t === 'kind' ? s.unit.model.kinds[e.left.type.kind] : undefined;
  const table = s.unit.table(kind?.grid?.distance ?? []);
  return `${table}[${s.lower.scalar(s, e.left)} * ${kind?.members.length ?? 0} + ${s.lower.scalar(s, e.right)}]`;
}

/** Fields of pairs: a dense table, with the default for pairs that are not joined. */
export function joinField(s: Scope, e: Extract<Expr, { e: 'join' }>): string {
  const relation = s.unit.model.relations[e.relation];
  if (relation === undefined) return '0';
  const width = sizeOf(relation.right);
  const base = lowest(relation.left) * width + lowest(relation.right);
  const table = tableFor(s.unit, `join ${e.relation} ${e.field}`, () => joinValues(relation, e.field));
  const at = `${s.lower.scalar(s, e.left)} * ${width} + ${s.lower.scalar(s, e.right)}`;
  return `${table}[${at}${base === 0 ? '' : ` - ${base}`}]`;
}

function joinValues(relation: Relation, field: number): readonly number[] {
  const width = sizeOf(relation.right);
  const initial = Number(relation.fields[field]?.initial ?? 0);
  const values = Array.from({ length: sizeOf(relation.left) * width }, () => initial);
  for (const join of relation.joins) {
    const value = Number(join.values[field] ?? 0);
    values[join.left * width + join.right] = value;
    if (!relation.directed) values[join.right * width + join.left] = value;
  }
  return values;
}
