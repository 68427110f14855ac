import type { GameInfo } from '@sandtable/engine';
import type { BoardLayout, Point } from '../layout.ts';
import { layoutFor } from '../layout-for.ts';
import { memberOf } from '../lines.ts';
import type { NameOf } from '../names.ts';
import { type Rings, type Scene, scene } from '../scene.ts';
import type { DrawnLink } from './map-found.ts';
import type { XmlElement } from './xml.ts';

/** What a map of ours says beside what is drawn, so that it can be read again: names, middles and links of its places. */
export interface MapRecord {
  readonly version: 1;
  /** By `Kind.member`. */
  readonly places: Readonly<Record<string, { readonly name: string; readonly at: Point }>>;
  readonly links: readonly DrawnLink[];
}

const ID = 'sandtable-map';

/** The record of a board, as the drawing of it carries it. */
export const recordOf = (
  info: GameInfo,
  layout: BoardLayout | undefined,
  rings: Rings,
  nameOf: NameOf | undefined,
): string => {
  const { spots } = scene(info, layoutFor(info, layout), rings);
  const named = spots.map((spot) => ({ ...spot, name: nameOf?.(spot.member, spot.kind) ?? spot.name }));
  return recordText(mapRecord(info, named));
};

const mapRecord = (info: GameInfo, spots: Scene['spots']): MapRecord => {
  const places = spots.filter(({ draw }) => draw !== 'feature');
  const rounded = (value: number): number => Number(value.toFixed(1));
  const entries = places.map(
    ({ kind, member, name, at }) => [`${kind}.${member}`, { name, at: [rounded(at[0]), rounded(at[1])] }] as const,
  );
  return { version: 1, places: Object.fromEntries(entries), links: linksOf(info, spots) };
};

/** Both ends of a link are places of the map; the way back of an undirected link is not listed again. */
function linksOf(info: GameInfo, spots: Scene['spots']): readonly DrawnLink[] {
  const keys = new Map(
    spots.filter(({ draw }) => draw !== 'feature').map(({ kind, member }) => [member, `${kind}.${member}`]),
  );
  return info.relations.flatMap(({ name: relation, left, right, directed, joins }) => {
    const known = new Set<string>();
    return joins.flatMap((join) => {
      const [from, to] = [
        keys.get(memberOf(info, left, join.left) ?? ''),
        keys.get(memberOf(info, right, join.right) ?? ''),
      ];
      if (from === undefined || to === undefined || (!directed && known.has(`${to} ${from}`))) return [];
      known.add(`${from} ${to}`);
      return [{ relation, from, to }];
    });
  });
}

const recordText = (record: MapRecord): string =>
  `<metadata id="${ID}">${JSON.stringify(record).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</metadata>`;

/** What a drawing says of itself as a map of ours; undefined for any other. */
export function recordIn(root: XmlElement): MapRecord | undefined {
  const metadata = find(root, ({ name, attributes }) => name === 'metadata' && attributes.get('id') === ID);
  if (metadata === undefined) return undefined;
  try {
    const record: unknown = JSON.parse(metadata.text);
    return isRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

function find(element: XmlElement, isIt: (one: XmlElement) => boolean): XmlElement | undefined {
  if (isIt(element)) return element;
  for (const child of element.children) {
    const found = find(child, isIt);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isPoint = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number' && Number.isFinite(one));

const isRecord = (value: unknown): value is MapRecord =>
  isObject(value) &&
  value.version === 1 &&
  isObject(value.places) &&
  Object.values(value.places).every((one) => isObject(one) && typeof one.name === 'string' && isPoint(one.at)) &&
  Array.isArray(value.links) &&
  value.links.every((one) => isObject(one) && typeof one.from === 'string' && typeof one.to === 'string');
