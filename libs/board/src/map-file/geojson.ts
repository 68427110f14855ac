import { DEEPEST, isTooDeep } from '@sandtable/text';
import type { Point } from '../layout.ts';
import { type Drawing, type DrawnPlace, type MapProblem, nothing, problem } from './map-found.ts';
import { cleaned, type Ring } from './ring.ts';

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Properties that name places in most files; the first that is there counts. */
const USUAL = ['name', 'NAME', 'Name', 'NAME_1', 'NAME_2', 'NAME_0', 'name_en', 'label', 'title', 'ADMIN', 'id', 'ID'];

/** Reads the regions of a GeoJSON text; `property` is the one that names them. */
export function readGeoJson(text: string, property?: string): Drawing {
  const parsed = parsedJson(text);
  if ('problem' in parsed) return nothing('no-json', { message: parsed.problem });
  const { value } = parsed;
  if (!isObject(value)) return nothing('no-geojson', { found: kindOf(value) });
  if (value.type === 'Topology') return nothing('topojson');
  const features = featuresOf(value);
  if (features === undefined) return nothing('no-geojson', { found: kindOf(value.type) });
  const properties = propertiesOf(features);
  const by = property ?? USUAL.find((one) => properties.includes(one)) ?? properties[0];
  // Where nothing has a name at all, numbers have to do.
  const read = features.map((feature, i) => placeOf(feature, i + 1, by, properties.length === 0));
  const places = read.flatMap(({ place }) => place ?? []);
  return {
    places,
    problems: read.flatMap(({ problems }) => problems),
    plane: isOnGlobe(places) ? 'globe' : 'upwards',
    properties,
  };
}

function parsedJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  if (isTooDeep(text)) return { problem: `> ${DEEPEST} × [` };
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message.slice(0, 120) : '' };
  }
}

const kindOf = (value: unknown): string => {
  if (typeof value === 'string') return value.slice(0, 40);
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  return String(value ?? '–').slice(0, 40);
};

const SHAPES = [
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
  'Point',
  'LineString',
  'MultiPoint',
  'MultiLineString',
];

/** What the file says a value is; a type that is no text says nothing. */
const typeOf = (value: Loose | undefined): string => (typeof value?.type === 'string' ? value.type : '');

function featuresOf(value: Loose): readonly Loose[] | undefined {
  if (value.type === 'FeatureCollection') return listed(value.features).filter(isObject);
  if (value.type === 'Feature') return [value];
  if (SHAPES.includes(typeOf(value))) return [{ type: 'Feature', geometry: value, properties: {} }];
  return undefined;
}

const valuesOf = ({ properties, id }: Loose): Loose => ({
  ...(typeof id === 'string' || typeof id === 'number' ? { id } : {}),
  ...(isObject(properties) ? properties : {}),
});

/** Properties that have a text or a number for each region, those that tell most apart first. */
function propertiesOf(features: readonly Loose[]): readonly string[] {
  const all = features.map(valuesOf);
  const names = [...new Set(all.flatMap((values) => Object.keys(values)))];
  const apart = (name: string): number => new Set(all.map((values) => nameIn(values, name))).size;
  return names
    .filter((name) => all.some((values) => nameIn(values, name) !== undefined))
    .map((name) => ({ name, apart: apart(name) }))
    .toSorted((a, b) => b.apart - a.apart)
    .map(({ name }) => name);
}

function nameIn(values: Loose, property: string | undefined): string | undefined {
  const value = property !== undefined && Object.hasOwn(values, property) ? values[property] : undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

interface Read {
  readonly place: DrawnPlace | undefined;
  readonly problems: readonly MapProblem[];
}

function placeOf(feature: Loose, at: number, by: string | undefined, isNumbered: boolean): Read {
  const name = isNumbered ? String(at) : nameIn(valuesOf(feature), by);
  const geometry = isObject(feature.geometry) ? feature.geometry : undefined;
  const said = name ?? `#${at}`;
  const shapes = polygonsIn(geometry);
  const not = (code: MapProblem['code'], fields = {}): Read => ({
    place: undefined,
    problems: [problem(code, { name: said, ...fields })],
  });
  if (shapes === undefined) return not(/Line/.test(typeOf(geometry)) ? 'line' : 'point');
  const read = shapes.flatMap((polygon) => listed(polygon).map(ringOf));
  if (read.some((ring) => ring === 'broken')) return not('coordinates');
  const rings = read.flatMap((ring) => (ring === undefined || ring === 'broken' ? [] : [ring]));
  if (rings.length === 0) return not('no-area');
  return name === undefined ? not('nameless') : { place: { name, rings }, problems: [] };
}

/** The polygons of a shape; undefined where it is none. */
function polygonsIn(geometry: Loose | undefined, deep = 0): readonly unknown[] | undefined {
  if (geometry?.type === 'Polygon') return [geometry.coordinates];
  if (geometry?.type === 'MultiPolygon') return listed(geometry.coordinates);
  if (geometry?.type !== 'GeometryCollection' || deep > 4) return undefined;
  const parts = listed(geometry.geometries).flatMap((one) => (isObject(one) ? (polygonsIn(one, deep + 1) ?? []) : []));
  return parts.length > 0 ? parts : undefined;
}

function ringOf(value: unknown): Ring | 'broken' | undefined {
  const points = listed(value).map((point): Point | undefined => {
    const [x, y] = listed(point);
    return typeof x === 'number' && typeof y === 'number' && Number.isFinite(x + y) ? [x, y] : undefined;
  });
  return points.some((point) => point === undefined)
    ? 'broken'
    : cleaned(points.flatMap((point) => (point ? [point] : [])));
}

/** The format knows longitude and latitude alone; what cannot be that was drawn on a plane all the same. */
const isOnGlobe = (places: readonly DrawnPlace[]): boolean =>
  places.every(({ rings }) => rings.every((ring) => ring.every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 90)));
