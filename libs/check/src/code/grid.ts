import { bool, type Expr, farthestOf, type Grid, optional, range, setOf, type Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { asNumber, typed } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { partsOf } from './fit.ts';
import { failed } from './names.ts';
import { showType } from './show.ts';

type Arg = syntax.Expr | undefined;

export function neighbours(ctx: Ctx, arg: Arg, span: Span): Expr {
  const of = cell(ctx, arg);
  return of ? { e: 'neighbours', of, type: setOf(of.type), span } : failed(span);
}

export function distance(ctx: Ctx, a: Arg, b: Arg, span: Span): Expr {
  const left = cell(ctx, a);
  const right = b && left && typed(ctx, b, left.type);
  if (left === undefined || right === undefined) return failed(span);
  return { e: 'distance', left, right, type: range(0, farthest(gridOf(ctx, left.type))), span };
}

function farthest(grid: Grid | undefined): number {
  if (grid === undefined) return 0;
  const found = known.get(grid) ?? farthestOf(grid);
  known.set(grid, found);
  return found;
}
const known = new WeakMap<Grid, number>();

/** Any whole number may be a direction: one that the grid does not have leads nowhere. */
export function toward(ctx: Ctx, cellArg: Arg, stepArg: Arg, span: Span): Expr {
  const of = cell(ctx, cellArg);
  const step = stepArg && wholeNumber(ctx, stepArg);
  return of && step ? { e: 'toward', of, step, type: optional(of.type), span } : failed(span);
}

export function direction(ctx: Ctx, a: Arg, b: Arg, span: Span): Expr {
  const left = cell(ctx, a);
  const right = b && left && typed(ctx, b, left.type);
  if (left === undefined || right === undefined) return failed(span);
  const directions = gridOf(ctx, left.type)?.steps.length ?? 1;
  return { e: 'direction', left, right, type: optional(range(1, Math.max(1, directions))), span };
}

export function opposite(ctx: Ctx, [a, b, c]: readonly Arg[], span: Span): Expr {
  const left = cell(ctx, a);
  const [of, right] = [b, c].map((arg) => arg && left && typed(ctx, arg, left.type));
  return left && of && right ? { e: 'opposite', left, of, right, type: bool, span } : failed(span);
}

/** `hex(q, r)` or `square(x, y)`: a member of the kind that is expected, or of the only one on such a grid. */
export function cellAt(
  ctx: Ctx,
  shape: Grid['shape'],
  [a, b]: readonly Arg[],
  span: Span,
  hint: Type | undefined,
): Expr {
  const type = gridKind(ctx, shape, span, hint);
  const [column, row] = [a, b].map((arg) => arg && wholeNumber(ctx, arg));
  if (type === undefined || column === undefined || row === undefined) return failed(span);
  const known = memberAt(gridOf(ctx, type), column, row);
  if (known >= 0) return { e: 'value', value: known, type, span };
  return { e: 'cell', kind: type.kind, column, row, type: optional(type), span };
}

type KindType = Type & { readonly t: 'kind' };

function gridKind(ctx: Ctx, shape: Grid['shape'], span: Span, hint: Type | undefined): KindType | undefined {
  const all = ctx.world.kinds.filter(({ grid }) => grid?.shape === shape).map(({ type }) => type);
  const wanted = hint === undefined ? [] : partsOf(hint.t === 'set' ? hint.of : hint);
  const fitting = all.filter(({ kind }) =>
    wanted.some((part) => part.p === 'type' && part.type.t === 'kind' && part.type.kind === kind),
  );
  const found = fitting.length > 0 ? fitting : all;
  const [only] = found;
  if (found.length === 1 && only !== undefined) return only;
  report(ctx, 'grid/which', span, { shape, count: found.length, kinds: found.map(({ name }) => name).join(', ') });
  return undefined;
}

/** Where the coordinates are written out, the cell is known; -1 otherwise, and where there is none. */
function memberAt(grid: Grid | undefined, column: Expr, row: Expr): number {
  if (grid === undefined || column.e !== 'value' || row.e !== 'value') return -1;
  return grid.cells.findIndex(([q, r]) => q === column.value && r === row.value);
}

function cell(ctx: Ctx, of: Arg): Expr | undefined {
  const value = of && ctx.expr(of, undefined);
  if (value === undefined || value.type.t === 'error') return undefined;
  if (gridOf(ctx, value.type) !== undefined) return value;
  report(ctx, 'type/grid', value.span, { type: showType(value.type) });
  return undefined;
}

const gridOf = (ctx: Ctx, type: Type): Grid | undefined =>
  type.t === 'kind' ? ctx.world.kinds[type.kind]?.grid : undefined;

function wholeNumber(ctx: Ctx, arg: syntax.Expr): Expr | undefined {
  const value = asNumber(ctx, ctx.expr(arg, undefined));
  if (value === undefined || value.type.den === 1) return value?.expr;
  report(ctx, 'type/mismatch', value.expr.span, { found: showType(value.type), expected: 'int' });
  return undefined;
}
