import type { GameInfo } from '@sandtable/engine';
import { type CellShape, cellCentre, cellCorners, cellShape } from './cells.ts';
import { featureSpots } from './features.ts';
import { anchors, type BoardLayout, type Point } from './layout.ts';
import { type Line, lines } from './lines.ts';
import { readable } from './names.ts';
import { type Anchors, type Ownership, ownership } from './ownership.ts';
import { fitted, lambert, type Project, plain } from './projection.ts';
import { type Anchor, path, regions } from './regions.ts';
import type { Spot } from './spot.ts';
import { apart, spread } from './spread.ts';

/** Width of every sheet in its own units; heights follow from what lies on it. */
export const WIDTH = 1000;
const MARGIN = 56;
/** How far a region without borders goes from its anchors. */
const REACH = 105;
/** Printed places of a map keep this distance, so that their marks can be told apart. */
const DISTANCE = 22;

export type Rings = readonly (readonly (readonly [number, number])[])[];

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  readonly byMember: ReadonlyMap<string, Spot>;
  readonly lines: readonly Line[];
  readonly coast: string;
  /** Whose land it is where. */
  readonly ground: Ownership;
}

interface Raw {
  /** A region that goes as far as its neighbours let it. */
  readonly fills: boolean;
  readonly spot: Omit<Spot, 'polygons' | 'rim'>;
  readonly all: readonly Point[];
  readonly shape: CellShape;
}

type Kind = GameInfo['kinds'][number];

const cellsOf = (kind: Kind): readonly Raw[] => {
  const shape = cellShape(kind.hexes);
  return (kind.cells ?? []).map((cell, ordinal) => {
    const member = kind.members[ordinal] ?? String(ordinal);
    const at = cellCentre(cell, shape);
    const spot = {
      kind: kind.name,
      member,
      ordinal,
      at,
      draw: 'hex',
      shape: 'hexagon',
      name: readable(member),
      short: undefined,
      marked: false,
      on: 'land',
    } as const;
    return { spot: { ...spot, labelSide: undefined, room: 1 }, all: [at], shape, fills: false };
  });
};

const laid = (kind: Kind, layout: BoardLayout, project: Project): readonly Raw[] =>
  kind.members.flatMap((member, ordinal): readonly Raw[] => {
    const place = layout.places[`${kind.name}.${member}`];
    if (place === undefined) return [];
    const all = anchors(place).map(project);
    const how = layout.kinds[kind.name];
    const spot = {
      kind: kind.name,
      member,
      ordinal,
      at: all[0] ?? [0, 0],
      draw: how?.draw === 'region' ? 'region' : 'place',
      shape: place.shape ?? how?.shape ?? 'circle',
      name: readable(member),
      short: place.short,
      marked: how?.draw === 'region' && place.shape !== undefined,
      on: place.on ?? 'land',
      labelSide: place.label,
      room: 1,
    } as const;
    return [{ spot, all, shape: 'flat', fills: place.on !== undefined }];
  });

/** Kinds that are places: those named, else those with anchors or cells. Regions go first, so that places lie on them. */
const boardKinds = (info: GameInfo, layout: BoardLayout): readonly string[] => {
  if (layout.board.kind.length > 0) return layout.board.kind;
  const anchored = new Set(Object.keys(layout.places).map((key) => key.slice(0, key.indexOf('.'))));
  return info.kinds.filter((k) => anchored.has(k.name) || k.cells !== undefined).map((k) => k.name);
};

const raw = (info: GameInfo, layout: BoardLayout, project: Project): readonly Raw[] =>
  boardKinds(info, layout).flatMap((name) => {
    const kind = info.kinds.find((k) => k.name === name);
    if (kind === undefined || layout.kinds[name]?.draw === 'none') return [];
    const placed = laid(kind, layout, project);
    return placed.length === 0 && kind.cells ? cellsOf(kind) : placed;
  });

const coastOf = (rings: Rings, project: Project, at: Project): readonly (readonly Point[])[] =>
  rings.map((ring) => ring.map((p) => at(project(p))).filter(([x, y]) => Number.isFinite(x + y)));

/** Maps are stretched where their places crowd; drawn boards are taken as they were drawn. */
const projectionOf = (info: GameInfo, layout: BoardLayout): Project => {
  if (layout.projection !== 'europe') return plain;
  const project = lambert();
  const stretched = spread(
    raw(info, layout, project)
      .filter((f) => f.spot.draw === 'place' || f.fills)
      .map((f) => f.spot.at),
  );
  return (point) => stretched(project(point));
};

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
      .filter(({ spot }) => spot.draw === 'region' && spot.on === on)
      .flatMap(({ spot, all }) => all.map((p) => ({ key: `${spot.kind}.${spot.member}`, at: at(p) }))),
    ...(layout.blank[on] ?? []).map((p) => ({ key: '', at: drawn(p) })),
  ];
  return { land: of('land'), sea: of('sea') };
};

/** All that does not move: where places lie on the sheet, regions, lines, coast. */
export const scene = (info: GameInfo, layout: BoardLayout, rings: Rings): Scene => {
  const project = projectionOf(info, layout);
  const found = raw(info, layout, project);
  const celled = found.some((f) => f.spot.draw === 'hex');
  const points = found.flatMap((f) => (celled ? cellCorners(f.spot.at, 1, f.shape) : f.all));
  const { at, height, scale } = fitted(points.length > 0 ? points : [[0, 0]], WIDTH, celled ? 16 : MARGIN);
  const own = anchored(found, layout, (point) => at(project(point)), at);
  const reach = found.some((f) => f.fills) ? Number.POSITIVE_INFINITY : REACH;
  const grounds = new Map([own.land, own.sea].flatMap((anchors) => [...regions(anchors, WIDTH, height, reach)]));
  const fixed = found.map(({ spot, shape }): Spot => {
    const centre = at(spot.at);
    const outline = spot.draw === 'hex' ? [cellCorners(centre, scale, shape)] : [];
    const ground = grounds.get(`${spot.kind}.${spot.member}`);
    return { ...spot, at: centre, room: scale, polygons: ground?.polygons ?? outline, rim: ground?.rim ?? '' };
  });
  const printed = layout.projection === 'none' ? fixed : separated(fixed);
  const spots = [...printed, ...featureSpots(info, layout, printed)];
  const byMember = new Map(spots.map((s) => [s.member, s]));
  const land = layout.base === 'none' ? [] : coastOf(rings, project, at);
  const ground = ownership(own, land, WIDTH, height, reach);
  const coast = land.map(path).join('');
  return { width: WIDTH, height, spots, byMember, lines: lines(info, layout, byMember), coast, ground };
};
