import type { RunValue } from '@sandtable/eval';
import { codeAt, type Expr, sizeOf, type Type, treeKey } from '@sandtable/model';
import { type Evaluator, evaluator } from './constant.ts';
import { type Axis, type Cut, cutOf } from './cut.ts';
import { constant, full, masksOf } from './sets.ts';
import { atom, lowest, memory, type Scope, type Unit, type Val } from './unit.ts';

/** A table costs this many evaluations at most, and this many words. */
const MOST_EVALUATIONS = 4096;
const MOST_WORDS = 4096;

/** The members for which a condition over constants holds: a row of a table made while emitting. */
export function masked(s: Scope, e: Expr, x: number, type: Type): Val | undefined {
  const cut = cutOf(s, e, { e: 'local', local: x, type, span: e.span });
  if (cut === undefined) return undefined;
  const masks = tableOf(s.unit, cut);
  if (masks === undefined) return undefined;
  const words = Math.ceil(sizeOf(type) / 32);
  s.w.note(e.span, { is: 'by-table', entries: masks.length / words });
  if (cut.axes.length === 1) return constant(s, masks);
  const row = rowOf(s, cut.axes.slice(1));
  return memory(s.unit.table(masks), words === 1 ? atom(s, row) : atom(s, `(${row}) * ${words}`), words);
}

/** The same where it leaves some member out. */
export function narrowing(s: Scope, e: Expr, x: number, type: Type): Val | undefined {
  const cut = cutOf(s, e, { e: 'local', local: x, type, span: e.span });
  const masks = cut && tableOf(s.unit, cut);
  const all = full(type);
  return masks?.some((mask, i) => mask !== all[i % all.length]) ? masked(s, e, x, type) : undefined;
}

/** Where a row stands: the codes along the axes in mixed radix, the last varying fastest. */
const rowOf = (s: Scope, axes: readonly Axis[]): string =>
  axes.reduce((row, { expr, type }) => {
    const code = s.lower.scalar(s, expr);
    const own = lowest(type) === 0 ? code : `(${code} - ${lowest(type)})`;
    return row === '' ? own : `(${row}) * ${sizeOf(type)} + ${own}`;
  }, '');

const known = new WeakMap<Unit, Map<string, readonly number[] | undefined>>();

function tableOf(unit: Unit, cut: Cut): readonly number[] | undefined {
  const own = known.get(unit) ?? new Map<string, readonly number[] | undefined>();
  known.set(unit, own);
  const key = treeKey([
    cut.test,
    cut.axes.map((axis) => [axis.type, axis.local, axis.bare, axis.parts.map((part) => [part.key, part.local])]),
  ]);
  if (!own.has(key)) own.set(key, fits(cut) ? computed(unit, cut) : undefined);
  return own.get(key);
}

function fits({ axes: [x, ...others] }: Cut): boolean {
  const members = x === undefined ? 1 : sizeOf(x.type);
  const rows = others.reduce((n, axis) => n * sizeOf(axis.type), 1);
  return members <= MOST_EVALUATIONS && rows * Math.ceil(members / 32) <= MOST_WORDS;
}

/** Values along an axis that fare alike: each group is tried once. */
interface Group {
  readonly code: number;
  readonly parts: readonly RunValue[];
  readonly ordinals: number[];
}

function computed(unit: Unit, cut: Cut): readonly number[] | undefined {
  const at = evaluator(unit.model, cut.locals);
  const groups = cut.axes.map((axis) => groupsOf(at, axis));
  if (!groups.every((each) => each !== undefined)) return undefined;
  if (groups.reduce((n, each) => n * each.length, 1) > MOST_EVALUATIONS) return undefined;
  return rows(at, cut, groups);
}

function groupsOf(at: Evaluator, axis: Axis): readonly Group[] | undefined {
  const groups = new Map<string, Group>();
  const size = sizeOf(axis.type);
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const code = codeAt(axis.type, ordinal);
    at.values[axis.local] = code;
    const parts = axis.parts.map((part) => at.value(part.expr));
    if (!parts.every((value) => value !== undefined)) return undefined;
    const key = `${axis.bare ? code : ''}:${parts.join()}`;
    const group = groups.get(key) ?? { code, parts, ordinals: [] };
    group.ordinals.push(ordinal);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function give(at: Evaluator, axis: Axis, group: Group): void {
  at.values[axis.local] = group.code;
  axis.parts.forEach((part, i) => {
    at.values[part.local] = group.parts[i];
  });
}

/** Fills the rows of all values of the other axes with the members that pass. */
function rows(at: Evaluator, cut: Cut, groups: readonly (readonly Group[])[]): readonly number[] | undefined {
  const [x, ...others] = cut.axes;
  const words = Math.ceil(sizeOf(x?.type ?? { t: 'bool' }) / 32);
  const out = new Array<number>(others.reduce((n, axis) => n * sizeOf(axis.type), words)).fill(0);
  const along = (i: number, starts: readonly number[]): boolean => {
    const axis = others[i];
    if (axis === undefined)
      return row(at, cut, groups[0] ?? [], (mask) => starts.forEach((start) => put(out, start * words, mask)));
    return (groups[i + 1] ?? []).every((group) => {
      give(at, axis, group);
      return along(
        i + 1,
        starts.flatMap((start) => group.ordinals.map((o) => start * sizeOf(axis.type) + o)),
      );
    });
  };
  return along(0, [0]) ? out : undefined;
}

const put = (out: number[], start: number, mask: readonly number[]): void =>
  mask.forEach((word, i) => {
    out[start + i] = word;
  });

/** One row; false where the condition faults for some member. */
function row(at: Evaluator, cut: Cut, groups: readonly Group[], take: (mask: readonly number[]) => void): boolean {
  const x = cut.axes[0];
  if (x === undefined) return false;
  const passed: number[] = [];
  for (const group of groups) {
    give(at, x, group);
    const holds = at.value(cut.test);
    if (holds === undefined) return false;
    if (holds !== 0) passed.push(...group.ordinals);
  }
  take(masksOf(passed, Math.ceil(sizeOf(x.type) / 32)));
  return true;
}
