import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { type JsonNode, readJson } from '@sandtable/schema';
import type { Span } from '@sandtable/text';
import { APART, apartFrom, isColour, nearest } from './colours.ts';

interface Side {
  readonly name: string;
  readonly colour: string;
  readonly pattern: string;
  /** The color, without quotation marks. */
  readonly span: Span;
}

/** Sides with one pattern whose colors many people, or a printer, cannot tell apart. */
export function layoutAlike(file: string, text: string): readonly Diagnostic[] {
  const sides = sidesIn(file, text);
  return sides.flatMap((side, i) => {
    const same = sides.filter((other) => other !== side && other.pattern === side.pattern);
    const before = same.filter((other) => sides.indexOf(other) < i);
    const near = before
      .map((other) => ({ other, ...nearest(side.colour, other.colour) }))
      .filter(({ distance }) => distance < APART)
      .reduce<Near | undefined>((a, b) => (a === undefined || b.distance < a.distance ? b : a), undefined);
    return near === undefined ? [] : [alike(side, near, same)];
  });
}

type Near = { readonly other: Side } & ReturnType<typeof nearest>;

function alike({ name, colour, span }: Side, { other, sight, distance }: Near, same: readonly Side[]): Diagnostic {
  const fields = { name, other: other.name, sight, distance: Math.round(distance) };
  const better = apartFrom(
    colour,
    same.map((one) => one.colour),
  );
  const label = { span: other.span, code: 'layout/alike-there', fields: { name: other.name } };
  const fix = better && {
    title: 'fix/replace',
    fields: { old: colour, new: better },
    edits: [{ span, text: better }],
  };
  return finding('layout/alike', span, fields, { severity: 'warning', labels: [label], fixes: fix ? [fix] : [] });
}

const entryOf = (node: JsonNode | undefined, key: string): JsonNode | undefined =>
  node?.j === 'object' ? node.entries.find((entry) => entry.key === key)?.value : undefined;

/** What has not the shape of a side is passed over: that is reported elsewhere. */
function sidesIn(file: string, text: string): readonly Side[] {
  const sides = entryOf(readJson(file, text).node, 'sides');
  if (sides?.j !== 'object') return [];
  return sides.entries.flatMap(({ key: name, value }) => {
    const [colour, pattern] = [entryOf(value, 'colour'), entryOf(value, 'pattern')];
    if (colour?.j !== 'string' || pattern?.j !== 'string' || !isColour(colour.text)) return [];
    const { span } = colour;
    return [
      { name, colour: colour.text, pattern: pattern.text, span: { ...span, start: span.start + 1, end: span.end - 1 } },
    ];
  });
}
