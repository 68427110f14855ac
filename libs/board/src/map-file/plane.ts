import type { Point } from '../layout.ts';
import type { Drawing } from './map-found.ts';
import { extentOf } from './ring.ts';

/** How longitude and latitude come onto a sheet; `none` leaves them what they are, for layouts that have a projection. */
export type MapProjection = 'equirectangular' | 'mercator' | 'none';

/** As wide as the sheet of a board. */
const WIDE = 1000;
/** Beyond it Mercator's map has no end. */
const NORTH = 85;

/** A map on a sheet, with y downwards; where it lay on the globe, or upwards, it is as wide as a board. */
export function onSheet(
  points: readonly Point[],
  plane: Drawing['plane'],
  projection: MapProjection,
): (point: Point) => Point {
  if (plane === 'sheet' || (plane === 'globe' && projection === 'none')) return (point) => point;
  const flat = plane === 'upwards' ? flipped : projected(points, projection);
  const { left, top, right } = extentOf(points.map(flat));
  const scale = right > left ? WIDE / (right - left) : 1;
  return (point) => {
    const [x, y] = flat(point);
    return [(x - left) * scale, (y - top) * scale];
  };
}

const flipped = ([x, y]: Point): Point => [x, -y];

function projected(points: readonly Point[], projection: MapProjection): (point: Point) => Point {
  if (projection === 'mercator')
    return ([x, y]) => [radians(x), -Math.log(Math.tan(Math.PI / 4 + radians(held(y)) / 2))];
  const { top, bottom } = extentOf(points);
  // True to scale in the middle of the map.
  const narrow = Math.cos(radians(held((top + bottom) / 2)));
  return ([x, y]) => [x * narrow, -y];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const held = (latitude: number): number => Math.max(-NORTH, Math.min(NORTH, latitude));

/** Decimals that are seen on a map so wide. */
export const decimalsFor = (wide: number): number =>
  wide > 0 ? Math.min(8, Math.max(0, 1 - Math.floor(Math.log10(wide / 500)))) : 2;
