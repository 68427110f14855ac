import type { CellGrid } from './grid.ts';

/** The cells whose columns and rows lie between those of two cells, the first of them first. */
export function block(grid: CellGrid, from: string, to: string): readonly string[] {
  const [a, b] = [grid.straight.get(from), grid.straight.get(to)];
  if (a === undefined || b === undefined) return [];
  const isIn = (axis: 0 | 1, value: number): boolean =>
    Math.min(a[axis], b[axis]) <= value && value <= Math.max(a[axis], b[axis]);
  const inside = grid.members.filter((member) => {
    const [x, y] = grid.straight.get(member) ?? [Number.NaN, Number.NaN];
    return isIn(0, x) && isIn(1, y);
  });
  return [from, ...inside.filter((member) => member !== from)];
}

/** Where each of some cells comes to lie when the first of them is put on another; what lies beside the board is left out. */
export function copiesTo(grid: CellGrid, cells: readonly string[], to: string) {
  const [begin, goal] = [grid.at.get(cells[0] ?? ''), grid.at.get(to)];
  if (begin === undefined || goal === undefined) return [];
  const names = new Map([...grid.at].map(([member, at]) => [String(at), member]));
  return cells.flatMap((from) => {
    const [q, r] = grid.at.get(from) ?? begin;
    const found = names.get(String([q + goal[0] - begin[0], r + goal[1] - begin[1]]));
    return found === undefined ? [] : [{ from, to: found }];
  });
}
