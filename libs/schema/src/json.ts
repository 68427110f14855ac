import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { closingQuote, DEEPEST, type Span } from '@sandtable/text';

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

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

class Broken extends Error {
  readonly at: number;
  constructor(at: number, expected: string) {
    super(expected);
    this.at = at;
  }
}

interface Reader {
  readonly file: string;
  readonly text: string;
  at: number;
  depth: number;
  readonly findings: Diagnostic[];
}

/** Reads the whole text. Broken JSON gives no node and one finding `table/json`; a key that stands twice is a finding too. */
export function readJson(file: string, text: string): JsonRead {
  const reader: Reader = { file, text, at: text.startsWith('\ufeff') ? 1 : 0, depth: 0, findings: [] };
  try {
    const node = value(reader);
    if (reader.at < text.length) throw new Broken(reader.at, 'end');
    return { node, findings: reader.findings };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { node: undefined, findings: [...reader.findings, broken(reader, error)] };
  }
}

function broken(reader: Reader, error: Broken): Diagnostic {
  const end = Math.min(error.at + 1, reader.text.length);
  const span = { file: reader.file, start: Math.min(error.at, end), end };
  return finding('table/json', span, { expected: error.message, found: reader.text.slice(span.start, end) || 'end' });
}

/** One value with the space around it. */
function value(reader: Reader): JsonNode {
  match(reader, SPACE);
  const node = bare(reader);
  match(reader, SPACE);
  return node;
}

function bare(reader: Reader): JsonNode {
  const char = reader.text[reader.at];
  if (char === '{') return nested(reader, object);
  if (char === '[') return nested(reader, array);
  if (char === '"') return string(reader);
  const start = reader.at;
  const raw = match(reader, NUMBER);
  if (raw) return { j: 'number', raw, span: since(reader, start) };
  return word(reader, start);
}

function word(reader: Reader, start: number): JsonNode {
  const found = match(reader, WORD);
  const span = since(reader, start);
  if (found === undefined) throw new Broken(start, 'value');
  return found === 'null' ? { j: 'null', span } : { j: 'bool', value: found === 'true', span };
}

function string(reader: Reader): JsonNode & { readonly j: 'string' } {
  const start = reader.at;
  const end = closingQuote(reader.text, start);
  if (reader.text[start] !== '"' || end === reader.text.length) throw new Broken(start, 'string');
  reader.at = end + 1;
  // Wider than JSON; what is inside is checked when it is read.
  const raw = reader.text.slice(start, reader.at);
  return { j: 'string', text: unquote(raw, start), span: since(reader, start) };
}

function unquote(raw: string, at: number): string {
  try {
    return JSON.parse(raw) as string;
  } catch {
    throw new Broken(at, 'string');
  }
}

function nested(reader: Reader, read: (reader: Reader) => JsonNode): JsonNode {
  reader.depth += 1;
  if (reader.depth > DEEPEST) throw new Broken(reader.at, 'less-nesting');
  const node = read(reader);
  reader.depth -= 1;
  return node;
}

function array(reader: Reader): JsonNode {
  const start = reader.at;
  const items: JsonNode[] = [];
  list(reader, ']', () => items.push(value(reader)));
  return { j: 'array', items, span: since(reader, start) };
}

function object(reader: Reader): JsonNode {
  const start = reader.at;
  const entries = new Map<string, JsonEntry>();
  list(reader, '}', () => addEntry(reader, entries));
  return { j: 'object', entries: [...entries.values()], span: since(reader, start) };
}

function addEntry(reader: Reader, entries: Map<string, JsonEntry>): void {
  match(reader, SPACE);
  const key = string(reader);
  match(reader, SPACE);
  expect(reader, ':');
  const entry = { key: key.text, keySpan: key.span, value: value(reader) };
  const first = entries.get(key.text);
  if (first === undefined) entries.set(key.text, entry);
  else {
    const labels = [{ span: first.keySpan, code: 'first', fields: { name: key.text } }];
    reader.findings.push(finding('name/duplicate', key.span, { name: key.text }, { labels }));
  }
}

/** `open item, item close`; the opening bracket stands at the reader. */
function list(reader: Reader, close: string, item: () => void): void {
  reader.at += 1;
  match(reader, SPACE);
  if (reader.text[reader.at] === close) reader.at += 1;
  else {
    item();
    while (reader.text[reader.at] === ',') {
      reader.at += 1;
      item();
    }
    expect(reader, close);
  }
}

function expect(reader: Reader, char: string): void {
  if (reader.text[reader.at] !== char) throw new Broken(reader.at, char);
  reader.at += 1;
}

function match(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text)?.[0];
  reader.at += found?.length ?? 0;
  return found;
}

const since = (reader: Reader, start: number): Span => ({ file: reader.file, start, end: reader.at });
