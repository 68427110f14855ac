import { type Box, overlap } from './boxes.ts';

/** Boxes in which something lies, found by where they are: a sheet has hundreds, and thousands of spots are tried on it. */
export interface Occupied {
  /** Whether a box touches one of them. */
  hits(box: Box): boolean;
  add(box: Box): void;
}

/** Sheet units per square of the grid: about as wide as a name. */
const CELL = 32;

export const occupied = (boxes: Iterable<Box>): Occupied => {
  const grid = new Map<number, Box[]>();
  const add = (box: Box): void => {
    for (const key of squaresOf(box)) {
      const here = grid.get(key);
      if (here === undefined) grid.set(key, [box]);
      else here.push(box);
    }
  };
  for (const box of boxes) add(box);
  return {
    add,
    hits: (box) => {
      for (const key of squaresOf(box)) if (grid.get(key)?.some((one) => overlap(one, box))) return true;
      return false;
    },
  };
};

/** Rows and columns of a sheet are far fewer. */
const ROW = 100_000;

function squaresOf({ x, y, w, h }: Box): readonly number[] {
  const [left, right] = [Math.floor(x / CELL), Math.floor((x + w) / CELL)];
  const [top, bottom] = [Math.floor(y / CELL), Math.floor((y + h) / CELL)];
  const squares: number[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) squares.push(row * ROW + column);
  return squares;
}
