import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { type JsonNode, readJson } from '@sandtable/schema';
import type { Span } from '@sandtable/text';

interface Placed {
  readonly name: string;
  readonly at: string;
  readonly span: Span;
}

/** Places of one kind at one point: one of them hides the other. */
export function layoutOverlap(file: string, text: string): readonly Diagnostic[] {
  const first = new Map<string, Placed>();
  return placedIn(file, text).flatMap((place) => {
    const kind = place.name.slice(0, place.name.indexOf('.'));
    const key = `${kind} ${place.at}`;
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, place);
      return [];
    }
    const label = { span: other.span, code: 'layout/overlap-there', fields: { name: other.name } };
    const fields = { place: 'point', name: place.name, other: other.name };
    return [finding('layout/overlap', place.span, fields, { severity: 'warning', labels: [label] })];
  });
}

const entryOf = (node: JsonNode | undefined, key: string): JsonNode | undefined =>
  node?.j === 'object' ? node.entries.find((entry) => entry.key === key)?.value : undefined;

/** Where each place has its mark; what hasn't the shape of a place is passed over. */
function placedIn(file: string, text: string): readonly Placed[] {
  const places = entryOf(readJson(file, text).node, 'places');
  if (places?.j !== 'object') return [];
  return places.entries.flatMap(({ key: name, value }): readonly Placed[] => {
    const at = entryOf(value, 'at');
    const point = at?.j === 'array' && at.items[0]?.j === 'array' ? at.items[0] : at;
    if (point?.j !== 'array' || !point.items.every(({ j }) => j === 'number')) return [];
    return [{ name, at: text.slice(point.span.start, point.span.end).replaceAll(/\s/g, ''), span: point.span }];
  });
}
