import type { JsonNode } from '@sandtable/schema';
import { inserted, without } from '../table/json-entries.ts';
import type { SheetEdit } from '../table/sheet.ts';
import { numbers, pointText } from './place-numbers.ts';

type Point = readonly [number, number];
/** A corner by its ring and its place in it. */
type Corner = readonly [ring: number, corner: number];

/** What an outline says otherwise: a corner elsewhere, one more behind another, one less; a first outline, or none. */
export type OutlineEdit =
  | { readonly corner: Corner; readonly at: Point }
  | { readonly behind: Corner; readonly at: Point }
  | { readonly cut: Corner }
  | { readonly outline: readonly Point[] | undefined };

export const isOutlineEdit = (edit: object): edit is OutlineEdit =>
  'corner' in edit || 'behind' in edit || 'cut' in edit || 'outline' in edit;

/** The edits of an outline that is there. A ring keeps three corners. */
export function outlineChanged(
  text: string,
  outline: JsonNode,
  edit: Exclude<OutlineEdit, { readonly outline: unknown }>,
): readonly SheetEdit[] {
  const [at, nth] = 'corner' in edit ? edit.corner : 'behind' in edit ? edit.behind : edit.cut;
  const ring = outline.j === 'array' ? outline.items[at] : undefined;
  const corner = ring?.j === 'array' ? ring.items[nth] : undefined;
  if (ring?.j !== 'array' || corner === undefined) return [];
  if ('corner' in edit) return numbers(corner, edit.at);
  if ('cut' in edit)
    return ring.items.length <= 3 ? [] : [without(ring.items, nth, ring.span.start + 1)].flatMap((one) => one ?? []);
  const [first, second] = ring.items;
  const gap = first && second ? text.slice(first.span.end, second.span.start) : ', ';
  return [inserted(corner.span.end, `${gap}${pointText(edit.at)}`)];
}
