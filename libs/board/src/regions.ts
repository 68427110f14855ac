import { Delaunay } from 'd3-delaunay';
import type { Point } from './layout.ts';

export interface Anchor {
  readonly key: string;
  readonly at: Point;
}
/** The ground of one owner: an outline around each of its anchors, and the rim of them all as a drawn path. */
export interface Region {
  readonly polygons: readonly (readonly Point[])[];
  readonly rim: string;
}

/** A straight border seen from an anchor: how far it is, in which direction, and whether another owner is behind it. */
interface Border {
  readonly distance: number;
  readonly angle: number;
  readonly foreign: boolean;
}

/** Corners of a rounded outline: enough that it looks round. */
const STEPS = 40;

export const path = (polygon: readonly Point[]): string =>
  `M${polygon.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`;

const towards = (from: Point, to: Point): { distance: number; angle: number } => ({
  distance: Math.hypot(to[0] - from[0], to[1] - from[1]),
  angle: Math.atan2(to[1] - from[1], to[0] - from[0]),
});

/** How large the sheet is, and how far regions may go beyond its edge. */
interface Sheet {
  readonly w: number;
  readonly h: number;
  readonly over: number;
}

/** Borders halfway to all neighbours, and the four edges of the sheet. */
const bordersOf = (anchors: readonly Anchor[], i: number, near: Iterable<number>, { w, h, over }: Sheet): Border[] => {
  const own = anchors[i];
  if (own === undefined) return [];
  const [x, y] = own.at;
  const halfway = [...near].flatMap((j): readonly Border[] => {
    const other = anchors[j];
    if (other === undefined) return [];
    const { distance, angle } = towards(own.at, other.at);
    return [{ distance: distance / 2, angle, foreign: other.key !== own.key }];
  });
  const edges = [
    [x + over, Math.PI],
    [w + over - x, 0],
    [y + over, -Math.PI / 2],
    [h + over - y, Math.PI / 2],
  ] as const;
  return [...halfway, ...edges.map(([distance, angle]) => ({ distance, angle, foreign: false }))];
};

/** How far one sees a border in a direction. */
const seen = (border: Border, angle: number): number => {
  const cosine = Math.cos(angle - border.angle);
  return cosine > 1e-9 ? border.distance / cosine : Number.POSITIVE_INFINITY;
};

/** Directions in which the outline may turn: where two borders meet, where a border meets the circle, and between. */
const turns = (borders: readonly Border[], reach: number): readonly number[] => {
  const round = Array.from({ length: STEPS }, (_, i) => (2 * Math.PI * i) / STEPS);
  const onCircle = borders.flatMap(({ distance, angle }) => {
    const open = distance < reach ? Math.acos(distance / reach) : 0;
    return [angle - open, angle + open];
  });
  const corners = borders.flatMap((a, i) => borders.slice(i + 1).map((b) => meeting(a, b)));
  const all = [...round, ...onCircle, ...corners].map((angle) => (angle + 4 * Math.PI) % (2 * Math.PI));
  return [...new Set(all.filter(Number.isFinite))].sort((a, b) => a - b);
};

/** The direction in which two borders cross. */
const meeting = (a: Border, b: Border): number => {
  const turn = Math.sin(b.angle - a.angle);
  const x = (a.distance * Math.sin(b.angle) - b.distance * Math.sin(a.angle)) / turn;
  const y = (b.distance * Math.cos(a.angle) - a.distance * Math.cos(b.angle)) / turn;
  return Math.atan2(y, x);
};

const outlined = ([x, y]: Point, borders: readonly Border[], reach: number): Region => {
  const limit = (angle: number): number => Math.min(reach, ...borders.map((b) => seen(b, angle)));
  const angles = turns(borders, reach);
  const at = (angle: number): Point => {
    const r = limit(angle);
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  };
  const points = angles.map(at);
  const shown = points.map((from, i): string => {
    const [start = 0, end = 2 * Math.PI + (angles[0] ?? 0)] = [angles[i], angles[i + 1]];
    const middle = (start + end) / 2;
    const far = limit(middle);
    const border = borders.find((b) => seen(b, middle) <= far);
    // The edge of the sheet is no border, nor is the seam between two cells of one owner.
    if (border !== undefined && !border.foreign) return '';
    const to = points[(i + 1) % points.length] ?? from;
    return `M${from[0].toFixed(1)},${from[1].toFixed(1)}L${to[0].toFixed(1)},${to[1].toFixed(1)}`;
  });
  return { polygons: [points], rim: shown.join('') };
};

/**
 * The ground of every owner: what lies nearer to one of its anchors than to any other, and not farther than `reach`.
 * Nobody draws a border where nobody is near.
 */
export const regions = (
  anchors: readonly Anchor[],
  width: number,
  height: number,
  reach: number,
): ReadonlyMap<string, Region> => {
  const out = new Map<string, Region>();
  if (anchors.length === 0) return out;
  // What fills the map fills all that a window may show of it, which is more than the sheet.
  const sheet = { w: width, h: height, over: Number.isFinite(reach) ? 0 : width };
  const delaunay = Delaunay.from(anchors.map((a) => [a.at[0], a.at[1]]));
  anchors.forEach((anchor, i) => {
    const near = [...delaunay.neighbors(i)];
    // Of several anchors at one point only the first has neighbours.
    if (near.length === 0 && anchors.length > 1) return;
    const { polygons, rim } = outlined(anchor.at, bordersOf(anchors, i, near, sheet), reach);
    const had = out.get(anchor.key);
    out.set(anchor.key, { polygons: [...(had?.polygons ?? []), ...polygons], rim: (had?.rim ?? '') + rim });
  });
  return out;
};
