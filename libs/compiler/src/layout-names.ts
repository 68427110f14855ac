import { type JsonEntry, type JsonNode, readJson } from '@sandtable/schema';
import type { Span } from '@sandtable/text';

/** A name in a layout, and what it may be the name of: a kind, one of its members or fields, a relation or its field. */
export interface LayoutName {
  readonly sort: 'kind' | 'member' | 'field' | 'relation' | 'pile';
  readonly name: string;
  /** The kind or relation that a member or field belongs to, empty for these themselves; undefined for a member of the roles' kind. */
  readonly of: string | undefined;
  /** The name alone, without quotation marks. */
  readonly span: Span;
}

/** Every name of the rules that a layout mentions. What has not the shape of a layout is passed over. */
export function layoutNames(file: string, text: string): readonly LayoutName[] {
  const { node } = readJson(file, text);
  if (node === undefined) return [];
  return [
    ...textsIn(at(at(node, 'board'), 'kind')).map((one) => named('kind', one, '')),
    ...entries(at(node, 'places')).flatMap((entry) => dotted('member', keyText(entry))),
    ...entries(at(node, 'sides')).map((entry) => named('member', keyText(entry), undefined)),
    ...entries(at(node, 'kinds')).flatMap(drawn),
    ...items(at(node, 'lines')).flatMap(lines),
    ...items(at(node, 'arrows')).flatMap(arrows),
    ...table(at(node, 'table')),
    ...items(at(node, 'looks')).flatMap((look) => textsIn(at(look, 'of')).flatMap((text) => dotted('field', text))),
    ...items(at(node, 'standing')).flatMap(standing),
  ];
}

const entries = (node: JsonNode | undefined): readonly JsonEntry[] => (node?.j === 'object' ? node.entries : []);
const items = (node: JsonNode | undefined): readonly JsonNode[] => (node?.j === 'array' ? node.items : []);
const at = (node: JsonNode | undefined, key: string): JsonNode | undefined =>
  entries(node).find((entry) => entry.key === key)?.value;

interface Text {
  readonly text: string;
  /** Inside the quotation marks. */
  readonly span: Span;
}
const inside = ({ file, start, end }: Span): Span => ({ file, start: start + 1, end: end - 1 });
const textsIn = (node: JsonNode | undefined): readonly Text[] => {
  if (node?.j === 'string') return [{ text: node.text, span: inside(node.span) }];
  return items(node).flatMap(textsIn);
};
const keyText = ({ key, keySpan }: JsonEntry): Text => ({ text: key, span: inside(keySpan) });

const named = (sort: LayoutName['sort'], { text, span }: Text, of: string | undefined): LayoutName => ({
  sort,
  name: text,
  of,
  span,
});

/** `Kind.member` or `Kind.field`. */
function dotted(sort: 'member' | 'field', { text, span }: Text): readonly LayoutName[] {
  const dot = text.indexOf('.');
  const kind = dot < 0 ? text : text.slice(0, dot);
  const own = { text: text.slice(dot + 1), span: { ...span, start: span.start + dot + 1 } };
  return [
    named('kind', { text: kind, span: { ...span, end: span.start + kind.length } }, ''),
    ...(dot < 0 ? [] : [named(sort, own, kind)]),
  ];
}

const FIELDS = ['side', 'at', 'label', 'value', 'faded', 'lines'] as const;

const drawn = (entry: JsonEntry): readonly LayoutName[] => [
  named('kind', keyText(entry), ''),
  ...FIELDS.flatMap((key) => textsIn(at(entry.value, key))).map((text) => named('field', text, entry.key)),
  ...items(at(entry.value, 'badges'))
    .flatMap((badge) => textsIn(at(badge, 'field')))
    .map((text) => named('field', text, entry.key)),
  ...['body', 'doors'].flatMap((key) => textsIn(at(entry.value, key))).flatMap((text) => dotted('field', text)),
];

/** A row begins with its pile; what follows are members. */
const table = (node: JsonNode | undefined): readonly LayoutName[] => [
  ...textsIn(at(node, 'columns')).map((text) => named('kind', text, '')),
  ...items(at(node, 'rows')).flatMap((row) =>
    textsIn(row).map((text, i) => (i === 0 ? named('pile', text, '') : named('member', text, undefined))),
  ),
  ...['hands', 'stacks'].flatMap((key) => textsIn(at(node, key))).map((text) => named('pile', text, '')),
];

function lines(line: JsonNode): readonly LayoutName[] {
  const relations = line.j === 'string' ? textsIn(line) : textsIn(at(line, 'relation'));
  const of = relations[0]?.text ?? '';
  return [
    ...relations.map((text) => named('relation', text, '')),
    ...textsIn(at(line, 'field')).map((text) => named('field', text, of)),
  ];
}

/** `of` is `Kind.field`; `from`, `number` and what failed are fields of that kind. Of a state nothing is looked up. */
function arrows(arrow: JsonNode): readonly LayoutName[] {
  return textsIn(at(arrow, 'of')).flatMap((text) => {
    if (!text.text.includes('.')) return [];
    const whole = dotted('field', text);
    const others = [
      ...textsIn(at(arrow, 'from')),
      ...textsIn(at(arrow, 'number')),
      ...textsIn(at(at(arrow, 'failed'), 'field')),
    ];
    return [...whole, ...others.map((other) => named('field', other, whole[0]?.name))];
  });
}

/** `Kind.field`, or how many members of a kind name a role in a field of it; `where` is another one. */
function standing(shown: JsonNode): readonly LayoutName[] {
  if (shown.j === 'string') return textsIn(shown).flatMap((text) => dotted('field', text));
  return textsIn(at(shown, 'count')).flatMap((text) => {
    const whole = dotted('field', text);
    return [...whole, ...textsIn(at(shown, 'where')).map((other) => named('field', other, whole[0]?.name))];
  });
}
