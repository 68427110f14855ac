import { type Box, overlap } from './boxes.ts';

/** Between a box and what it makes room for, in pixels. */
const AIR = 6;

/**
 * By how much a box moves so that it lies on none of the others: to a side by as little as can be, as long as it stays
 * within the room; else up, above all that it lies on.
 */
export function aside(box: Box, others: readonly Box[], room: Pick<Box, 'x' | 'w'>): readonly [number, number] {
  const isFree = (by: number): boolean => {
    const x = box.x + by;
    return x >= room.x && x + box.w <= room.x + room.w && !others.some((one) => overlap({ ...box, x }, one));
  };
  const sides = others.flatMap(({ x, w }) => [x + w + AIR - box.x, x - AIR - box.w - box.x]);
  const [least] = sides.filter(isFree).sort((a, b) => Math.abs(a) - Math.abs(b));
  const inTheWay = others.filter((one) => overlap(box, one));
  if (inTheWay.length === 0) return [0, 0];
  if (least !== undefined) return [least, 0];
  return [0, Math.min(...inTheWay.map(({ y }) => y)) - AIR - box.y - box.h];
}
