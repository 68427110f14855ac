import { type FormatOf, type JsonEntry, type JsonNode, readJson } from '@sandtable/schema';
import type { compassSide } from '@sandtable/schema/layout';
import type { TextEdit } from '@sandtable/text';
import { gapOf, inserted, spanOfEntry, without } from '../table/json-entries.ts';
import type { SheetEdit } from '../table/sheet.ts';
import { numbers, pointText } from './place-numbers.ts';
import { isOutlineEdit, type OutlineEdit, outlineChanged } from './place-outline.ts';

type Point = readonly [number, number];
type ObjectNode = Extract<JsonNode, { readonly j: 'object' }>;

/**
 * What a layout says otherwise of a place: where one of its anchors lies, one more behind the last, one less, or its name;
 * undefined leaves the name to the board. Its outline is edited corner by corner.
 */
export type PlaceEdit =
  | { readonly anchor: number; readonly at: Point }
  | { readonly more: Point }
  | { readonly without: number }
  | { readonly label: FormatOf<typeof compassSide> | Point | undefined }
  | OutlineEdit
  /** It is no longer on the map. */
  | { readonly gone: true };

/**
 * The edits of a layout that put `Kind.member`, or its name, elsewhere. Only the numbers that change are written; a place that
 * the layout does not have yet is put behind those of its kind. None where the text is no layout, or has it so already.
 */
export function placeEdits(file: string, text: string, place: string, edit: PlaceEdit): readonly TextEdit[] {
  const { node } = readJson(file, text);
  if (node?.j !== 'object') return [];
  return editsIn(text, node, place, edit).map(({ start, end, text: put }) => ({
    span: { file, start, end },
    text: put,
  }));
}

function editsIn(text: string, root: ObjectNode, place: string, edit: PlaceEdit): readonly SheetEdit[] {
  const places = entryOf(root, 'places')?.value;
  if (places === undefined)
    return 'anchor' in edit ? [entryAdded(text, root, 'places', `{ ${newPlace(place, edit.at)} }`)] : [];
  if (places.j !== 'object') return [];
  if ('gone' in edit) return entryLost(places, place);
  const own = entryOf(places, place)?.value;
  if (own === undefined) return 'anchor' in edit ? [placeAdded(text, places, place, edit.at)] : [];
  if (own.j !== 'object') return [];
  if (isOutlineEdit(edit)) return outlineIn(text, own, edit);
  if ('without' in edit) return lessOne(own, edit.without);
  if ('more' in edit) return oneMore(text, own, edit.more);
  return 'anchor' in edit ? moved(own, edit.anchor, edit.at) : labelled(text, own, edit.label);
}

const entryOf = ({ entries }: ObjectNode, key: string): JsonEntry | undefined =>
  entries.find((entry) => entry.key === key);

const newPlace = (place: string, at: Point): string => `${JSON.stringify(place)}: { "at": ${pointText(at)} }`;

function moved(own: ObjectNode, anchor: number, at: Point): readonly SheetEdit[] {
  const all = entryOf(own, 'at')?.value;
  if (all?.j !== 'array') return [];
  const isOne = all.items[0]?.j === 'number';
  const point = isOne ? (anchor === 0 ? all : undefined) : all.items[anchor];
  return point === undefined ? [] : numbers(point, at);
}

/** Behind the others, spaced as they are; one that stood by itself becomes the first of them. */
function oneMore(text: string, own: ObjectNode, at: Point): readonly SheetEdit[] {
  const all = entryOf(own, 'at')?.value;
  if (all?.j !== 'array') return [];
  const [first, second] = all.items;
  if (first?.j === 'number') return [inserted(all.span.start, '['), inserted(all.span.end, `, ${pointText(at)}]`)];
  const gap = first && second ? text.slice(first.span.end, second.span.start).replace(/^\s*,/, '') : ' ';
  const last = all.items.at(-1);
  return last === undefined ? [] : [inserted(last.span.end, `,${gap}${pointText(at)}`)];
}

/** A place keeps the last one that it has. */
function lessOne(own: ObjectNode, anchor: number): readonly SheetEdit[] {
  const all = entryOf(own, 'at')?.value;
  if (all?.j !== 'array' || all.items[0]?.j !== 'array' || all.items.length < 2) return [];
  return [without(all.items, anchor, all.span.start + 1)].flatMap((edit) => edit ?? []);
}

function outlineIn(text: string, own: ObjectNode, edit: OutlineEdit): readonly SheetEdit[] {
  const was = entryOf(own, 'outline');
  if (!('outline' in edit)) return was === undefined ? [] : outlineChanged(text, was.value, edit);
  if (edit.outline === undefined) return entryLost(own, 'outline');
  const put = `[[${edit.outline.map(pointText).join(', ')}]]`;
  return was === undefined ? [entryAdded(text, own, 'outline', put)] : [];
}

const entryLost = (object: ObjectNode, key: string): readonly SheetEdit[] => {
  const at = object.entries.findIndex((entry) => entry.key === key);
  return [without(object.entries.map(spanOfEntry), at, object.span.start + 1)].flatMap((edit) => edit ?? []);
};

function labelled(
  text: string,
  own: ObjectNode,
  label: Extract<PlaceEdit, { label: unknown }>['label'],
): readonly SheetEdit[] {
  const was = entryOf(own, 'label');
  if (label === undefined) return entryLost(own, 'label');
  if (was?.value.j === 'array' && typeof label !== 'string') return numbers(was.value, label);
  const put = typeof label === 'string' ? JSON.stringify(label) : pointText(label);
  if (was === undefined) return [entryAdded(text, own, 'label', put, entryOf(own, 'at'))];
  const { start, end } = was.value.span;
  return text.slice(start, end) === put ? [] : [{ start, end, text: put }];
}

/** A key behind another one, or at the end, spaced as the others of its object are. */
function entryAdded(text: string, object: ObjectNode, key: string, value: string, behind?: JsonEntry): SheetEdit {
  const written = `${JSON.stringify(key)}: ${value}`;
  const before = behind ?? object.entries.at(-1);
  if (before === undefined) return inserted(object.span.start + 1, ` ${written} `);
  return inserted(before.value.span.end, `,${gapIn(text, object)}${written}`);
}

/** Behind the last one of its kind, so that a layout keeps its order. */
function placeAdded(text: string, places: ObjectNode, place: string, at: Point): SheetEdit {
  const kind = place.slice(0, place.indexOf('.') + 1);
  const before = places.entries.findLast(({ key }) => key.startsWith(kind)) ?? places.entries.at(-1);
  if (before === undefined) return inserted(places.span.start + 1, ` ${newPlace(place, at)} `);
  return inserted(before.value.span.end, `,${gapIn(text, places)}${newPlace(place, at)}`);
}

function gapIn(text: string, object: ObjectNode): string {
  const [first] = object.entries;
  const lead = first === undefined ? '' : text.slice(object.span.start + 1, first.keySpan.start);
  return gapOf(text, object.entries, lead);
}
