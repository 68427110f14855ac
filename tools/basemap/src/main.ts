/**
 * Makes the base map of the boards: the outline of land around Europe from `world-atlas` (50 m), clipped, simplified
 * and rounded. Run by hand, once: `node tools/basemap/src/main.ts`; the result is stored.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { type Box, clip, type Point } from './clip.ts';
import { simplify } from './simplify.ts';

interface Topology {
  readonly objects: {
    readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[] };
  };
  readonly arcs: readonly (readonly Point[])[];
  readonly transform: { readonly scale: Point; readonly translate: Point };
}

const EUROPE: Box = { west: -60, east: 105, south: 15, north: 82 };
/** Degrees; some two kilometres, less than a stroke at any zoom of a board. */
const TOLERANCE = 0.02;
/** Where no board has its places, only the ground beside them, coasts may be as coarse as this. */
const FAR_TOLERANCE = 0.2;
const NEAR: Box = { west: -40, east: 62, south: 24, north: 76 };
/** Islands below so many square degrees are dots on a board and only cost bytes. */
const SMALLEST = 0.01;
/** Degrees between the points on the edge of the box. */
const EDGE_STEP = 2;
const MOST_BYTES = 60 * 1024;
const OUT = new URL('../../../libs/board/src/basemap.gen.ts', import.meta.url);

const HEADER = `// Made by tools/basemap from world-atlas 2.0.2 (land-50m.json), do not edit. Shapes: Natural Earth, public domain;
// world-atlas: Copyright 2013-2019 Michael Bostock, ISC licence: permission to use, copy, modify and distribute for
// any purpose with or without fee, provided that this notice appears in all copies; provided "as is", no warranty.
/** Land around Europe, rings of longitude and latitude, clipped to ${EUROPE.west}..${EUROPE.east} by ${EUROPE.south}..${EUROPE.north} degrees. */
`;

/** Points of all arcs: deltas of integers become degrees. */
function decode(topology: Topology): readonly (readonly Point[])[] {
  const { scale, translate } = topology.transform;
  return topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** A negative arc `~i` is arc `i` backwards; neighbors share their end points. */
function ringOf(arcs: readonly number[], points: readonly (readonly Point[])[]): readonly Point[] {
  return unwound(arcs.flatMap((arc) => (arc < 0 ? [...(points[~arc] ?? [])].reverse() : (points[arc] ?? [])).slice(1)));
}

/** A ring that crosses the date line goes on beyond it instead of leaping to the other side; its middle stays on the map. */
function unwound(ring: readonly Point[]): readonly Point[] {
  let turns = 0;
  const longitudes = ring.map(([x], i) => {
    const leap = x - (ring[i - 1]?.[0] ?? x);
    if (Math.abs(leap) > 180) turns -= Math.sign(leap);
    return x + turns * 360;
  });
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const back = Math.round((west + east) / 2 / 360) * 360;
  return ring.map(([, y], i): Point => [(longitudes[i] ?? 0) - back, y]);
}

function rings(topology: Topology): readonly (readonly Point[])[] {
  const points = decode(topology);
  const polygons = topology.objects.land.geometries.flatMap((geometry) => geometry.arcs);
  // Holes (the Caspian Sea) come out as rings of their own; land is what lies in an odd number of rings.
  return polygons.flatMap((polygon) => polygon.map((arcs) => ringOf(arcs, points)));
}

const toleranceAt = ([x, y]: Point): number =>
  x > NEAR.west && x < NEAR.east && y > NEAR.south && y < NEAR.north ? TOLERANCE : FAR_TOLERANCE;
const round = ([x, y]: Point): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
const differs = (point: Point, i: number, ring: readonly Point[]): boolean =>
  i === 0 || point[0] !== ring[i - 1]?.[0] || point[1] !== ring[i - 1]?.[1];

function area(ring: readonly Point[]): number {
  const parts = ring.map(
    (a, i) => a[0] * (ring[(i + 1) % ring.length]?.[1] ?? 0) - (ring[(i + 1) % ring.length]?.[0] ?? 0) * a[1],
  );
  return Math.abs(parts.reduce((sum, part) => sum + part, 0)) / 2;
}

function shrink(ring: readonly Point[]): readonly Point[] {
  const inBox = clip(ring, EUROPE);
  const first = inBox[0];
  return first === undefined
    ? []
    : bent(simplify([...inBox, first], toleranceAt), EUROPE)
        .map(round)
        .filter(differs);
}

/** A stretch along the edge of the box gets points in between: on a conic map a parallel is no straight line. */
function bent(line: readonly Point[], box: Box): readonly Point[] {
  const edges = [box.west, box.east, box.south, box.north];
  return line.flatMap((to, i) => {
    const from = line[i - 1];
    if (from === undefined || !edges.some((edge) => [0, 1].some((axis) => from[axis] === edge && to[axis] === edge)))
      return [to];
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / EDGE_STEP));
    return Array.from({ length: steps }, (_, k): Point => {
      const part = (k + 1) / steps;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    });
  });
}

const topology = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8'),
) as Topology;
const europe = rings(topology)
  .map(shrink)
  .filter((ring) => ring.length > 3 && area(ring) >= SMALLEST);
const lines = europe.map((ring) => `  [${ring.map(([x, y]) => `[${x},${y}]`).join(',')}],`);
const text = `${HEADER}export const europe: readonly (readonly (readonly [number, number])[])[] = [\n${lines.join('\n')}\n];\n`;
const bytes = gzipSync(text).length;
if (bytes > MOST_BYTES)
  throw new Error(`The base map takes ${bytes} bytes compressed, at most ${MOST_BYTES} are allowed.`);
writeFileSync(OUT, text);
console.log(
  `${europe.length} rings, ${europe.reduce((sum, ring) => sum + ring.length, 0)} points, ${bytes} bytes compressed`,
);
