import type { Grid } from './things.ts';

type Cell = Grid['cells'][number];
type Shape = Pick<Grid, 'shape' | 'steps'>;

/** Steps from one cell to another, as if none were missing between them. */
export function distanceOf({ shape, steps }: Shape, a: Cell, b: Cell): number {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  if (shape === 'hexes') return Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y));
  return steps.length === 4 ? Math.abs(x) + Math.abs(y) : Math.max(Math.abs(x), Math.abs(y));
}

/** The largest distance between two cells of a grid. It can be larger than their number, since grids can have holes. */
export function farthestOf(grid: Shape & Pick<Grid, 'cells'>): number {
  const lines = grid.cells.map((cell) => linesOf(grid, cell));
  const spans = lines[0]?.map((_, i) => span(lines.map((line) => line[i] ?? 0))) ?? [];
  return Math.max(0, ...spans);
}

function span(numbers: readonly number[]): number {
  const [least, most] = numbers.reduce(
    ([low, high], n) => [Math.min(low, n), Math.max(high, n)],
    [Infinity, -Infinity],
  );
  return most - least;
}

/** Which lines of the grid a cell is on. A step changes each number by at most one, so the largest difference is the distance. */
function linesOf({ shape, steps }: Shape, [x, y]: Cell): readonly number[] {
  if (shape === 'hexes') return [x, y, x + y];
  return steps.length === 4 ? [x + y, x - y] : [x, y];
}
