import type { GameInfo } from '@sandtable/engine';

export type Coordinates = readonly [number, number];

/** The cells of a kind as a net: each by its name, with its neighbors and its middle on paper. */
export interface CellGrid {
  readonly members: readonly string[];
  readonly at: ReadonlyMap<string, Coordinates>;
  readonly middle: ReadonlyMap<string, Coordinates>;
  /** Column and row of each, as if rows and columns of hexes were level. */
  readonly straight: ReadonlyMap<string, Coordinates>;
  /** Neighbours of a cell in the order of its sides; a side at the rim of the board has none. */
  neighbours(member: string): readonly string[];
}

type Kind = GameInfo['kinds'][number];
type Shape = NonNullable<Kind['grid']>['cell'];

/** Undefined for a kind that has no cells. */
export function cellGrid({ members, cells, grid }: Pick<Kind, 'members' | 'cells' | 'grid'>): CellGrid | undefined {
  if (cells === undefined || grid === undefined) return undefined;
  const at = new Map(members.map((member, i) => [member, cells[i] ?? ([0, 0] as const)]));
  const names = new Map([...at].map(([member, cell]) => [String(cell), member]));
  const middle = new Map([...at].map(([member, cell]) => [member, middleOf(cell, grid.cell)]));
  const straight = new Map([...at].map(([member, cell]) => [member, straightOf(cell, grid.cell)]));
  const neighbours = (member: string): readonly string[] => {
    const [q, r] = at.get(member) ?? [0, 0];
    return grid.sides.flatMap(([dq, dr]) => names.get(String([q + dq, r + dr])) ?? []);
  };
  return { members, at, middle, straight, neighbours };
}

const ROOT3 = Math.sqrt(3);

/** The middle of a cell where neighbors lie as far apart as on the board; its unit is as good as any. */
function middleOf([q, r]: Coordinates, shape: Shape): Coordinates {
  if (shape === 'square') return [q, r];
  return shape === 'pointed' ? [ROOT3 * (q + r / 2), 1.5 * r] : [1.5 * q, ROOT3 * (r + q / 2)];
}

function straightOf([q, r]: Coordinates, shape: Shape): Coordinates {
  if (shape === 'square') return [q, r];
  return shape === 'pointed' ? [Math.floor(q + r / 2), r] : [q, Math.floor(r + q / 2)];
}

export const apart = ([x, y]: Coordinates, [z, w]: Coordinates): number => Math.hypot(x - z, y - w);
