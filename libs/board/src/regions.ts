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
  /** The parts of the rim beyond which there is another owner, by its key. */
  readonly borders: ReadonlyMap<string, string>;
}

/** A straight border seen from an anchor: how far it is, in which direction, and who is behind it if it is another owner. */
interface Border {
  readonly distance: number;
  readonly angle: number;
  readonly beyond: string | undefined;
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

/** Borders halfway to all neighbors, and the four edges of the sheet. */
const bordersOf = (anchors: readonly Anchor[], i: number, near: Iterable<number>, { w, h, over }: Sheet): Border[] => {
  const own = anchors[i];
  if (own === undefined) return [];
  const [x, y] = own.at;
  const halfway = [...near].flatMap((j): readonly Border[] => {
    const other = anchors[j];
    if (other === undefined) return [];
    const { distance, angle } = towards(own.at, other.at);
    return [{ distance: distance / 2, angle, beyond: other.key === own.key ? undefined : other.key }];
  });
  const edges = [
    [x + over, Math.PI],
    [w + over - x, 0],
    [y + over, -Math.PI / 2],
    [h + over - y, Math.PI / 2],
  ] as const;
  return [...halfway, ...edges.map(([distance, angle]) => ({ distance, angle, beyond: undefined }))];
};

/** How far one sees a border in a direction. */
const seen = (border: Border, angle: number): number => {
  const cosine = Math.cos(angle - border.angle);
  return cosine > 1e-9 ? border.distance / cosine : Number.POSITIVE_INFINITY;
};

/** Directions in which the outline may turn: where two borders meet, where a border meets the circle, and between. */
const turns = (borders: readonly Border[], reach: number): readonly number[] => {
  const round = Array.from({ length: Number.isFinite(reach) ? STEPS : 0 }, (_, i) => (2 * Math.PI * i) / STEPS);
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

/** A stretch of an outline: where it begins, and the border that it lies on, if it isn't a bow at full reach. */
interface Stretch {
  readonly from: Point;
  readonly border: Border | undefined;
}

/** The stretches around an anchor; a border is one straight stretch, however often directions were looked at. */
const stretches = ([x, y]: Point, borders: readonly Border[], reach: number): readonly Stretch[] => {
  const limit = (angle: number): number => Math.min(reach, ...borders.map((b) => seen(b, angle)));
  const angles = turns(borders, reach);
  const all = angles.map((angle, i): Stretch => {
    const r = limit(angle);
    const middle = (angle + (angles[i + 1] ?? 2 * Math.PI + (angles[0] ?? 0))) / 2;
    const far = limit(middle);
    return {
      from: [x + Math.cos(angle) * r, y + Math.sin(angle) * r],
      border: borders.find((b) => seen(b, middle) <= far),
    };
  });
  return all.filter(({ border }, i) => border === undefined || border !== all.at(i - 1)?.border);
};

const line = ([x, y]: Point, [u, v]: Point): string =>
  `M${x.toFixed(1)},${y.toFixed(1)}L${u.toFixed(1)},${v.toFixed(1)}`;

const outlined = (at: Point, borders: readonly Border[], reach: number): Region => {
  const all = stretches(at, borders, reach);
  const behind = new Map<string, string>();
  const rim = all.map(({ from, border }, i): string => {
    const to = all[(i + 1) % all.length]?.from ?? from;
    if (border === undefined) return line(from, to);
    // The edge of the sheet isn't a border, nor is the seam between two cells of one owner.
    if (border.beyond === undefined) return '';
    behind.set(border.beyond, (behind.get(border.beyond) ?? '') + line(from, to));
    return line(from, to);
  });
  return { polygons: [all.map(({ from }) => from)], rim: rim.join(''), borders: behind };
};

const joined = (had: Region | undefined, more: Region): Region => {
  if (had === undefined) return more;
  const borders = new Map(had.borders);
  for (const [key, d] of more.borders) borders.set(key, (borders.get(key) ?? '') + d);
  return { polygons: [...had.polygons, ...more.polygons], rim: had.rim + more.rim, borders };
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
    // Of several anchors at one point only the first has neighbors.
    if (near.length === 0 && anchors.length > 1) return;
    out.set(anchor.key, joined(out.get(anchor.key), outlined(anchor.at, bordersOf(anchors, i, near, sheet), reach)));
  });
  return out;
};
