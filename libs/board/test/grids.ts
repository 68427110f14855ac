import type { GridInfo } from '@sandtable/engine';

const HEX = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
const SQUARE = HEX.filter(([x, y]) => x === 0 || y === 0);

/** Grids as a module tells of them. */
export const grids: Readonly<Record<GridInfo['cell'], GridInfo>> = {
  flat: { cell: 'flat', sides: HEX },
  pointed: { cell: 'pointed', sides: HEX },
  square: { cell: 'square', sides: SQUARE },
};
