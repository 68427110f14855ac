import { distanceOf, type Expr, type Grid, type Kind } from '@sandtable/model';
import { rowAt, rowOf } from './relation.ts';
import { has } from './sets.ts';
import { tableFor } from './table-for.ts';
import { atom, type Scope, type Val } from './unit.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

/** Above so many cells a table of all pairs would be longer than the rest of the module. */
const FEW = 64;

export function neighbours(s: Scope, of: Expr): Val {
  const { kind, index } = kindOf(s, of);
  const words = Math.ceil((kind?.members.length ?? 1) / 32);
  return rowOf(s, `neighbours ${index}`, words, of, () => kind?.grid?.neighbours ?? []);
}

export function distance(s: Scope, e: Of<'distance'>): string {
  const { kind, index, grid } = kindOf(s, e.left);
  const size = kind?.members.length ?? 0;
  if (grid === undefined) return '0';
  if (size <= FEW) {
    const table = tableFor(s.unit, `distance ${index}`, () => distances(grid));
    return `${table}[${s.lower.scalar(s, e.left)} * ${size} + ${s.lower.scalar(s, e.right)}]`;
  }
  const [x, y] = apart(s, index, grid, e.left, e.right);
  const [a, b] = [`Math.abs(${x})`, `Math.abs(${y})`];
  if (grid.shape === 'hexes') return `((${a} + ${b} + Math.abs(${x} + ${y})) >> 1)`;
  return grid.steps.length === 4 ? `(${a} + ${b})` : `Math.max(${a}, ${b})`;
}

const distances = (grid: Grid): readonly number[] =>
  grid.cells.flatMap((a) => grid.cells.map((b) => distanceOf(grid, a, b)));

/** The member in the table is one more than its number, so that 0 is none. */
export function toward(s: Scope, e: Of<'toward'>): string {
  const { index, grid } = kindOf(s, e.of);
  if (grid === undefined) return '0';
  const n = grid.steps.length;
  const table = tableFor(s.unit, `toward ${index}`, () => towardTable(grid));
  const from = s.lower.scalar(s, e.of);
  const step = s.lower.scalar(s, e.step);
  const { type } = e.step;
  if (type.t === 'int' && type.min >= 1 && type.max <= n) return `${table}[${from} * ${n} + ${step} - 1]`;
  const d = atom(s, `${step} - 1`);
  return `(${d} >>> 0 < ${n} ? ${table}[${from} * ${n} + ${d}] : 0)`;
}

function towardTable(grid: Grid): readonly number[] {
  const at = placesOf(grid);
  return grid.cells.flatMap(([x, y]) => grid.steps.map(([dx, dy]) => (at.get(`${x + dx} ${y + dy}`) ?? -1) + 1));
}

/** A straight line has no difference in one coordinate, or the same one in both, or the opposite one. */
export function direction(s: Scope, e: Of<'direction'>): string {
  const { index, grid } = kindOf(s, e.left);
  if (grid === undefined) return '0';
  const [x, y] = apart(s, index, grid, e.left, e.right);
  const numbers = signTable(grid);
  const straight = [`${x} === 0`, `${y} === 0`];
  if (numbers[8] !== 0) straight.push(`${x} === ${y}`);
  if (numbers[6] !== 0) straight.push(`${x} === -${y}`);
  const table = s.unit.table(numbers);
  return `(${straight.join(' || ')} ? ${table}[Math.sign(${x}) * 3 + Math.sign(${y}) + 4] : 0)`;
}

/** Directions by the signs of both differences, 0 where there is none. */
function signTable({ steps }: Grid): readonly number[] {
  const signs = [-1, 0, 1];
  return signs.flatMap((x) => signs.map((y) => steps.findIndex(([dx, dy]) => dx === x && dy === y) + 1));
}

export function opposite(s: Scope, e: Of<'opposite'>): string {
  const { index, grid } = kindOf(s, e.of);
  if (grid === undefined) return 'false';
  const [a, b, c] = [e.left, e.of, e.right].map((part) => atom(s, s.lower.scalar(s, part))) as [string, string, string];
  const mirrored = [0, 1].map((axis) => {
    const table = coordinates(s, index, grid, axis);
    return `${table}[${a}] + ${table}[${c}] === ${table}[${b}] * 2`;
  });
  const words = Math.ceil(grid.cells.length / 32);
  const around = rowAt(s, `neighbours ${index}`, words, b, () => grid.neighbours);
  return `(${[...mirrored, has(s, around, e.of.type, a)].join(' && ')})`;
}

/** Over the rectangle around all cells; what lies outside is none. */
export function cellAt(s: Scope, e: Of<'cell'>): string {
  const grid = s.unit.model.kinds[e.kind]?.grid;
  if (grid === undefined || grid.cells.length === 0) return '0';
  const [column, row] = [0, 1].map((axis) => stretchOf(grid, axis)) as [Stretch, Stretch];
  const table = tableFor(s.unit, `cells ${e.kind}`, () => cellTable(grid, column, row));
  const x = atom(s, `${s.lower.scalar(s, e.column)} - ${column.low}`.replace('- -', '+ '));
  const y = atom(s, `${s.lower.scalar(s, e.row)} - ${row.low}`.replace('- -', '+ '));
  return `(${x} >>> 0 < ${column.length} && ${y} >>> 0 < ${row.length} ? ${table}[${x} * ${row.length} + ${y}] : 0)`;
}

interface Stretch {
  readonly low: number;
  readonly length: number;
}
function stretchOf({ cells }: Grid, axis: number): Stretch {
  const all = cells.map((cell) => cell[axis] ?? 0);
  const low = Math.min(...all);
  return { low, length: Math.max(...all) - low + 1 };
}

function cellTable(grid: Grid, column: Stretch, row: Stretch): readonly number[] {
  const at = placesOf(grid);
  return Array.from({ length: column.length }, (_, x) =>
    Array.from({ length: row.length }, (__, y) => (at.get(`${x + column.low} ${y + row.low}`) ?? -1) + 1),
  ).flat();
}

const placesOf = (grid: Grid): ReadonlyMap<string, number> => new Map(grid.cells.map((cell, i) => [cell.join(' '), i]));

/** What has to be added to the coordinates of one cell to come to the other. */
function apart(s: Scope, index: number, grid: Grid, left: Expr, right: Expr): readonly [string, string] {
  const [a, b] = [atom(s, s.lower.scalar(s, left)), atom(s, s.lower.scalar(s, right))];
  const difference = (axis: number) => {
    const table = coordinates(s, index, grid, axis);
    return atom(s, `${table}[${b}] - ${table}[${a}]`);
  };
  return [difference(0), difference(1)];
}

const coordinates = (s: Scope, index: number, grid: Grid, axis: number): string =>
  tableFor(s.unit, `coordinate ${index} ${axis}`, () => grid.cells.map((cell) => cell[axis] ?? 0));

function kindOf(s: Scope, of: Expr): { kind: Kind | undefined; index: number; grid: Grid | undefined } {
  const index = of.type.t === 'kind' ? of.type.kind : -1;
  const kind = s.unit.model.kinds[index];
  return { kind, index, grid: kind?.grid };
}
