import type { CellGrid, Coordinates } from './grid.ts';

/** What a stroke on one side does on the other: mirrored at an upright or a level axis, at both, or turned round. */
export type Symmetry = 'none' | 'upright' | 'level' | 'both' | 'turned';

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

type Twins = (member: string) => readonly string[];

/**
 * The cells that lie like a cell on the other sides of the axes through the middle of the board; none where there are none.
 * Rows of hexes are not level: where a board has no exact twins, rows and columns are counted as if they were.
 */
export function twinsOf(grid: CellGrid, symmetry: Symmetry): Twins {
  const maps = MAPS[symmetry];
  if (maps.length === 0) return () => [];
  const exact = twinsAt(grid.middle, maps);
  const isExact = grid.members.every((member) => exact(member).length === maps.length);
  return isExact ? exact : twinsAt(grid.straight, maps);
}

function twinsAt(places: ReadonlyMap<string, Coordinates>, maps: readonly Coordinates[]): Twins {
  const [x, y] = middleOf([...places.values()]);
  const names = new Map([...places].map(([member, at]) => [keyOf(at), member]));
  return (member) => {
    const at = places.get(member);
    if (at === undefined) return [];
    return maps.flatMap(([h, v]) => names.get(keyOf([x + h * (at[0] - x), y + v * (at[1] - y)])) ?? []);
  };
}

const keyOf = ([x, y]: Coordinates): string => `${Math.round(x * 100)} ${Math.round(y * 100)}`;

function middleOf(all: readonly Coordinates[]): Coordinates {
  const span = (axis: 0 | 1): number => {
    const values = all.map((at) => at[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [span(0), span(1)];
}
