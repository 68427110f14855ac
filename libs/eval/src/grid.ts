import { distanceOf, type Expr, type Grid } from '@sandtable/model';
import { code, type Env, entry } from './env.ts';
import { fromBool, type RunValue } from './value.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;
type Cell = Grid['cells'][number];

export const neighbours = (env: Env, expr: Of<'neighbours'>): RunValue =>
  entry(gridOf(env, expr.of).neighbours, code(env, expr.of));

export function distance(env: Env, expr: Of<'distance'>): RunValue {
  const grid = gridOf(env, expr.left);
  const [a, b] = [entry(grid.cells, code(env, expr.left)), entry(grid.cells, code(env, expr.right))];
  return distanceOf(grid, a, b);
}

/** Results are optional: none is 0, and the first value 1. */
export function toward(env: Env, expr: Of<'toward'>): RunValue {
  const grid = gridOf(env, expr.of);
  const from = entry(grid.cells, code(env, expr.of));
  const step = grid.steps[code(env, expr.step) - 1];
  return step === undefined ? 0 : memberAt(grid, [from[0] + step[0], from[1] + step[1]]) + 1;
}

/** Walks in every direction, as long as the other cell comes nearer. */
export function direction(env: Env, expr: Of<'direction'>): RunValue {
  const grid = gridOf(env, expr.left);
  const [a, b] = [entry(grid.cells, code(env, expr.left)), entry(grid.cells, code(env, expr.right))];
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  if (x === 0 && y === 0) return 0;
  return grid.steps.findIndex(([dx, dy]) => x * dy === y * dx && x * dx >= 0 && y * dy >= 0) + 1;
}

export function opposite(env: Env, expr: Of<'opposite'>): RunValue {
  const grid = gridOf(env, expr.of);
  const [a, b, c] = [expr.left, expr.of, expr.right].map((part) => code(env, part)) as [number, number, number];
  const [from, between, to] = [entry(grid.cells, a), entry(grid.cells, b), entry(grid.cells, c)];
  const mirrored = [0, 1].every((axis) => (from[axis] ?? 0) + (to[axis] ?? 0) === 2 * (between[axis] ?? 0));
  return fromBool(mirrored && entry(grid.neighbours, b).includes(a));
}

export function cellAt(env: Env, expr: Of<'cell'>): RunValue {
  const { grid } = entry(env.model.kinds, expr.kind);
  const at: Cell = [code(env, expr.column), code(env, expr.row)];
  return grid === undefined ? 0 : memberAt(grid, at) + 1;
}

const places = new WeakMap<Grid, ReadonlyMap<string, number>>();

/** The member at coordinates, or -1. */
function memberAt(grid: Grid, [a, b]: Cell): number {
  const known = places.get(grid) ?? new Map(grid.cells.map((cell, i) => [cell.join(' '), i]));
  places.set(grid, known);
  return known.get(`${a} ${b}`) ?? -1;
}

function gridOf(env: Env, expr: Expr): Grid {
  const grid = expr.type.t === 'kind' ? entry(env.model.kinds, expr.type.kind).grid : undefined;
  if (grid === undefined) throw new TypeError('only members of a kind on a grid have neighbours');
  return grid;
}
