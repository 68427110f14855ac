import { contours, type Field, rounded } from './contour.ts';
import type { Point } from './layout.ts';

/** A region that lies along lines between places, and how far it goes from them. */
export interface Lane {
  readonly key: string;
  readonly lines: readonly (readonly Point[])[];
  readonly reach: number;
}

/** Sheet units between two corners of the lattice: borders are as smooth as that. */
const STEP = 8;
/** Regions may go this far beyond the edge of the sheet, so that none has a border there. */
const OVER = 40;

const distance = (x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
};

/** How far a corner of the lattice is from a line, in reaches. */
const away = ({ lines, reach }: Lane, { columns, rows, from }: Omit<Field, 'values'>): Float64Array => {
  const parts = lines.flatMap((line) => line.map((a, i): readonly [Point, Point] => [a, line[i + 1] ?? a]));
  const found = new Float64Array(columns * rows);
  for (let i = 0; i < found.length; i++) {
    const [x, y] = [from[0] + (i % columns) * STEP, from[1] + Math.floor(i / columns) * STEP];
    let least = Number.POSITIVE_INFINITY;
    for (const [a, b] of parts) least = Math.min(least, distance(x, y, a, b));
    found[i] = least / reach;
  }
  return found;
};

/** Each region as rings: what is within its reach, and nearer to its lines than to those of any other, measured in reaches. */
export const lanes = (
  all: readonly Lane[],
  width: number,
  height: number,
): ReadonlyMap<string, readonly (readonly Point[])[]> => {
  const [columns, rows] = [Math.ceil((width + 2 * OVER) / STEP) + 1, Math.ceil((height + 2 * OVER) / STEP) + 1];
  const lattice = { columns, rows, from: [-OVER, -OVER] as const, step: STEP };
  const far = all.map((lane) => away(lane, lattice));
  return new Map(
    all.map(({ key }, own) => {
      const values = new Float64Array(columns * rows).map((_, i) => {
        const [column, row] = [i % columns, Math.floor(i / columns)];
        if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) return -1;
        const mine = far[own]?.[i] ?? 0;
        let room = 1 - mine;
        far.forEach((other, j) => {
          if (j !== own) room = Math.min(room, (other[i] ?? 0) - mine);
        });
        return room;
      });
      return [key, contours({ ...lattice, values }).map(rounded)] as const;
    }),
  );
};
