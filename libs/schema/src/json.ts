import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { DEEPEST, type Span } from '@sandtable/text';
import { type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser';

/** JSON with the place of every value; keys stay in a list, so no key can be special. */
export type JsonNode = { readonly span: Span } & (
  | { readonly j: 'null' }
  | { readonly j: 'bool'; readonly value: boolean }
  /** The number as written: its decimals are exact. */
  | { readonly j: 'number'; readonly raw: string }
  | { readonly j: 'string'; readonly text: string }
  | { readonly j: 'array'; readonly items: readonly JsonNode[] }
  | { readonly j: 'object'; readonly entries: readonly JsonEntry[] }
);
export interface JsonEntry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: JsonNode;
}
export interface JsonRead {
  readonly node: JsonNode | undefined;
  readonly findings: readonly Diagnostic[];
}

/** What is being read. */
interface Reading {
  readonly file: string;
  readonly text: string;
  /** Arrays and objects that haven't ended yet, the innermost last. */
  readonly open: Open[];
  readonly findings: Diagnostic[];
  root: JsonNode | undefined;
}
interface Open {
  readonly start: number;
  readonly items: JsonNode[];
  /** Undefined for an array. */
  readonly entries: Map<string, JsonEntry> | undefined;
  key: Omit<JsonEntry, 'value'>;
  expected: string;
}

/** Ends the walk: after the first mistake it's a guess what was meant. */
class Broken extends Error {
  readonly span: Span;
  constructor(expected: string, span: Span) {
    super(expected);
    this.span = span;
  }
}

/** Reads the whole text. Broken JSON gives no node and one finding `table/json`; a repeated key is a finding, too. */
export function readJson(file: string, text: string): JsonRead {
  const reading: Reading = { file, text, open: [], findings: [], root: undefined };
  try {
    visit(text.replace(/^\ufeff/, ' '), visitorOf(reading), { disallowComments: true });
    return { node: reading.root, findings: reading.findings };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { node: undefined, findings: [...reading.findings, brokenAt(error, text)] };
  }
}

/** Characters of what was found that are quoted. */
const LONGEST = 20;

function brokenAt({ span, message }: Broken, text: string): Diagnostic {
  const found = text.slice(span.start, span.end);
  const quoted = found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
  return finding('table/json', span, { expected: message, found: quoted || 'end' });
}

function visitorOf(reading: Reading): JSONVisitor {
  const { file, text, open } = reading;
  const span = (start: number, length: number): Span => ({ file, start, end: start + length });
  return {
    onObjectBegin: (at) => begin(reading, span(at, 1), new Map()),
    onArrayBegin: (at) => begin(reading, span(at, 1), undefined),
    onObjectProperty(key, at, length) {
      const top = open.at(-1);
      if (top === undefined) return;
      top.key = { key, keySpan: span(at, length) };
      top.expected = ':';
    },
    onSeparator(char) {
      const top = open.at(-1);
      if (top) top.expected = char === ':' || top.entries === undefined ? 'value' : 'string';
    },
    onLiteralValue: (value, at, length) => put(reading, literal(value, text.slice(at, at + length), span(at, length))),
    onObjectEnd: (at) => end(reading, at + 1),
    onArrayEnd: (at) => end(reading, at + 1),
    onError(code, at, length) {
      throw new Broken(LACKS.get(printParseErrorCode(code)) ?? expectedNow(reading), span(at, length));
    },
  };
}

/** What some mistakes lack, whatever comes before them. */
const LACKS: ReadonlyMap<string, string> = new Map([
  ['UnexpectedEndOfString', 'string'],
  ['InvalidUnicode', 'string'],
  ['InvalidEscapeCharacter', 'string'],
  ['InvalidCharacter', 'string'],
  ['CloseBraceExpected', '}'],
  ['CloseBracketExpected', ']'],
]);

const expectedNow = ({ open, root }: Reading): string => open.at(-1)?.expected ?? (root ? 'end' : 'value');

function begin({ open }: Reading, bracket: Span, entries: Open['entries']): void {
  // The walk calls itself for each level, so it must end before the stack does.
  if (open.length === DEEPEST) throw new Broken('less-nesting', bracket);
  const expected = entries === undefined ? 'value' : 'string';
  open.push({ start: bracket.start, items: [], entries, key: { key: '', keySpan: bracket }, expected });
}

function end(reading: Reading, at: number): void {
  const ended = reading.open.pop();
  if (ended === undefined) return;
  const span = { file: reading.file, start: ended.start, end: at };
  const { items, entries } = ended;
  put(reading, entries ? { j: 'object', entries: [...entries.values()], span } : { j: 'array', items, span });
}

function literal(value: unknown, raw: string, span: Span): JsonNode {
  if (value === null) return { j: 'null', span };
  if (typeof value === 'boolean') return { j: 'bool', value, span };
  return typeof value === 'number' ? { j: 'number', raw, span } : { j: 'string', text: String(value), span };
}

function put(reading: Reading, node: JsonNode): void {
  const top = reading.open.at(-1);
  if (top === undefined) {
    reading.root = node;
    return;
  }
  top.expected = top.entries ? '}' : ']';
  if (top.entries === undefined) top.items.push(node);
  else addEntry(reading, top.entries, { key: top.key.key, keySpan: top.key.keySpan, value: node });
}

function addEntry({ findings }: Reading, entries: Map<string, JsonEntry>, entry: JsonEntry): void {
  const first = entries.get(entry.key);
  if (first === undefined) entries.set(entry.key, entry);
  else {
    const labels = [{ span: first.keySpan, code: 'first', fields: { name: entry.key } }];
    findings.push(finding('name/duplicate', entry.keySpan, { name: entry.key }, { labels }));
  }
}
