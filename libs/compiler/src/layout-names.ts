import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Kind, Model } from '@sandtable/model';
import { type JsonEntry, type JsonNode, readJson } from '@sandtable/schema';
import { near, type Span } from '@sandtable/text';

/** What a layout may name: a kind, one of its members or fields, a relation or one of its fields. */
type Sort = 'kind' | 'member' | 'field' | 'relation';
interface Named {
  readonly sort: Sort;
  readonly name: string;
  readonly span: Span;
}

/** Names in a layout that the rules do not have. Its shape is checked elsewhere; what has another one is passed over. */
export function layoutNames(file: string, text: string, model: Model): readonly Diagnostic[] {
  const { node } = readJson(file, text);
  if (node === undefined) return [];
  return [
    ...textsIn(at(at(node, 'board'), 'kind')).flatMap((named) => known(model, 'kind', named)),
    ...places(model, entries(at(node, 'places'))),
    ...entries(at(node, 'kinds')).flatMap((entry) => drawn(model, entry)),
    ...items(at(node, 'lines')).flatMap((line) => lines(model, line)),
    ...items(at(node, 'arrows')).flatMap((arrow) => arrows(model, arrow)),
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

/** Keys are `Kind.member`. A kind that does not exist is told once, however many of its members are placed. */
function places(model: Model, all: readonly JsonEntry[]): readonly Diagnostic[] {
  const told = new Set<string>();
  return all.map(keyText).flatMap(({ text, span }) => {
    const dot = text.indexOf('.');
    const kindName = dot < 0 ? text : text.slice(0, dot);
    const kind = model.kinds.find(({ name }) => name === kindName);
    if (kind === undefined) {
      if (told.has(kindName)) return [];
      told.add(kindName);
      return known(model, 'kind', { text: kindName, span: { ...span, end: span.start + kindName.length } });
    }
    const member = text.slice(dot + 1);
    const ids = kind.members.map(({ id }) => id);
    return among('member', ids, { text: member, span: { ...span, start: span.start + dot + 1 } });
  });
}

const FIELDS = ['side', 'at', 'label', 'value'] as const;

function drawn(model: Model, entry: JsonEntry): readonly Diagnostic[] {
  const kind = model.kinds.find(({ name }) => name === entry.key);
  if (kind === undefined) return known(model, 'kind', keyText(entry));
  const fields = fieldsOf(model, kind);
  return FIELDS.flatMap((key) => textsIn(at(entry.value, key))).flatMap((text) => among('field', fields, text));
}

function lines(model: Model, line: JsonNode): readonly Diagnostic[] {
  const named = line.j === 'string' ? textsIn(line) : textsIn(at(line, 'relation'));
  const unknown = named.flatMap((text) => known(model, 'relation', text));
  const relation = model.relations.find(({ name }) => name === named[0]?.text);
  if (relation === undefined) return unknown;
  const fields = relation.fields.map(({ name }) => name);
  return textsIn(at(line, 'field')).flatMap((text) => among('field', fields, text));
}

/** `of` is `Kind.field`; `from` and what failed are fields of that kind. */
function arrows(model: Model, arrow: JsonNode): readonly Diagnostic[] {
  return textsIn(at(arrow, 'of')).flatMap(({ text, span }) => {
    const dot = text.indexOf('.');
    const kind = model.kinds.find(({ name }) => name === text.slice(0, dot));
    if (kind === undefined)
      return known(model, 'kind', { text: text.slice(0, dot), span: { ...span, end: span.start + dot } });
    const own = { text: text.slice(dot + 1), span: { ...span, start: span.start + dot + 1 } };
    const others = [...textsIn(at(arrow, 'from')), ...textsIn(at(at(arrow, 'failed'), 'field'))];
    return [own, ...others].flatMap((field) => among('field', fieldsOf(model, kind), field));
  });
}

const fieldsOf = (model: Model, kind: Kind): readonly string[] =>
  kind.fields.flatMap((field) => model.fields[field]?.name ?? []);

const known = (model: Model, sort: 'kind' | 'relation', text: Text): readonly Diagnostic[] => {
  const all = sort === 'kind' ? model.kinds : model.relations;
  return among(
    sort,
    all.map(({ name }) => name),
    text,
  );
};

function among(sort: Sort, names: readonly string[], { text, span }: Text): readonly Diagnostic[] {
  return names.includes(text) ? [] : [unknown({ sort, name: text, span }, near(text, names))];
}

function unknown({ sort, name, span }: Named, like: string | undefined): Diagnostic {
  if (like === undefined) return finding('layout/unknown', span, { sort, name });
  const fix = { title: 'fix/replace', fields: { old: name, new: like }, edits: [{ span, text: like }] };
  return finding('layout/unknown', span, { sort, name, near: like }, { fixes: [fix] });
}
