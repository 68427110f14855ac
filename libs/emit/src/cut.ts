import { changedBelow, type Expr, type Local, sizeOf, type Type, treeKey } from '@sandtable/model';
import { constantNode, factsOf } from './facts.ts';
import { faultless } from './faultless.ts';
import { bodyOf, isSmall } from './inline.ts';
import { binding, replaced } from './tree.ts';
import type { Scope } from './unit.ts';

/** Axes with more values than this make no table. */
const MOST_VALUES = 4096;

/** What a table runs along: a local, or a part of the condition that is read in play. */
export interface Axis {
  readonly expr: Expr;
  readonly type: Type;
  /** The local of the cut condition that stands for it, and whether it is read there. */
  readonly local: number;
  bare: boolean;
  /** What of the condition depends on this axis alone, and the locals that stand for it; equal parts have equal keys. */
  readonly parts: { readonly expr: Expr; readonly key: string; readonly local: number }[];
}
/** A condition over constants, taken apart along its axes; its locals are numbered again, so that equal ones are equal. */
export interface Cut {
  readonly test: Expr;
  readonly locals: readonly Local[];
  readonly axes: readonly Axis[];
}
interface Cutting {
  readonly s: Scope;
  readonly x: number;
  readonly locals: Local[];
  readonly numbers: Map<number, number>;
  readonly inner: Set<number>;
  readonly axes: Axis[];
  failed: boolean;
}

/** The first axis is `x`. Undefined where the condition looks at something that changes together with `x`. */
export function cutOf(s: Scope, e: Expr, x: Expr & { readonly e: 'local' }): Cut | undefined {
  if (factsOf(s.unit.model, e).moving.has(x.local)) return undefined;
  const inner = new Set(factsOf(s.unit.model, e).binds);
  const c: Cutting = { s, x: x.local, locals: [], numbers: new Map(), inner, axes: [], failed: false };
  axisOf(c, x);
  const test = expr(c, e);
  return c.failed ? undefined : { test, locals: c.locals, axes: c.axes };
}

function numberOf(c: Cutting, local: number): number {
  const known = c.numbers.get(local) ?? c.locals.push({ name: '', type: c.s.typeOf(local) }) - 1;
  c.numbers.set(local, known);
  return known;
}

const renamed = (c: Cutting, e: Expr): Expr =>
  replaced(
    e,
    (each) => (each.e === 'local' ? { ...each, local: numberOf(c, each.local) } : each),
    (local) => numberOf(c, local),
  );

function parts(c: Cutting, e: Expr): Expr {
  const local = (number: number): number => numberOf(c, number);
  if (e.e === 'local') return { ...e, local: local(e.local) };
  return changedBelow('expr', e, { expr: (each) => (c.failed ? each : expr(c, each)), local });
}

function expr(c: Cutting, e: Expr): Expr {
  if (e.e === 'value') return e;
  const { model } = c.s.unit;
  const { reads, binds, constant } = factsOf(model, e);
  const free = [...reads].filter((local) => !binds.has(local));
  const whole = finite(e.type) && !binding(e) && free.every((local) => !c.inner.has(local));
  const only = free.length === 1 && whole && constant ? free[0] : undefined;
  if (only !== undefined) return partOf(c, e, only);
  if (whole && !reads.has(c.x) && readInPlay(c, e, free, constant)) return standing(axisOf(c, e), e);
  if (!constantNode(model, e) || (e.e === 'local' && !c.inner.has(e.local))) c.failed = true;
  return e.e === 'call' && isSmall(c.s, e.fn) ? inPlace(c, e) : parts(c, e);
}

const scalars = new Set<Type['t']>(['int', 'bool', 'kind', 'union']);
const finite = (type: Type): boolean => scalars.has(type.t) && sizeOf(type) <= MOST_VALUES;

/** A part without `x` is read in play where it changes, or where it has fewer values than what it is made of. */
function readInPlay(c: Cutting, e: Expr, free: readonly number[], constant: boolean): boolean {
  if (!faultless(c.s.unit, e)) return false;
  if (!constant) return true;
  return free.length > 1 && sizeOf(e.type) < free.reduce((n, local) => n * sizeOf(c.s.typeOf(local)), 1);
}

function axisOf(c: Cutting, e: Expr): Axis {
  const known = along(c, e);
  if (known !== undefined) return known;
  const local = e.e === 'local' ? numberOf(c, e.local) : c.locals.push({ name: '', type: e.type }) - 1;
  const axis: Axis = { expr: e, type: e.type, local, bare: false, parts: [] };
  c.axes.push(axis);
  return axis;
}

function along(c: Cutting, e: Expr): Axis | undefined {
  if (e.e === 'local') return c.axes.find((axis) => axis.expr.e === 'local' && axis.expr.local === e.local);
  const key = treeKey(e);
  return c.axes.find((axis) => axis.expr.e === e.e && treeKey(axis.expr) === key);
}

function standing(axis: Axis, e: Expr): Expr {
  axis.bare = true;
  return { e: 'local', local: axis.local, type: e.type, span: e.span };
}

/** A part that depends on one local alone. */
function partOf(c: Cutting, e: Expr, of: number): Expr {
  const type = c.s.typeOf(of);
  const axis = axisOf(c, { e: 'local', local: of, type, span: e.span });
  if (!finite(type)) c.failed = true;
  if (e.e === 'local') return standing(axis, e);
  const own = renamed(c, e);
  const key = treeKey(own);
  const seen = axis.parts.find((part) => part.key === key);
  const local = seen?.local ?? c.locals.push({ name: '', type: e.type }) - 1;
  if (seen === undefined) axis.parts.push({ expr: own, key, local });
  return { e: 'local', local, type: e.type, span: e.span };
}

/** The body of a function shows which parts of the arguments it looks at. */
function inPlace(c: Cutting, e: Extract<Expr, { e: 'call' }>): Expr {
  const body = bodyOf(c.s, e.fn, e.args);
  for (const local of factsOf(c.s.unit.model, body).binds) c.inner.add(local);
  return expr(c, body);
}
