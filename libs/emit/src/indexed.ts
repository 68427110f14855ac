import { type Expr, expressionsIn, type Model, sizeOf } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { bodiesIn } from './bodies.ts';
import { head, int } from './code.ts';
import { isTakenKept, keptRows } from './index-reads.ts';
import { nearChanged, nearFunction } from './near-write.ts';
import type { Group, Index } from './plan.ts';
import { factName, fieldName, writesOf } from './plan-notes.ts';
import { addFunction, type Emitting, type Unit } from './unit.ts';

/**
 * State fields that some loop or quantifier compares, or that say where members of piles are, and that are small enough for a
 * set of members per value.
 */
export function indexedFields(model: Model): ReadonlySet<number> {
  const compared = bodiesIn(model).flatMap((root) => expressionsIn(...root).flatMap(askedBy));
  const asked = new Set([...compared, ...model.piles.map(({ field }) => field)]);
  return new Set([...asked].filter((f) => worthy(model, f)).sort((a, b) => a - b));
}

function worthy(model: Model, f: number): boolean {
  const field = model.fields[f];
  if (field === undefined || !field.state || (field.type.t !== 'kind' && field.type.t !== 'union')) return false;
  return sizeOf(field.type) <= 128 && field.values.length <= 128;
}

/** The fields of locals that an expression compares by itself. */
function askedBy(e: Expr): readonly number[] {
  const sides = e.e === 'compare' && (e.op === '==' || e.op === '!=') ? [e.left, e.right] : e.e === 'is' ? [e.of] : [];
  return sides.flatMap((side) => (side.e === 'field' && side.of.e === 'local' ? [side.field] : []));
}

/** Whether a field is written by a function of its own, which keeps sets of members beside it. */
export const isKept = ({ plan }: Unit, field: number): boolean => plan.indexes.has(field) || plan.groups.has(field);

export function indexFunctions(unit: Emitting): void {
  const kept = unit.plan.fields.flatMap((_, field) => (isKept(unit, field) ? [field] : []));
  if (kept.length === 0) return;
  const writes = writesOf(unit.model);
  for (const field of kept) {
    indexFunction(unit, field);
    explain(unit, field, writes.get(field) ?? []);
  }
}

/** Keeps the members per value, and which values are taken, and the members per group, while a field changes. */
function indexFunction(unit: Emitting, field: number): void {
  const at = unit.plan.fields[field]?.at ?? 0;
  const { w } = unit;
  addFunction(unit, head(`x${field}`, [int('m'), int('to')], 'void'), () => {
    w.line(`const old = S[${at} + m];`);
    w.line('if (old === to) return;');
    values(unit, field);
    groups(unit, field);
    w.line(`S[${at} + m] = to;`);
    nearChanged(unit, field);
  });
  nearFunction(unit, field);
}

function explain(unit: Emitting, index: number, writes: readonly Span[]): void {
  const { model, plan, plans } = unit;
  const [field, group] = [model.fields[index], plan.groups.get(index)];
  if (field === undefined) return;
  const known = { field: fieldName(model, index), writes };
  const at = field.at.span;
  const rows = plan.indexes.has(index) ? keptRows(unit, index) : [];
  const values = rows === 'all' ? sizeOf(field.type) : rows.length;
  if (values > 0) plans.push({ at, plan: { is: 'index', ...known, values } });
  if (group) plans.push({ at, plan: { is: 'groups', ...known, fact: factName(model, group), values: group.rows } });
}

function values(unit: Emitting, field: number): void {
  const index = unit.plan.indexes.get(field);
  const rows = keptRows(unit, field);
  if (index === undefined) return;
  if (rows === 'all') allRows(unit, index, isTakenKept(unit, field));
  else for (const code of rows) oneRow(unit, index, code);
}

function oneRow({ w }: Emitting, index: Index, code: number): void {
  const { word, bit } = cellsOf(index);
  w.line(`if (old === ${code}) ${word(`${code}`)} &= ~(1 << ${bit});`);
  w.line(`else if (to === ${code}) ${word(`${code}`)} |= 1 << ${bit};`);
}

function allRows({ w }: Emitting, index: Index, withTaken: boolean): void {
  const { word, row, bit } = cellsOf(index);
  w.line(`${word('old')} &= ~(1 << ${bit});`);
  const rest = Array.from({ length: index.words }, (_, i) => `S[${row('old')} + ${i}]`).join(' | ');
  if (withTaken) w.line(`if ((${rest}) === 0) S[${index.taken} + (old >> 5)] &= ~(1 << (old & 31));`);
  w.line(`${word('to')} |= 1 << ${bit};`);
  if (withTaken) w.line(`S[${index.taken} + (to >> 5)] |= 1 << (to & 31);`);
}

/** Where the set of a value begins, the word in it that has the bit of member `m`, and which bit that is. */
function cellsOf({ at, words }: Index) {
  const row = (code: string): string => `${at} + ${words === 1 ? code : `${code} * ${words}`}`;
  const word = (code: string): string => `S[${row(code)}${words === 1 ? '' : ' + (m >> 5)'}]`;
  return { row, word, bit: words === 1 ? 'm' : '(m & 31)' };
}

function groups(unit: Emitting, field: number): void {
  const group = unit.plan.groups.get(field);
  if (group === undefined) return;
  const of = unit.table(group.of);
  unit.w.line(`const from = ${of}[old], into = ${of}[to];`);
  unit.w.block('if (from !== into)', () => {
    unit.w.line(`S[${wordIn(group, 'from')}] &= ~(1 << (m & 31));`);
    unit.w.line(`S[${wordIn(group, 'into')}] |= 1 << (m & 31);`);
  });
}

/** Where the bit of member `m` lies in the set of a group. */
export const wordIn = ({ at, words }: Group, group: string): string =>
  words === 1 ? `${at} + ${group}` : `${at} + ${group} * ${words} + (m >> 5)`;
