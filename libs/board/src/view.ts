import type { Box } from './boxes.ts';
import type { Point } from './layout.ts';
import { bounded, type Extent, type Pane, type Zoom } from './zoom.ts';

/** What is looked for on the sheet. */
export interface Sought {
  readonly points: readonly Point[];
  /** How much is to be seen around each, in sheet units. */
  readonly room: number;
  /** These may be chosen; otherwise they only stand there, and it is enough to see one of them. */
  readonly asked: boolean;
}

/** Smaller counters cannot be read, in pixels; whoever comes nearer for that comes near enough to read them with ease. */
const LEGIBLE = 22;
const EASY = 24;
/** A smaller step toward readable counters is not worth moving the map. */
const STEP = 1.15;

/** How far to zoom in until counters can be read: 1 where they can be on the whole sheet. `px` is one pixel of that. */
export function readableZoom(counter: number, px: number): number {
  const size = counter / px;
  return size >= LEGIBLE ? 1 : EASY / size;
}

/** The part of the sheet that is in the window, and what lies beside it. */
export const windowOf = ({ k, x, y }: Zoom, { width, height }: Extent): Box => ({
  x: -x / k,
  y: -y / k,
  w: width / k,
  h: height / k,
});

export const inWindow = ([x, y]: Point, box: Box): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

/** Moves by as little as can be until a box is in the window; one that is larger than that only until its middle is. */
export function held(zoom: Zoom, box: Box, pane: Pane): Zoom {
  const { k } = zoom;
  const along = (shift: number, at: number, size: number, room: number): number => {
    const [from, length] = size * k > room ? [at + size / 2, 0] : [at, size];
    return Math.min(room - (from + length) * k, Math.max(-from * k, shift));
  };
  const x = along(zoom.x, box.x, box.w, pane.width);
  return bounded({ k, x, y: along(zoom.y, box.y, box.h, pane.height) }, pane);
}

/** The box around points with some room. */
export function boxOf(points: readonly Point[], room: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, w: Math.max(...xs) + room - x, h: Math.max(...ys) + room - y };
}

/** A box in the middle of the window. */
const centred = (k: number, { x, y, w, h }: Box, pane: Pane): Zoom =>
  bounded({ k, x: pane.width / 2 - (x + w / 2) * k, y: pane.height / 2 - (y + h / 2) * k }, pane);

const fits = (box: Box, k: number, { width, height }: Extent): boolean => box.w * k <= width && box.h * k <= height;

const nearest = (points: readonly Point[], { x, y, w, h }: Box): Point | undefined => {
  const away = (point: Point): number => Math.hypot(point[0] - x - w / 2, point[1] - y - h / 2);
  return points.reduce<Point | undefined>((a, b) => (a === undefined || away(b) < away(a) ? b : a), undefined);
};

/**
 * The view that follows what is asked, for readers who have not moved it themselves: it comes nearer as long as counters
 * cannot be read and all that is sought is still seen; from then on it moves by as little as can be.
 */
export function followed(zoom: Zoom, { points, room, asked }: Sought, pane: Pane, readable: number): Zoom {
  const seen = windowOf(zoom, pane);
  const closest = nearest(points, seen);
  if (closest === undefined) return zoom;
  const box = boxOf(points, room);
  const near = Math.min(readable, pane.width / box.w, pane.height / box.h);
  if (near >= zoom.k * STEP) return centred(near, box, pane);
  const unseen = !points.some((point) => inWindow(point, seen));
  if (!unseen && !asked) return zoom;
  if (fits(box, zoom.k, pane)) return unseen ? centred(zoom.k, box, pane) : held(zoom, box, pane);
  return unseen ? held(zoom, boxOf([closest], room), pane) : zoom;
}

/** Points beyond one side of the window, and the place at its edge from where they are gone to. */
export interface Beyond {
  readonly side: 'left' | 'right' | 'top' | 'bottom';
  readonly points: readonly Point[];
  /** In units of the window. */
  readonly at: Point;
}

/** By how much a point lies beyond each side. */
const excess = ([x, y]: Point, box: Box) => [
  { side: 'left', by: box.x - x } as const,
  { side: 'right', by: x - box.x - box.w } as const,
  { side: 'top', by: box.y - y } as const,
  { side: 'bottom', by: y - box.y - box.h } as const,
];

/** How far marks at the edge of the window keep off its edges, and along these off its corners. */
export interface Inset {
  readonly edge: number;
  readonly corner: number;
}

/** What lies outside of the window, by the side that it is farthest beyond, with a place at that side of the window. */
export function beyond(points: readonly Point[], zoom: Zoom, pane: Pane, inset: Inset): readonly Beyond[] {
  const seen = windowOf(zoom, pane);
  const outside = points.filter((point) => !inWindow(point, seen));
  const sides = Map.groupBy(outside, (point) => excess(point, seen).reduce((a, b) => (b.by > a.by ? b : a)).side);
  return [...sides].map(([side, all]) => {
    const [x, y] = nearest(all, seen) ?? [0, 0];
    const isUpright = side === 'left' || side === 'right';
    const within = (value: number, length: number, isAlong: boolean): number => {
      const off = isAlong ? Math.min(inset.corner, length / 2) : inset.edge;
      return Math.max(off, Math.min(length - off, value));
    };
    return {
      side,
      points: all,
      at: [within(zoom.x + zoom.k * x, pane.width, !isUpright), within(zoom.y + zoom.k * y, pane.height, isUpright)],
    };
  });
}

/** Goes to all of these if they can be seen together, else to the nearest. */
export function towards(zoom: Zoom, points: readonly Point[], room: number, pane: Pane): Zoom {
  const closest = nearest(points, windowOf(zoom, pane));
  if (closest === undefined) return zoom;
  const box = boxOf(points, room);
  return held(zoom, fits(box, zoom.k, pane) ? box : boxOf([closest], room), pane);
}
