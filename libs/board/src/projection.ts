import { geoConicConformal } from 'd3-geo';
import type { Point } from './layout.ts';

export type Project = (point: Point) => Point;

/** Lambert conic for one continent: standard parallels at a sixth of the range from either end. */
export const lambert = (): Project => {
  const conic = geoConicConformal().parallels([40, 60]).rotate([-14, 0]).center([0, 50]).scale(1000).translate([0, 0]);
  conic.clipAngle(60).precision(0.1);
  return (point) => {
    const [x, y] = conic([point[0], point[1]]) ?? [Number.NaN, Number.NaN];
    return [x, y];
  };
};

export const plain: Project = (point) => point;

/** Scales and shifts points so that they fill a sheet of the given width, with a margin; returns its height too. */
export const fitted = (
  points: readonly Point[],
  width: number,
  margin: number,
): { at: Project; height: number; scale: number } => {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1];
  // A long thin board would make the sheet endless; it is bounded and the drawing centred instead.
  const scale = Math.min((width - 2 * margin) / w, (width * 1.2 - 2 * margin) / h);
  const dx = (width - w * scale) / 2 - left * scale;
  return { at: ([x, y]) => [x * scale + dx, (y - top) * scale + margin], height: h * scale + 2 * margin, scale };
};
