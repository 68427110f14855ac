import { type JsonEntry, type JsonNode, readJson } from '@sandtable/schema';
import { applyEdits, type TextEdit } from '@sandtable/text';
import type { Settler } from './imported.ts';

type ObjectNode = Extract<JsonNode, { readonly j: 'object' }>;

/** The edits of a layout that put places, with their outlines, where a map has them; undefined where it isn't a layout. */
export function outlineEdits(
  file: string,
  text: string,
  settlers: readonly Settler[],
): readonly TextEdit[] | undefined {
  const root = objectIn(file, text);
  if (root === undefined) return undefined;
  const places = entryOf(root, 'places')?.value;
  const known = settlers.flatMap((one) => {
    const own = places?.j === 'object' ? entryOf(places, keyOf(one))?.value : undefined;
    return own?.j === 'object' ? [{ one, own }] : [];
  });
  const fresh = settlers.filter((one) => !known.some((other) => other.one === one));
  return joined([
    ...known.flatMap(({ one, own }) => placeEdits(file, text, one, own)),
    ...entriesAdded(
      file,
      text,
      root,
      'places',
      fresh.map((one) => [keyOf(one), placeText(one)] as const),
    ),
    ...kindEdits(file, text, root, settlers),
  ]);
}

/** What is inserted at one place is one edit, in the given order. */
const joined = (edits: readonly TextEdit[]): readonly TextEdit[] =>
  [...Map.groupBy(edits, ({ span }) => `${span.start} ${span.end}`).values()].flatMap((all) => {
    const [first] = all;
    return first === undefined ? [] : [{ span: first.span, text: all.map(({ text }) => text).join('') }];
  });

/** The same as a text of its own. */
export const outlinesIn = (file: string, text: string, settlers: readonly Settler[]): string =>
  applyEdits(text, outlineEdits(file, text, settlers) ?? []);

function objectIn(file: string, text: string): ObjectNode | undefined {
  const { node } = readJson(file, text);
  return node?.j === 'object' ? node : undefined;
}

const keyOf = ({ kind, id }: Settler): string => `${kind}.${id}`;
const entryOf = ({ entries }: ObjectNode, key: string): JsonEntry | undefined =>
  entries.find((entry) => entry.key === key);

const pointText = ([x, y]: readonly [number, number]): string => `[${x}, ${y}]`;
const ringsText = (rings: Settler['outline']): string =>
  `[${rings.map((ring) => `[${ring.map(([x, y]) => `[${x},${y}]`).join(',')}]`).join(', ')}]`;

const partsOf = ({ at, outline }: Settler): readonly (readonly [string, string])[] => [
  ['at', pointText(at)],
  ...(outline.length > 0 ? [['outline', ringsText(outline)] as const] : []),
];
const placeText = (one: Settler): string =>
  `{ ${partsOf(one)
    .map(([key, value]) => `${JSON.stringify(key)}: ${value}`)
    .join(', ')} }`;

/** Of a place that is there already only what the map says otherwise. */
function placeEdits(file: string, text: string, one: Settler, own: ObjectNode): readonly TextEdit[] {
  return partsOf(one).flatMap(([key, value]): readonly TextEdit[] => {
    const was = entryOf(own, key)?.value;
    if (was === undefined) return entriesAdded(file, text, { ...own, entries: own.entries }, undefined, [[key, value]]);
    const { start, end } = was.span;
    const isSame = text.slice(start, end).replaceAll(/\s/g, '') === value.replaceAll(/\s/g, '');
    return isSame ? [] : [{ span: { file, start, end }, text: value }];
  });
}

/** Entries at the end of an object, or of the one that it has under a name. */
export function entriesAdded(
  file: string,
  text: string,
  root: ObjectNode,
  under: string | undefined,
  entries: readonly (readonly [key: string, value: string])[],
): readonly TextEdit[] {
  if (entries.length === 0) return [];
  const object = under === undefined ? root : entryOf(root, under)?.value;
  const written = entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`);
  if (object === undefined && under !== undefined) {
    const inner = `{\n    ${written.join(',\n    ')}\n  }`;
    return entriesAdded(file, text, root, undefined, [[under, inner]]);
  }
  if (object?.j !== 'object') return [];
  const last = object.entries.at(-1);
  const at = last?.value.span.end ?? object.span.start + 1;
  const gap = gapIn(text, object, under === undefined ? '\n  ' : '\n    ');
  const tail = last === undefined ? `${gap.startsWith('\n') ? gap.slice(0, -2) : ' '}` : '';
  return [{ span: { file, start: at, end: at }, text: `${last ? `,${gap}` : gap}${written.join(`,${gap}`)}${tail}` }];
}

/** What stands before the entries of an object; `otherwise` where it has none. */
function gapIn(text: string, { entries, span }: ObjectNode, otherwise: string): string {
  const [first, second] = entries;
  if (first === undefined) return otherwise;
  if (second === undefined) return text.slice(span.start + 1, first.keySpan.start);
  return text.slice(first.value.span.end, second.keySpan.start).replace(/^\s*,/, '');
}

/** Kinds that the layout does not draw yet are drawn, and are kinds of the board. Who has an outline is a region anyway. */
function kindEdits(file: string, text: string, root: ObjectNode, settlers: readonly Settler[]): readonly TextEdit[] {
  const kinds = [...new Set(settlers.map(({ kind }) => kind))];
  const drawn = entryOf(root, 'kinds')?.value;
  const undrawn = kinds.filter((kind) => drawn?.j !== 'object' || entryOf(drawn, kind) === undefined);
  return [
    ...entriesAdded(
      file,
      text,
      root,
      'kinds',
      undrawn.map((kind) => [kind, '{ "draw": "place" }'] as const),
    ),
    ...kinds.flatMap((kind) => shownEdits(file, drawn, kind)),
    ...boardEdits(file, root, kinds),
  ];
}

/** A kind that was not drawn as long as it had no places is drawn now. */
function shownEdits(file: string, drawn: JsonNode | undefined, kind: string): readonly TextEdit[] {
  const own = drawn?.j === 'object' ? entryOf(drawn, kind)?.value : undefined;
  const how = own?.j === 'object' ? entryOf(own, 'draw')?.value : undefined;
  if (how?.j !== 'string' || how.text !== 'none') return [];
  return [{ span: { file, start: how.span.start, end: how.span.end }, text: '"place"' }];
}

/** A layout that names the kinds of its board names these as well. */
function boardEdits(file: string, root: ObjectNode, kinds: readonly string[]): readonly TextEdit[] {
  const board = entryOf(root, 'board')?.value;
  const said = board?.j === 'object' ? entryOf(board, 'kind')?.value : undefined;
  const items = said?.j === 'array' ? said.items : said === undefined ? [] : [said];
  const named = items.flatMap((item) => (item.j === 'string' ? [item.text] : []));
  if (said === undefined || kinds.every((kind) => named.includes(kind))) return [];
  const all = [...new Set([...named, ...kinds])].map((kind) => JSON.stringify(kind));
  return [{ span: { file, start: said.span.start, end: said.span.end }, text: `[${all.join(', ')}]` }];
}
