import type { Point } from './layout.ts';

const ROOT3 = Math.sqrt(3);

/** Centre of the hex with axial coordinates, for hexes with radius 1. */
export const hexCentre = ([q, r]: Point, pointed: boolean): Point =>
  pointed ? [ROOT3 * (q + r / 2), 1.5 * r] : [1.5 * q, ROOT3 * (r + q / 2)];

/** The six corners around a centre. */
export const hexCorners = ([x, y]: Point, radius: number, pointed: boolean): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i + (pointed ? Math.PI / 6 : 0);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
