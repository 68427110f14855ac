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
    const { left, right, top, bottom } = squaresOf(box);
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const here = grid.get(row * ROW + column);
        if (here === undefined) grid.set(row * ROW + column, [box]);
        else here.push(box);
      }
  };
  for (const box of boxes) add(box);
  const hits = (box: Box): boolean => {
    const { left, right, top, bottom } = squaresOf(box);
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++)
        if (grid.get(row * ROW + column)?.some((one) => overlap(one, box))) return true;
    return false;
  };
  return { add, hits };
};

/** Rows and columns of a sheet are far fewer. */
const ROW = 100_000;

const squaresOf = ({ x, y, w, h }: Box) => ({
  left: Math.floor(x / CELL),
  right: Math.floor((x + w) / CELL),
  top: Math.floor(y / CELL),
  bottom: Math.floor((y + h) / CELL),
});
