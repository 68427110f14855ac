import type { Point } from '../layout.ts';
import { crossingThemselves } from './crossings.ts';
import { readGeoJson } from './geojson.ts';
import { type Drawing, type DrawnPlace, type MapProblem, nothing, problem } from './map-found.ts';
import { decimalsFor, type MapProjection, onSheet } from './plane.ts';
import { pole } from './pole.ts';
import { readSvg } from './read-svg.ts';
import { area, cleanedAll, extentOf, inside, type Ring } from './ring.ts';
import { sharedBorders } from './shared-borders.ts';
import { thinned } from './thinned.ts';

export interface MapOptions {
  /** The property that names the regions of a GeoJSON file; without it the most usual one. */
  readonly property?: string | undefined;
  readonly projection?: MapProjection | undefined;
  /** How far borders of neighbors may be apart, in thousandths of the width; without it as the regions are large. */
  readonly apart?: number | undefined;
}
export interface FoundPlace {
  /** `Kind.member`, where the file is a map of ours. */
  readonly key?: string | undefined;
  readonly name: string;
  /** Where it has most room. */
  readonly at: Point;
  /** Empty for a place that is a point. */
  readonly outline: readonly Ring[];
}
/** Two places by their order among all. */
export interface FoundLink {
  readonly relation?: string | undefined;
  readonly from: number;
  readonly to: number;
}
/** What a file has to offer, and what of it could not be read; without places there is nothing to take. */
export interface MapFound {
  readonly places: readonly FoundPlace[];
  readonly links: readonly FoundLink[];
  readonly problems: readonly MapProblem[];
  /** Properties that places could be named by. */
  readonly properties: readonly string[];
  /** Coordinates in the file are longitude and latitude. */
  readonly isGlobe: boolean;
}

export const MAP_LIMITS = { characters: 20_000_000, places: 3000, corners: 300_000 } as const;
/** A layout with more of them would be slow to read and to draw. */
const MANY_CORNERS = 8000;
const FINEST = 1 / 4000;

/** Reads a map from the text of a GeoJSON or SVG file. */
export function readMapFile(text: string, options: MapOptions = {}): MapFound {
  const drawing = drawingIn(text, options);
  const { kept, problems } = once(drawing.places);
  const corners = kept.reduce((sum, { rings }) => sum + cornersOf(rings), 0);
  const all = [...drawing.problems, ...problems];
  const found = { properties: drawing.properties, isGlobe: drawing.plane === 'globe' };
  const empty = { ...found, places: [], links: [] };
  if (kept.length > MAP_LIMITS.places || corners > MAP_LIMITS.corners)
    return { ...empty, problems: [problem('too-many', { places: kept.length, corners, most: MAP_LIMITS.places })] };
  if (kept.length === 0) return { ...empty, problems: all.length > 0 ? all : [problem('no-shapes')] };
  const laid = laidOut(kept, drawing, options);
  return {
    ...found,
    places: laid.places,
    links: linksOf(laid.places, drawing, kept, options),
    problems: [...all, ...laid.problems],
  };
}

const cornersOf = (rings: readonly Ring[]): number => rings.reduce((sum, ring) => sum + ring.length, 0);

function drawingIn(text: string, { property }: MapOptions): Drawing {
  if (text.length > MAP_LIMITS.characters)
    return nothing('too-large', { most: MAP_LIMITS.characters / 1_000_000, size: Math.ceil(text.length / 1_000_000) });
  const begun = text.replace(/^\ufeff/, '').trimStart();
  if (begun === '') return nothing('empty');
  if (begun.startsWith('<')) return readSvg(text);
  return begun.startsWith('{') || begun.startsWith('[') ? readGeoJson(text, property) : nothing('unknown-format');
}

/** Of several places with the same name, the first one counts, and the others are reported. */
function once(places: readonly DrawnPlace[]): {
  readonly kept: readonly DrawnPlace[];
  readonly problems: readonly MapProblem[];
} {
  const groups = [...Map.groupBy(places, ({ key, name }) => key ?? name).values()];
  return {
    kept: groups.flatMap(([first]) => first ?? []),
    problems: groups.flatMap(([first, ...rest]) =>
      first === undefined || rest.length === 0 ? [] : [problem('twice', { name: first.name, count: rest.length + 1 })],
    ),
  };
}

interface Laid {
  readonly places: readonly FoundPlace[];
  readonly problems: readonly MapProblem[];
}

/** On the sheet, with no more corners and decimals than can be seen. */
function laidOut(
  kept: readonly DrawnPlace[],
  { plane }: Drawing,
  { projection = 'equirectangular' }: MapOptions,
): Laid {
  const points = kept.flatMap(({ rings, at }) => [...rings.flat(), ...(at ? [at] : [])]);
  const put = onSheet(points, plane, projection);
  const { left, right, top, bottom } = extentOf(points.map(put));
  const wide = Math.max(right - left, bottom - top);
  const decimals = decimalsFor(wide);
  const rounded = (point: Point): Point => {
    const [x, y] = put(point);
    return [Number(x.toFixed(decimals)) + 0, Number(y.toFixed(decimals)) + 0];
  };
  const outlines = kept.map(({ rings }) => cleanedAll(rings.map((ring) => ring.map(rounded))));
  const thin = thinnedTo(outlines, wide);
  const crossing = crossingThemselves(thin.outlines, 2 * 10 ** -decimals);
  const problems = [
    ...thin.problems,
    ...kept.flatMap(({ name }, i) => (crossing.has(i) ? [problem('crosses', { name })] : [])),
  ];
  const middle = (rings: readonly Ring[]): Point => {
    const [x, y] = pole(rings);
    return [Number(x.toFixed(decimals)), Number(y.toFixed(decimals))];
  };
  const places = kept.map(({ key, name, at }, i): FoundPlace => {
    const outline = thin.outlines[i] ?? [];
    const said = at && rounded(at);
    const isGood = said !== undefined && (outline.length === 0 || inside(outline, said));
    return { key, name, at: isGood ? said : middle(outline), outline };
  });
  return { places, problems };
}

function thinnedTo(outlines: readonly (readonly Ring[])[], wide: number) {
  const count = (all: typeof outlines): number => all.reduce((sum, rings) => sum + cornersOf(rings), 0);
  const before = count(outlines);
  let thin = outlines;
  for (let off = wide * FINEST; count(thin) > MANY_CORNERS && off < wide / 100; off *= 2) thin = thinned(outlines, off);
  const after = count(thin);
  return { outlines: thin, problems: after < before ? [problem('thinned', { before, after })] : [] };
}

/** As the file says them, else where borders are shared. */
function linksOf(
  places: readonly FoundPlace[],
  { links }: Drawing,
  kept: readonly DrawnPlace[],
  { apart }: MapOptions,
): readonly FoundLink[] {
  if (links !== undefined) {
    const at = new Map(kept.map(({ key, name }, i) => [key ?? name, i]));
    return links.flatMap(({ relation, from, to }) => {
      const [a, b] = [at.get(from), at.get(to)];
      return a === undefined || b === undefined ? [] : [{ relation, from: a, to: b }];
    });
  }
  return neighborsIn(
    places.map(({ outline }) => outline),
    apart,
  ).map(([from, to]) => ({ from, to }));
}

/** Outlines that share a border, by their order, each pair once; `apart` is as in the options. */
export function neighborsIn(
  outlines: readonly (readonly Ring[])[],
  apart?: number | undefined,
): readonly (readonly [number, number])[] {
  const near = apart === undefined ? usual(outlines) : (apart * wideOf(outlines)) / 1000;
  return near > 0 ? sharedBorders(outlines, { apart: near, least: near * LEAST }).map(({ pair }) => pair) : [];
}

/** Borders that only touch at a corner are near each other for less than so many times that distance. */
const LEAST = 5;

const wideOf = (outlines: readonly (readonly Ring[])[]): number => {
  const { left, right } = extentOf(outlines.flat(2));
  return right - left;
};

/** A thousandth of the width, or less where regions are small. */
function usual(outlines: readonly (readonly Ring[])[]): number {
  const sizes = outlines
    .flatMap((rings) => (rings.length === 0 ? [] : [Math.sqrt(Math.max(...rings.map(area)))]))
    .toSorted((a, b) => a - b);
  return Math.min(wideOf(outlines) / 1000, (sizes[Math.floor(sizes.length / 2)] ?? 0) * 0.03);
}
