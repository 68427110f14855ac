import { apart, type CellGrid, type Coordinates } from './grid.ts';

/** What a stroke on one side does on the other: mirrored at an upright or a level axis, at both, or turned round. */
export type Symmetry = 'none' | 'upright' | 'level' | 'both' | 'turned';

/** Columns of hexes are not level: a twin lies at most so far from where it would lie exactly, in heights of a cell. */
const SLACK = 0.95;

/** The cells that lie like a cell on the other sides of the axes through the middle of the board; none where there are none. */
export function twinsOf(grid: CellGrid, symmetry: Symmetry): (member: string) => readonly string[] {
  const maps = MAPS[symmetry];
  if (maps.length === 0) return () => [];
  const [x, y] = middleOf([...grid.middle.values()]);
  return (member) => {
    const at = grid.middle.get(member);
    if (at === undefined) return [];
    return maps.flatMap(([h, v]) => {
      const goal: Coordinates = [x + h * (at[0] - x), y + v * (at[1] - y)];
      return twinAt(grid, member, goal, [x, y, h, v]) ?? [];
    });
  };
}

/** The signs that a way across the middle gives to both axes. */
const MAPS: Readonly<Record<Symmetry, readonly Coordinates[]>> = {
  none: [],
  upright: [[-1, 1]],
  level: [[1, -1]],
  both: [
    [-1, 1],
    [1, -1],
    [-1, -1],
  ],
  turned: [[-1, -1]],
};

function middleOf(all: readonly Coordinates[]): Coordinates {
  const span = (axis: 0 | 1): number => {
    const values = all.map((at) => at[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [span(0), span(1)];
}

const nearest = (grid: CellGrid, goal: Coordinates): string | undefined => {
  const far = (member: string): number => apart(grid.middle.get(member) ?? goal, goal);
  return grid.members.reduce<string | undefined>(
    (best, member) => (best === undefined || far(member) < far(best) - 1e-9 ? member : best),
    undefined,
  );
};

/** A twin has the cell as its own twin, so that doing it twice is the same as doing it once. */
function twinAt(
  grid: CellGrid,
  member: string,
  goal: Coordinates,
  [x, y, h, v]: readonly [number, number, number, number],
): string | undefined {
  const found = nearest(grid, goal);
  const at = found === undefined ? undefined : grid.middle.get(found);
  if (found === undefined || at === undefined || apart(at, goal) > SLACK) return undefined;
  return nearest(grid, [x + h * (at[0] - x), y + v * (at[1] - y)]) === member ? found : undefined;
}
