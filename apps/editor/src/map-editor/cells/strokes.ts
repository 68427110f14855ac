import { apart, type CellGrid } from './grid.ts';
import { type Symmetry, twinsOf } from './symmetry.ts';

/** How a stroke goes over cells: freely, straight from its first point to its last, or over all that is alike. */
export type StrokeWay = 'free' | 'line' | 'fill';

export interface StrokeWish {
  readonly way: StrokeWay;
  /** One cell, or as many rings around it as the size says beyond one. */
  readonly size: number;
  readonly symmetry: Symmetry;
  /** Says what cells are alike for a fill. */
  readonly alike: (member: string) => string;
}

/** The cells that a stroke through these touches, each once and in the order in which it comes to them. */
export function touchedBy(grid: CellGrid, points: readonly string[], wish: StrokeWish): readonly string[] {
  const known = points.filter((member) => grid.at.has(member));
  const [first] = known;
  if (first === undefined) return [];
  const cells = cellsOf(grid, known, first, wish);
  const twins = twinsOf(grid, wish.symmetry);
  return [...new Set(cells.flatMap((member) => [member, ...twins(member)]))];
}

function cellsOf(grid: CellGrid, points: readonly string[], first: string, wish: StrokeWish): readonly string[] {
  if (wish.way === 'fill') return flood(grid, first, wish.alike);
  const through = wish.way === 'line' ? [first, points.at(-1) ?? first] : points;
  return [...new Set(joined(grid, through).flatMap((member) => disc(grid, member, wish.size)))];
}

/** A pointer is seen only now and then: what lies between two points is touched as well. */
const joined = (grid: CellGrid, points: readonly string[]): readonly string[] =>
  points.flatMap((point, i) => between(grid, points[i - 1] ?? point, point));

/** The cells from one to another, each beside the one before it, as near to the straight line as cells lie. */
export function between(grid: CellGrid, from: string, to: string): readonly string[] {
  const goal = grid.middle.get(to);
  const begin = grid.middle.get(from);
  const cells = [from];
  while (goal && begin && cells.at(-1) !== to) {
    const here = cells.at(-1) ?? from;
    const distance = apart(grid.middle.get(here) ?? goal, goal);
    const near = grid
      .neighbours(here)
      .filter((member) => apart(grid.middle.get(member) ?? begin, goal) < distance - 1e-6);
    // Where the board has a hole the stroke goes over it.
    if (near.length === 0) return [...cells, to];
    const cost = (member: string): number => {
      const at = grid.middle.get(member) ?? begin;
      return apart(at, goal) + apart(at, begin);
    };
    cells.push(near.reduce((best, member) => (cost(member) < cost(best) - 1e-9 ? member : best)));
  }
  return cells;
}

/** A cell and the rings around it. */
function disc(grid: CellGrid, middle: string, size: number): readonly string[] {
  const found = new Set([middle]);
  for (let ring = 1; ring < size; ring++)
    for (const member of [...found]) for (const next of grid.neighbours(member)) found.add(next);
  return [...found];
}

/** All cells that are joined with one through cells like it. */
function flood(grid: CellGrid, start: string, alike: StrokeWish['alike']): readonly string[] {
  const wanted = alike(start);
  const found = new Set([start]);
  for (const member of found) for (const next of grid.neighbours(member)) if (alike(next) === wanted) found.add(next);
  return [...found];
}
