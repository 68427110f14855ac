import type { GridInfo } from '@sandtable/engine';
import type { Point } from './layout.ts';

const ROOT3 = Math.sqrt(3);

/** How cells of a grid lie on paper, with a radius of 1. */
export type CellShape = GridInfo['cell'];

/** Squares are as wide as the hexes in their place would be. */
const SQUARE = ROOT3;

/** Centre of the cell with these coordinates. */
export const cellCentre = ([q, r]: Point, shape: CellShape): Point => {
  if (shape === 'square') return [q * SQUARE, r * SQUARE];
  return shape === 'pointed' ? [ROOT3 * (q + r / 2), 1.5 * r] : [1.5 * q, ROOT3 * (r + q / 2)];
};

/** The corners around a centre. */
export const cellCorners = (at: Point, radius: number, shape: CellShape): readonly Point[] => {
  if (shape !== 'square') return hexCorners(at, radius, shape === 'pointed');
  const half = (radius * SQUARE) / 2;
  return [
    [at[0] - half, at[1] - half],
    [at[0] + half, at[1] - half],
    [at[0] + half, at[1] + half],
    [at[0] - half, at[1] + half],
  ];
};

export const hexCorners = ([x, y]: Point, radius: number, pointed: boolean): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i + (pointed ? Math.PI / 6 : 0);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
