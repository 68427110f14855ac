import { clipped } from './clipped.ts';
import { flattened, put } from './flatten.ts';
import { type Drawing, type DrawnPlace, type MapProblem, nothing, problem } from './map-found.ts';
import { type MapRecord, recordIn } from './map-record.ts';
import { identity, type Matrix, matrixOf, times } from './matrix.ts';
import { cleanedAll, type Extent, extentOf, type Ring } from './ring.ts';
import { isLayer, lookOf, madeName, nameOf } from './svg-names.ts';
import type { Subpath } from './svg-path.ts';
import { shapeOf } from './svg-shapes.ts';
import { readXml, type XmlElement } from './xml.ts';

/** What is drawn is here only to be used elsewhere, or is no ground. */
const APART = new Set([
  'defs',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'symbol',
  'metadata',
  'namedview',
  'style',
  'title',
]);
/** Curves are lines as long as nobody sees the difference: a part of the width. */
const FINE = 1 / 2000;

interface Found {
  readonly name: string | undefined;
  /** What has the name: the shape itself, or a group that it is a part of. */
  readonly of: XmlElement;
  readonly key: string | undefined;
  readonly subpaths: readonly Subpath[];
  /** An open line without a fill. */
  readonly isLine: boolean;
}
interface Walk {
  readonly found: Found[];
  readonly problems: MapProblem[];
  /** In a map of ours only what is known to be the ground of a place. */
  readonly record: MapRecord | undefined;
}
interface Named {
  readonly name: string;
  readonly of: XmlElement;
}
interface Around {
  readonly matrix: Matrix;
  /** The nearest group around it that has a name. */
  readonly group: Named | undefined;
  readonly key: string | undefined;
  readonly fill: string | undefined;
}

/** Reads the shapes of an SVG text that have names, with all that moves or turns them. */
export function readSvg(text: string): Drawing {
  const read = readXml(text);
  if ('line' in read) return nothing('no-xml', { line: read.line, met: read.met });
  if (read.root.name !== 'svg') return nothing('no-svg', { found: read.root.name });
  const record = recordIn(read.root);
  const walk: Walk = { found: [], problems: [], record };
  go(walk, read.root, { matrix: identity, group: undefined, key: undefined, fill: undefined }, true);
  const places = placesOf(walk, read.root);
  return {
    places,
    problems: walk.problems,
    links: record && record.links.length > 0 ? record.links : undefined,
    plane: 'sheet',
    properties: [],
  };
}

function go(walk: Walk, element: XmlElement, around: Around, isRoot = false): void {
  if (APART.has(element.name) || lookOf(element, 'display') === 'none') return;
  const matrix = matrixOf(element.attributes.get('transform') ?? '');
  const name = isRoot || isLayer(element) ? undefined : nameOf(element);
  const group = name === undefined ? around.group : { name, of: element };
  const said = group?.name ?? madeName(element) ?? element.name;
  if (matrix === undefined) {
    walk.problems.push(problem('transform', { name: said, met: element.attributes.get('transform') ?? '' }));
    return;
  }
  const inner: Around = {
    matrix: times(around.matrix, matrix),
    group,
    key: element.attributes.get('data-place') ?? around.key,
    fill: lookOf(element, 'fill') ?? around.fill,
  };
  if (element.name === 'use' && walk.record === undefined)
    walk.problems.push(problem('copy', { name: copied(element) ?? said }));
  if (isGround(walk, element)) take(walk, element, inner);
  for (const child of element.children) go(walk, child, inner);
}

const copied = ({ attributes }: XmlElement): string | undefined =>
  attributes.get('href') ?? attributes.get('xlink:href');

/** On a map of ours the ground of a place is drawn by what has this class. */
const isGround = ({ record }: Walk, { attributes }: XmlElement): boolean =>
  record === undefined || /^(?:region|hex)(?: (?!below)|$)/.test(attributes.get('class') ?? '');

function take(walk: Walk, element: XmlElement, { matrix, key, fill, group }: Around): void {
  const shape = shapeOf(element);
  if (shape === undefined) return;
  const { name, of } = group ?? { name: madeName(element), of: element };
  if (shape.broken !== undefined) walk.problems.push(problem('path', { name: name ?? '–', met: shape.broken }));
  const subpaths = shape.subpaths.map((one) => put(matrix, one));
  if (subpaths.length === 0) return;
  const isLine = fill === 'none' && subpaths.every((one) => !one.isClosed && !comesBack(one));
  walk.found.push({ name, of, key, subpaths, isLine });
}

const comesBack = ({ start, stretches }: Subpath): boolean => {
  const end = stretches.at(-1)?.at(-1);
  return end !== undefined && end[0] === start[0] && end[1] === start[1];
};

/** All shapes of a group that has a name are one place. */
function placesOf({ found, problems, record }: Walk, root: XmlElement): readonly DrawnPlace[] {
  const { left, right } = extentOf(found.flatMap(({ subpaths }) => subpaths.map(({ start }) => start)));
  const off = Math.max((right - left) * FINE, Number.MIN_VALUE);
  const drawn = found.map((one) => ({ ...one, rings: ringsOf(one, off) }));
  if (record !== undefined) return ours(record, sheetOf(root), drawn);
  return [...Map.groupBy(drawn, ({ of }) => of).values()].flatMap((parts): readonly DrawnPlace[] => {
    const rings = parts.flatMap((part) => part.rings);
    const [name] = parts.map((part) => part.name);
    if (rings.length > 0 && name !== undefined) return [{ name, rings }];
    const code = name === undefined ? 'nameless' : parts.every(({ isLine }) => isLine) ? 'line' : 'no-area';
    problems.push(problem(code, { name: name ?? '–' }));
    return [];
  });
}

function sheetOf({ attributes }: XmlElement): Extent {
  const [left = 0, top = 0, wide = 0, high = 0] = (attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
  return { left, top, right: left + wide, bottom: top + high };
}

const ringsOf = ({ subpaths, isLine }: Found, off: number): readonly Ring[] =>
  isLine ? [] : cleanedAll(subpaths.map((subpath) => flattened(subpath, off)));

/** Places of a map of ours, those without ground among them. What lies beyond the sheet was drawn for windows that show more. */
function ours(
  { places }: MapRecord,
  sheet: Extent,
  drawn: readonly (Pick<Found, 'key'> & Pick<DrawnPlace, 'rings'>)[],
): readonly DrawnPlace[] {
  const rings = Map.groupBy(drawn, ({ key }) => key);
  return Object.entries(places).map(([key, { name, at }]) => ({
    key,
    name,
    at,
    rings: cleanedAll((rings.get(key) ?? []).flatMap((part) => part.rings).map((ring) => clipped(ring, sheet))),
  }));
}
