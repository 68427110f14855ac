import type { GameInfo } from '@sandtable/engine';
import { lanes } from './along.ts';
import type { Box } from './boxes.ts';
import { cellCorners } from './cells.ts';
import { featureSpots } from './features.ts';
import { FEW, frame, type Raw, WIDTH } from './frame.ts';
import type { BoardLayout, Point } from './layout.ts';
import { type Line, lines } from './lines.ts';
import { type Anchors, type Outlined, type Ownership, ownership } from './ownership.ts';
import type { Project } from './projection.ts';
import { type Anchor, path, regions } from './regions.ts';
import type { Spot } from './spot.ts';
import { apart } from './spread.ts';

/** How far a region without borders goes from its anchors. */
const REACH = 105;
/** Printed places of a map keep this distance, so that their marks can be told apart. */
const DISTANCE = 22;
/** With more of them, a board that fills its window shows enough. */
const FEW_CELLS = 100;

export type Rings = readonly (readonly (readonly [number, number])[])[];

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** How far the nearest printed places are from each other; 0 where areas or cells make the board. */
  readonly apart: number;
  /** It has so few places that it is seen as a whole. */
  readonly isSparse: boolean;
  /** Few hexes or squares make it up: what is cut off at its edges would be a large part of it. */
  readonly isFewCells: boolean;
  /** The part of it that is in sight at first: what has a choice lies there. */
  readonly seen?: Box | undefined;
  readonly spots: readonly Spot[];
  readonly byMember: ReadonlyMap<string, Spot>;
  readonly lines: readonly Line[];
  readonly coast: string;
  /** Land that is nobody's, as a drawn path. */
  readonly blank: string;
  /** Whose land it is where. */
  readonly ground: Ownership;
}

const coastOf = (rings: Rings, project: Project, at: Project): readonly (readonly Point[])[] =>
  rings.map((ring) => ring.map((p) => at(project(p))).filter(([x, y]) => Number.isFinite(x + y)));

/** Marks that would lie on each other are moved a little, as on every printed map. */
const separated = (spots: readonly Spot[]): readonly Spot[] => {
  const places = spots.filter((s) => s.draw === 'place');
  const moved = apart(
    places.map((s) => s.at),
    DISTANCE,
  );
  const at = new Map(places.map((s, i) => [s, moved[i] ?? s.at]));
  return spots.map((s) => ({ ...s, at: at.get(s) ?? s.at }));
};

/** Anchors of regions on land and on the sea; ground that is nobody's has anchors with an empty key. */
const anchored = (found: readonly Raw[], layout: BoardLayout, drawn: Project, at: Project): Anchors => {
  const of = (on: Spot['on']): readonly Anchor[] => [
    ...found
      .filter(
        ({ spot, outline, along }) => spot.draw === 'region' && spot.on === on && outline.length + along.length === 0,
      )
      .flatMap(({ spot, all }) => all.map((p) => ({ key: `${spot.kind}.${spot.member}`, at: at(p) }))),
    ...(layout.blank[on] ?? []).map((p) => ({ key: '', at: drawn(p) })),
  ];
  return { land: of('land'), sea: of('sea') };
};

/** Regions whose borders are drawn, as they lie on the sheet. */
const outlined = (found: readonly Raw[], at: Project): readonly Outlined[] =>
  found.flatMap(({ spot, outline }) =>
    outline.length === 0 ? [] : [{ key: `${spot.kind}.${spot.member}`, rings: outline.map((ring) => ring.map(at)) }],
  );

/** Regions that lie along lines, once it is known where on the sheet the places are between which these lines are. */
const lanesOn = (found: readonly Raw[], spots: readonly Spot[], to: Project, height: number): readonly Outlined[] => {
  const laid = found.filter(({ along }) => along.length > 0);
  if (laid.length === 0) return [];
  const at = new Map(spots.map((spot) => [`${spot.kind}.${spot.member}`, spot.at]));
  const all = laid.map(({ spot, along, reach }) => ({
    key: `${spot.kind}.${spot.member}`,
    lines: along.map((line) =>
      line.map((one) => (typeof one === 'string' ? at.get(one) : to(one))).filter((one) => one !== undefined),
    ),
    reach,
  }));
  return [...lanes(all, WIDTH, height)].map(([key, rings]) => ({ key, rings, dry: true }));
};

const withLanes = (spots: readonly Spot[], along: readonly Outlined[]): readonly Spot[] => {
  const rings = new Map(along.map((one) => [one.key, one.rings]));
  return spots.map((spot) => {
    const polygons = rings.get(`${spot.kind}.${spot.member}`);
    return polygons ? { ...spot, polygons, rim: polygons.map(path).join(''), closed: true } : spot;
  });
};

/** All that does not move: where places lie on the sheet, regions, lines, coast. */
export const scene = (info: GameInfo, layout: BoardLayout, rings: Rings): Scene => {
  const { found, project, onSheet: at, to, height, scale } = frame(info, layout);
  const own = anchored(found, layout, to, at);
  const reach = found.some((f) => f.fills) ? Number.POSITIVE_INFINITY : REACH;
  const parts = [own.land, own.sea].map((anchors) => regions(anchors, WIDTH, height, reach));
  const grounds = new Map(parts.flatMap((part) => [...part]));
  const blank = parts[0]?.get('')?.polygons.map(path).join('') ?? '';
  const drawn = outlined(found, at);
  for (const { key, rings } of drawn)
    grounds.set(key, { polygons: rings, rim: rings.map(path).join(''), borders: new Map() });
  const fixed = found.map(({ spot, all, shape }): Spot => {
    const centre = at(spot.at);
    const outline = spot.draw === 'hex' ? [cellCorners(centre, scale, shape)] : [];
    const ground = grounds.get(`${spot.kind}.${spot.member}`);
    return {
      ...spot,
      at: centre,
      anchors: all.map(at),
      labelAt: spot.labelAt && at(spot.labelAt),
      room: scale,
      polygons: ground?.polygons ?? outline,
      rim: ground?.rim ?? '',
      borders: ground?.borders,
    };
  });
  const moved = layout.projection === 'none' ? fixed : separated(fixed);
  const along = lanesOn(found, moved, to, height);
  const printed = withLanes(moved, along);
  const spots = [...printed, ...featureSpots(info, layout, printed)];
  const byMember = new Map(spots.map((s) => [s.member, s]));
  const land = layout.base === 'none' ? [] : coastOf(rings, project, at);
  const ground = ownership(own, [...drawn, ...along], land, WIDTH, height, reach);
  const coast = land.map(path).join('');
  const size = { width: WIDTH, height, apart: leastDistance(spots), isSparse: spots.length <= FEW };
  const isFewCells = printed.length <= FEW_CELLS && printed.every(({ draw }) => draw === 'hex');
  return { ...size, isFewCells, spots, byMember, lines: lines(info, layout, byMember), coast, blank, ground };
};

/** Places that are far apart are drawn larger. */
function leastDistance(spots: readonly Spot[]): number {
  if (spots.some(({ draw, marked }) => draw !== 'place' && !marked)) return 0;
  const all = spots.flatMap((a, i) => spots.slice(i + 1).map((b) => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])));
  return all.length === 0 ? WIDTH : Math.min(...all);
}
