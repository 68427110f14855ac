import { around, type Box } from './boxes.ts';
import type { Point } from './layout.ts';

/** Columns of a tidy block of `n` squares: a little wider than high. */
export const columnsOf = (n: number): number => Math.max(1, Math.ceil(Math.sqrt(n * 1.5)));

export const blockSize = (n: number, size: number, gap: number): readonly [number, number] => {
  const columns = Math.min(columnsOf(n), n);
  return [columns * (size + gap) - gap, Math.ceil(n / columnsOf(n)) * (size + gap) - gap];
};

/** Centres of `n` squares in a block around a point. */
export const fan = (n: number, at: Point, size: number, gap: number): readonly Point[] => {
  const columns = columnsOf(n);
  const [w, h] = blockSize(n, size, gap);
  return Array.from(
    { length: n },
    (_, i): Point => [
      at[0] - w / 2 + size / 2 + (i % columns) * (size + gap),
      at[1] - h / 2 + size / 2 + Math.floor(i / columns) * (size + gap),
    ],
  );
};

const RINGS = 18;
const ANGLES = Array.from({ length: 18 }, (_, i) => (i * Math.PI) / 9 + Math.PI / 2);

/** Points around a point, ring by ring, from the nearest on. */
export function* spotsAround(at: Point, reach: number): Generator<Point> {
  for (let ring = 0; ring <= RINGS; ring++)
    for (const angle of ring === 0 ? [0] : ANGLES) {
      const d = (reach * ring) / RINGS;
      yield [at[0] + Math.cos(angle) * d, at[1] + Math.sin(angle) * d];
    }
}

/** The nearest spot to `at` where a block may lie; undefined if there is none. */
export const freeSpot = (
  at: Point,
  w: number,
  h: number,
  isFree: (box: Box) => boolean,
  reach: number,
): Point | undefined => {
  for (const spot of spotsAround(at, reach)) if (isFree(around(spot, w, h))) return spot;
  return undefined;
};
