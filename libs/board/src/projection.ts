import { geoConicConformal } from 'd3-geo';
import type { Point } from './layout.ts';

export type Project = (point: Point) => Point;
/** A way to the sheet, or a part of it, and the same way back. */
export interface Projection {
  readonly to: Project;
  readonly back: Project;
}

const SCALE = 1000;
/** A degree of latitude where it is projected, about. */
export const DEGREE = (SCALE * Math.PI) / 180;

/** Lambert conic for one continent: standard parallels at a sixth of the range from either end. */
export const lambert = (): Projection => {
  const conic = geoConicConformal().parallels([40, 60]).rotate([-14, 0]).center([0, 50]).scale(SCALE).translate([0, 0]);
  conic.clipAngle(60).precision(0.1);
  const nowhere: Point = [Number.NaN, Number.NaN];
  return {
    to: ([x, y]) => conic([x, y]) ?? nowhere,
    back: ([x, y]) => conic.invert?.([x, y]) ?? nowhere,
  };
};

const same: Project = (point) => point;
export const plain: Projection = { to: same, back: same };

/** Scales and shifts points so that they fill a sheet of the given width, with a margin; returns its height too. */
export const fitted = (
  points: readonly Point[],
  width: number,
  margin: number,
): Projection & { readonly height: number; readonly scale: number } => {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1];
  // A long thin board would make the sheet endless; it is bounded and the drawing centred instead.
  const scale = Math.min((width - 2 * margin) / w, (width * 1.2 - 2 * margin) / h);
  const dx = (width - w * scale) / 2 - left * scale;
  return {
    to: ([x, y]) => [x * scale + dx, (y - top) * scale + margin],
    back: ([x, y]) => [(x - dx) / scale, (y - margin) / scale + top],
    height: h * scale + 2 * margin,
    scale,
  };
};
