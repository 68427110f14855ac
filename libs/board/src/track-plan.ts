import type { GameInfo, TypeInfo } from '@sandtable/engine';
import { type MatchView, readValue, type ShownValue } from '@sandtable/session';
import { own } from '@sandtable/text';
import type { Reader } from './facts.ts';
import type { BoardLayout, SideLayout, TrackLayout } from './layout.ts';
import { type FieldName, type NameOf, readable } from './names.ts';
import { type Piece, piecesAt } from './pieces.ts';
import { tagged } from './tagged.ts';

/** What the elements beside the map are drawn from. */
export interface Facts {
  readonly info: GameInfo;
  readonly view: Pick<MatchView, 'states' | 'fields'> & Partial<Pick<MatchView, 'names' | 'sizes'>>;
  readonly layout: BoardLayout;
  readonly read: Reader;
  readonly nameOf: NameOf | undefined;
  readonly fieldName?: FieldName | undefined;
}

/** A marker on a track: whose it is; without a member it is the marker of the whole game. */
export interface Marker {
  /** The state or field that says where it stands. */
  readonly path: string;
  readonly member: string | undefined;
  readonly name: string | undefined;
  readonly side: SideLayout | undefined;
}

export interface Space {
  readonly key: string;
  readonly name: string;
  readonly caption: string | undefined;
  readonly markers: readonly Marker[];
  /** Counters that wait there, by their sides. */
  readonly waiting: readonly SideGroup[];
}

/** Counters of one side. */
export interface SideGroup {
  readonly side: SideLayout | undefined;
  readonly name: string | undefined;
  readonly pieces: readonly Piece[];
}

/** Longer tracks are a mistake: nobody can read them. */
const LONGEST = 200;

/** The spaces of a track with what stands on them. */
export function trackPlan(facts: Facts, track: TrackLayout): readonly Space[] {
  const paths = trackPaths(track);
  const [first = ''] = paths;
  const markers = Map.groupBy(
    paths.flatMap((path) => markersOf(facts, path)),
    ({ at }) => at,
  );
  const { holds } = track;
  const waiting = holds === undefined ? [] : held(facts, holds.of, holds.tag);
  return spacesOf(facts, track, first).map((key, i) => ({
    key,
    name: isNumber(key) ? key : (facts.nameOf?.(key) ?? readable(key)),
    caption: track.captions?.[i] || undefined,
    markers: markers.get(key) ?? [],
    waiting: bySide(waiting.filter(({ place }) => place === key)),
  }));
}

/** Of more spaces a track is a scale: markers on one of its numbers stand on top of each other, over the board. */
const MANY = 20;
export const isScale = (spaces: readonly Space[]): boolean => spaces.length > MANY;

/** How many markers stand on top of each other where there are most of them; 1 on a track where they stand side by side. */
export const levelsOf = (spaces: readonly Space[]): number =>
  isScale(spaces) ? Math.max(1, ...spaces.map(({ markers }) => markers.filter(isOfMember).length)) : 1;

/** The marker of the whole game is the frame of the space. */
export const isOfMember = ({ member }: Marker): boolean => member !== undefined;

export const trackPaths = ({ of }: Pick<TrackLayout, 'of'>): readonly string[] => (typeof of === 'string' ? [of] : of);

/** What tells a track from the others. */
export const trackKey = ({ of }: Pick<TrackLayout, 'of'>): string => (typeof of === 'string' ? of : JSON.stringify(of));

const isNumber = (key: string): boolean => /^[-\d.]+$/.test(key);

function spacesOf({ info }: Facts, { spaces }: TrackLayout, path: string): readonly string[] {
  if (spaces === undefined) return valuesOf(info, typeOf(info, path));
  const [from, to] = spaces;
  return typeof from === 'number' && typeof to === 'number' ? between(from, to) : spaces.map(String);
}

const between = (from: number, to: number): readonly string[] =>
  Array.from({ length: Math.min(LONGEST, Math.max(0, to - from + 1)) }, (_, i) => String(from + i));

/** The number of the type of a state or of a field of a kind. */
export function typeOf(info: GameInfo, path: string): number | undefined {
  const [owner = '', field] = path.split('.');
  if (field === undefined) return info.states.find(({ name }) => name === owner)?.type;
  const kind = info.kinds.findIndex(({ name }) => name === owner);
  return info.fields.find((one) => one.kind === kind && one.name === field)?.type;
}

/** All that a value of a type can be, but none: whatever is nowhere stands on no space. */
function valuesOf(info: GameInfo, type: number | undefined): readonly string[] {
  const found: TypeInfo | undefined = type === undefined ? undefined : info.types[type];
  if (found === undefined || type === undefined) return [];
  if (found.t === 'int') return between(Math.ceil(found.min / found.den), Math.floor(found.max / found.den));
  if (found.t === 'kind') return info.kinds[found.kind]?.members ?? [];
  if (found.t === 'set' || found.t === 'list') return valuesOf(info, found.of);
  if (found.t !== 'union') return [];
  const size = found.parts.reduce((sum, part) => sum + (part.p === 'none' ? 1 : part.size), 0);
  const codes = Array.from({ length: Math.min(LONGEST, size) }, (_, code) => String(readValue(info, type, code)));
  return codes.filter((value) => value !== 'none');
}

type Placed = Marker & { readonly at: string };

/** A marker for the state, or one for each member that has the field. */
function markersOf(facts: Facts, path: string): readonly Placed[] {
  const { info, layout, read, nameOf } = facts;
  const [owner = '', field] = path.split('.');
  if (field === undefined) return stateMarkers(facts, owner);
  const kind = info.kinds.find(({ name }) => name === owner);
  return (kind?.members ?? []).flatMap((member, i) => {
    if (kind?.live !== undefined && read(owner, i, '$live') !== true) return [];
    const value = read(owner, i, field);
    if (value === undefined) return [];
    const side = own(layout.sides, member) ?? sideOf(layout, read(owner, i, layout.kinds[owner]?.side));
    const name = nameOf?.(member, owner) ?? readable(member);
    return placesIn(value).map((at) => ({ path, member, name, side, at }));
  });
}

/** One for the whole game; of a state with a parameter, one for each member of its kind. */
function stateMarkers({ info, view, layout, nameOf }: Facts, state: string): readonly Placed[] {
  const [param] = info.states.find(({ name }) => name === state)?.params ?? [];
  const values = view.states[state] ?? [];
  if (param === undefined) {
    const [at] = values;
    return at === undefined
      ? []
      : [{ path: state, member: undefined, name: undefined, side: undefined, at: String(at) }];
  }
  const type = info.types[param];
  const { name: kind, members = [] } = (type?.t === 'kind' ? info.kinds[type.kind] : undefined) ?? {};
  return values.slice(0, members.length).flatMap((at, i) => {
    const member = members[i];
    if (member === undefined) return [];
    const name = nameOf?.(member, kind) ?? readable(member);
    return [{ path: state, member, name, side: own(layout.sides, member), at: String(at) }];
  });
}

/** A set has a marker on each of its values. */
const placesIn = (value: ShownValue): readonly string[] =>
  typeof value === 'object' ? value.map(String) : [String(value)];

const sideOf = (layout: BoardLayout, value: ShownValue | undefined): SideLayout | undefined =>
  typeof value === 'string' ? own(layout.sides, value) : undefined;

/** Counters whose field is a tag; their place is what the tag says besides, or the tag itself. */
export function held({ info, layout, read, nameOf, fieldName }: Facts, of: string, tag: string): readonly Piece[] {
  const [owner, field] = of.split('.');
  const where = (kind: string, i: number): string | undefined => {
    const value = kind === owner ? read(kind, i, field) : undefined;
    if (typeof value !== 'string') return undefined;
    const union = tagged(value);
    return union.tag === tag ? (union.parts[0] ?? tag) : undefined;
  };
  return piecesAt(info, layout, read, nameOf, where, fieldName);
}

/** Counters that a state names as a set or list. */
export function listed({ info, view, layout, read, nameOf, fieldName }: Facts, state: string): readonly Piece[] {
  const value = view.states[state]?.[0];
  const names = new Set(Array.isArray(value) ? value.map(String) : []);
  const member = (kind: string, i: number): string | undefined =>
    info.kinds.find(({ name }) => name === kind)?.members[i];
  const where = (kind: string, i: number): string | undefined => (names.has(member(kind, i) ?? '') ? state : undefined);
  return piecesAt(info, layout, read, nameOf, where, fieldName);
}

export const bySide = (pieces: readonly Piece[]): readonly SideGroup[] =>
  [...Map.groupBy(pieces, ({ sideId }) => sideId).values()].map((group) => ({
    side: group[0]?.side,
    name: group[0]?.sideName,
    pieces: group,
  }));
