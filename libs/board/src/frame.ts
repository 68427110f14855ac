import type { GameInfo } from '@sandtable/engine';
import { type CellShape, cellCentre, cellCorners } from './cells.ts';
import { anchors, type BoardLayout, type PlaceLayout, type Point } from './layout.ts';
import { readable } from './names.ts';
import { DEGREE, fitted, lambert, type Project, type Projection, plain } from './projection.ts';
import type { Spot } from './spot.ts';
import { spread } from './spread.ts';
import { magnified } from './stretch.ts';

/** Width of every sheet in its own units; heights follow from what lies on it. */
export const WIDTH = 1000;
const MARGIN = 56;
/** Few places are drawn larger, with larger counters around them. */
const WIDE_MARGIN = 110;
/** Boards with no more places than this can be seen at a glance. */
export const FEW = 16;
/** How far a region goes from its lines, if its author does not say. */
const LANE = 60;

/** How the coordinates of a layout come onto the sheet and back, and its places on the way there. */
export interface Frame extends Projection {
  readonly found: readonly Raw[];
  /** From the layout to where `found` lies, and on from there. */
  readonly project: Project;
  readonly onSheet: Project;
  readonly height: number;
  /** Units of the sheet to one of `found`. */
  readonly scale: number;
}

export const frame = (info: GameInfo, layout: BoardLayout): Frame => {
  const project = projectionOf(info, layout);
  const found = raw(info, layout, project.to);
  const celled = found.some((f) => f.spot.draw === 'hex');
  const framed = celled ? undefined : bounds(layout.frame?.map(project.to));
  const points =
    framed ?? found.flatMap((f) => (celled ? cellCorners(f.spot.at, 1, f.shape) : [...f.all, ...f.outline.flat()]));
  const margin = framed ? 0 : celled ? 16 : found.length <= FEW ? WIDE_MARGIN : MARGIN;
  const { to, back, height, scale } = fitted(points.length > 0 ? points : [[0, 0]], WIDTH, margin);
  return {
    to: (point) => to(project.to(point)),
    back: (point) => project.back(back(point)),
    found,
    project: project.to,
    onSheet: to,
    height,
    scale,
  };
};

/** A place before it lies on the sheet: its anchors as they are projected. */
export interface Raw {
  /** A region that goes as far as its neighbors let it. */
  readonly fills: boolean;
  readonly spot: Omit<Spot, 'polygons' | 'rim' | 'anchors'>;
  readonly all: readonly Point[];
  /** Borders that are drawn, projected like the anchors. */
  readonly outline: readonly (readonly Point[])[];
  /** Lines along which a region lies, by the names of places or as points of the layout. */
  readonly along: NonNullable<PlaceLayout['along']>;
  readonly reach: number;
  readonly shape: CellShape;
}

type Kind = GameInfo['kinds'][number];

const cellsOf = (kind: Kind): readonly Raw[] => {
  const shape = kind.grid?.cell ?? 'square';
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
    return {
      spot: { ...spot, labelSide: undefined, labelAt: undefined, room: 1 },
      all: [at],
      outline: [],
      along: [],
      reach: 0,
      shape,
      fills: false,
    };
  });
};

const laid = (kind: Kind, layout: BoardLayout, project: Project): readonly Raw[] =>
  kind.members.flatMap((member, ordinal): readonly Raw[] => {
    const place = layout.places[`${kind.name}.${member}`];
    if (place === undefined) return [];
    const all = anchors(place).map(project);
    const how = layout.kinds[kind.name];
    const outline = (place.outline ?? []).map((ring) => ring.map(project));
    const isRegion = how?.draw === 'region' || outline.length > 0 || place.along !== undefined;
    const spot = {
      kind: kind.name,
      member,
      ordinal,
      at: all[0] ?? [0, 0],
      draw: isRegion ? 'region' : 'place',
      shape: place.shape ?? how?.shape ?? 'circle',
      name: readable(member),
      short: place.short,
      marked: isRegion && place.shape !== undefined,
      on: place.on ?? 'land',
      labelSide: typeof place.label === 'string' && place.label !== 'none' ? place.label : undefined,
      unnamed: place.label === 'none',
      labelAt: typeof place.label === 'object' ? project(place.label) : undefined,
      room: 1,
    } as const;
    const { along = [], reach = LANE } = place;
    const fills = place.on !== undefined && outline.length === 0 && along.length === 0;
    return [{ spot, all, outline, along, reach, shape: 'flat', fills }];
  });

/** Kinds that are places: those named, else those with anchors or cells. Regions go first, so that places lie on them. */
export const boardKinds = (info: GameInfo, layout: BoardLayout): readonly string[] => {
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

/** Where their author does not say what is to be larger, maps are stretched where their places crowd; drawn boards are not. */
const projectionOf = (info: GameInfo, layout: BoardLayout): Projection => {
  const isMap = layout.projection === 'europe';
  if (!isMap && layout.stretch === undefined) return plain;
  const project = isMap ? lambert() : plain;
  const stretched = layout.stretch
    ? magnified(layout.stretch, project.to, isMap ? DEGREE : 1)
    : spread(
        raw(info, layout, project.to)
          .filter((f) => f.spot.draw === 'place' || f.fills)
          .map((f) => f.spot.at),
      );
  return {
    to: (point) => stretched.to(project.to(point)),
    back: (point) => project.back(stretched.back(point)),
  };
};

/** Points with nothing between them, or beyond the ends of the earth, bound no sheet. */
function bounds(points: readonly Point[] | undefined): readonly Point[] | undefined {
  const extents = [0, 1].map((axis) => {
    const along = points?.map((point) => point[axis as 0 | 1]) ?? [];
    return Math.max(...along) - Math.min(...along);
  });
  return extents.every((extent) => Number.isFinite(extent) && extent > LEAST_EXTENT) ? points : undefined;
}

/** In units of the projection, where a degree of latitude is about 17. */
const LEAST_EXTENT = 1;
