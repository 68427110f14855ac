import { Delaunay } from 'd3-delaunay';
import type { Box } from './boxes.ts';
import type { Point } from './layout.ts';
import type { Anchor } from './regions.ts';

/** Sheet units per square of the raster: fine enough for counters, coarse enough to be made in a moment. */
const CELL = 6;

/** The number of an owner that is none. */
const NOBODY = -1;

/** Where regions begin; those on the sea are kept apart, so that none reaches across a coast. */
export interface Anchors {
  readonly land: readonly Anchor[];
  readonly sea: readonly Anchor[];
}

/** A region whose borders are drawn. */
export interface Outlined {
  readonly key: string;
  /** It ends at the coast. */
  readonly dry?: boolean;
  readonly rings: readonly (readonly Point[])[];
}

/** Whose region the ground is, square by square; what no region owns is nobody's. */
export interface Ownership {
  /** How much of a box lies on the ground of an owner, 0 to 1. */
  share(owner: string, box: Box): number;
  /** Whether a point lies on it. */
  holds(owner: string, at: Point): boolean;
  /** Points spread evenly over the ground of an owner. */
  points(owner: string): readonly Point[];
}

/** For each row of the raster where land begins and ends (even-odd), left to right. */
function crossings(rings: readonly (readonly Point[])[], rows: number): readonly (readonly number[])[] {
  const found = Array.from({ length: rows }, (): number[] => []);
  for (const ring of rings)
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
      const last = Math.min(rows - 1, Math.ceil(Math.max(y1, y2) / CELL));
      for (let row = Math.max(0, Math.floor(Math.min(y1, y2) / CELL) - 1); row <= last; row++) {
        const y = (row + 0.5) * CELL;
        if (y1 > y !== y2 > y) found[row]?.push(x1 + ((y - y1) * (x2 - x1)) / (y2 - y1));
      }
    });
  return found.map((row) => row.sort((a, b) => a - b));
}

/** Which squares of each row lie inside. */
const insideRows = (rings: readonly (readonly Point[])[], rows: number, columns: number) =>
  crossings(rings, rows).map((edges) => insideRow(edges, columns));

/** Without rings everything is land. */
const landRows = (rings: readonly (readonly Point[])[], rows: number, columns: number) =>
  rings.length === 0
    ? Array.from({ length: rows }, () => Array.from({ length: columns }, () => true))
    : insideRows(rings, rows, columns);

const insideRow = (edges: readonly number[], columns: number): readonly boolean[] => {
  let next = 0;
  return Array.from({ length: columns }, (_, column) => {
    while ((edges[next] ?? Number.POSITIVE_INFINITY) < (column + 0.5) * CELL) next++;
    return next % 2 === 1;
  });
};

interface Raster {
  readonly columns: number;
  readonly rows: number;
  readonly squares: Int16Array;
  readonly land: readonly (readonly boolean[])[];
}

/** The number of whoever owns the anchor that is nearest to a point, within reach; quick where points follow each other. */
const nearest = (
  anchors: readonly Anchor[],
  owners: readonly string[],
  reach: number,
): ((x: number, y: number) => number) => {
  if (anchors.length === 0) return () => NOBODY;
  const numbers = anchors.map(({ key }) => owners.indexOf(key));
  const delaunay = Delaunay.from(anchors.map((a) => [a.at[0], a.at[1]]));
  let near = 0;
  return (x, y) => {
    near = delaunay.find(x, y, near);
    const anchor = anchors[near];
    const isNear = anchor && Math.hypot(anchor.at[0] - x, anchor.at[1] - y) <= reach;
    return isNear ? (numbers[near] ?? NOBODY) : NOBODY;
  };
};

/** Borders that are drawn go before those that are halfway. */
const outlinedOn = (
  { columns, rows, squares, land }: Raster,
  drawn: readonly Outlined[],
  owners: readonly string[],
): void => {
  for (const { key, rings, dry } of drawn) {
    const own = owners.indexOf(key);
    insideRows(rings, rows, columns).forEach((inside, row) => {
      inside.forEach((isOwn, column) => {
        if (isOwn && (!dry || land[row]?.[column])) squares[row * columns + column] = own;
      });
    });
  }
};

const rasterOf = (
  anchors: Anchors,
  owners: readonly string[],
  rings: readonly (readonly Point[])[],
  width: number,
  height: number,
  reach: number,
): Raster => {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const squares = new Int16Array(columns * rows).fill(NOBODY);
  const [onLand, onSea] = [nearest(anchors.land, owners, reach), nearest(anchors.sea, owners, reach)];
  const land = landRows(rings, rows, columns);
  land.forEach((onRow, row) => {
    const y = (row + 0.5) * CELL;
    onRow.forEach((isLand, column) => {
      squares[row * columns + column] = (isLand ? onLand : onSea)((column + 0.5) * CELL, y);
    });
  });
  return { columns, rows, squares, land };
};

/** Of large grounds some are enough. */
const POINTS = 600;

const pointsOf = (found: readonly number[], columns: number): readonly Point[] => {
  const step = Math.ceil(found.length / POINTS);
  return found
    .filter((_, i) => i % step === 0)
    .map((i): Point => [((i % columns) + 0.5) * CELL, (Math.floor(i / columns) + 0.5) * CELL]);
};

/** The squares of each owner, by its number. */
function squaresByOwner(squares: Int16Array, owners: number): readonly (readonly number[])[] {
  const found = Array.from({ length: owners }, (): number[] => []);
  squares.forEach((owner, i) => void found[owner]?.push(i));
  return found;
}

/** Reads off whose ground is where; `rings` are the coasts, `reach` is how far a region goes from its anchors. */
export const ownership = (
  anchors: Anchors,
  drawn: readonly Outlined[],
  rings: readonly (readonly Point[])[],
  width: number,
  height: number,
  reach: number,
): Ownership => {
  const owners = [...new Set([...anchors.land, ...anchors.sea, ...drawn].map((a) => a.key))];
  const raster = rasterOf(anchors, owners, rings, width, height, reach);
  outlinedOn(raster, drawn, owners);
  const { columns, rows, squares } = raster;
  const numbers = new Map(owners.map((owner, i) => [owner, i]));
  const share = (owner: string, box: Box): number => {
    const mine = numbers.get(owner) ?? NOBODY;
    const [left, right] = [Math.floor(box.x / CELL), Math.floor((box.x + box.w) / CELL)];
    const [top, bottom] = [Math.floor(box.y / CELL), Math.floor((box.y + box.h) / CELL)];
    let own = 0;
    for (let row = Math.max(0, top); row <= Math.min(bottom, rows - 1); row++)
      for (let column = Math.max(0, left); column <= Math.min(right, columns - 1); column++)
        own += Number(squares[row * columns + column] === mine);
    return own / ((right - left + 1) * (bottom - top + 1));
  };
  const holds = (owner: string, [x, y]: Point): boolean => share(owner, { x, y, w: 0, h: 0 }) > 0;
  const all = new Map<string, readonly Point[]>();
  let own: ReturnType<typeof squaresByOwner> | undefined;
  const points = (owner: string): readonly Point[] => {
    own ??= squaresByOwner(squares, owners.length);
    const known = all.get(owner) ?? pointsOf(own[numbers.get(owner) ?? NOBODY] ?? [], columns);
    all.set(owner, known);
    return known;
  };
  return { share, holds, points };
};
