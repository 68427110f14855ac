import type { Point } from './clip.ts';

/** Douglas and Peucker: leaves out points nearer than a tolerance, which may depend on the point, to the line that remains. */
export function simplify(line: readonly Point[], tolerance: (point: Point) => number): readonly Point[] {
  const kept = new Uint8Array(line.length).fill(1, 0, 1).fill(1, line.length - 1);
  const open: (readonly [number, number])[] = [[0, line.length - 1]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const far = farthest(line, part[0], part[1], tolerance);
    if (far.excess <= 1) continue;
    kept[far.index] = 1;
    open.push([part[0], far.index], [far.index, part[1]]);
  }
  return line.filter((_, i) => kept[i] === 1);
}

function farthest(
  line: readonly Point[],
  from: number,
  to: number,
  tolerance: (point: Point) => number,
): { readonly index: number; readonly excess: number } {
  let best = { index: from, excess: 0 };
  for (let index = from + 1; index < to; index++) {
    const point = line[index];
    const excess = point === undefined ? 0 : gap(point, line[from], line[to]) / tolerance(point);
    if (excess > best.excess) best = { index, excess };
  }
  return best;
}

/** Distance of `p` from the stretch between `a` and `b`. */
function gap(p: Point | undefined, a: Point | undefined, b: Point | undefined): number {
  if (p === undefined || a === undefined || b === undefined) return 0;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length));
  return Math.hypot(p[0] - a[0] - part * dx, p[1] - a[1] - part * dy);
}
