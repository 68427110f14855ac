/** An element of a drawing; names of elements are without their prefix, those of attributes as they are written. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** What stands in it itself. */
  readonly text: string;
}
/** The outermost element, or the line where the text is no XML any more, and what was met there. */
export type XmlRead = { readonly root: XmlElement } | { readonly line: number; readonly met: string };

interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}
interface Reader {
  readonly text: string;
  at: number;
  readonly stack: Open[];
  root: XmlElement | undefined;
}

/** Deeper than any drawing; keeps hostile files from exhausting the stack of whoever walks them. */
const DEEPEST = 300;
const OPENING = /<([A-Za-z_][^\s/>=]*)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y;
const CLOSING = /<\/([^\s>]+)\s*>/y;
const ATTRIBUTE = /([^\s=/>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads XML as drawing programs write it. Entities of its own that a file declares stay as they are written. */
export function readXml(text: string): XmlRead {
  const reader: Reader = { text, at: 0, stack: [], root: undefined };
  while (reader.at < text.length) if (!step(reader)) return broken(reader);
  if (reader.root === undefined || reader.stack.length > 0) return broken(reader);
  return { root: reader.root };
}

function broken({ text, at, stack }: Reader): XmlRead {
  const line = text.slice(0, at).split('\n').length;
  const met = text.slice(at, at + 30).trim() || `<${stack.at(-1)?.name ?? ''}`;
  return { line, met };
}

/** Goes on by one tag, or what stands between two; false where neither is there. */
function step(reader: Reader): boolean {
  const { text, at } = reader;
  if (text[at] !== '<') return between(reader);
  if (text.startsWith('<!--', at)) return skip(reader, '-->');
  if (text.startsWith('<?', at)) return skip(reader, '?>');
  if (text.startsWith('<![CDATA[', at)) return raw(reader);
  if (text.startsWith('<!', at)) return declared(reader);
  return text[at + 1] === '/' ? closed(reader) : opened(reader);
}

function between(reader: Reader): boolean {
  const { text, at, stack } = reader;
  const found = text.indexOf('<', at);
  const end = found < 0 ? text.length : found;
  const said = text.slice(at, end);
  const open = stack.at(-1);
  if (open) open.text += decoded(said);
  else if (said.replace('\ufeff', '').trim() !== '') return false;
  reader.at = end;
  return true;
}

function skip(reader: Reader, until: string): boolean {
  const end = reader.text.indexOf(until, reader.at);
  if (end < 0) return false;
  reader.at = end + until.length;
  return true;
}

function raw(reader: Reader): boolean {
  const start = reader.at + '<![CDATA['.length;
  if (!skip(reader, ']]>')) return false;
  const open = reader.stack.at(-1);
  if (open) open.text += reader.text.slice(start, reader.at - 3);
  return open !== undefined;
}

/** The type of a document, with declarations of its own between brackets. */
function declared(reader: Reader): boolean {
  const { text, at } = reader;
  const [bracket, end] = [text.indexOf('[', at), text.indexOf('>', at)];
  return bracket >= 0 && bracket < end ? skip(reader, ']') && skip(reader, '>') : skip(reader, '>');
}

function opened(reader: Reader): boolean {
  OPENING.lastIndex = reader.at;
  const found = OPENING.exec(reader.text);
  if (found === null || (reader.root !== undefined && reader.stack.length === 0)) return false;
  if (reader.stack.length >= DEEPEST) return false;
  const [whole, name = '', written = '', alone] = found;
  const attributes = new Map(
    [...written.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [key, decoded(double ?? single ?? '')]),
  );
  reader.stack.push({ name, attributes, children: [], text: '' });
  reader.at += whole.length;
  if (alone === '/') shut(reader);
  return true;
}

function closed(reader: Reader): boolean {
  CLOSING.lastIndex = reader.at;
  const found = CLOSING.exec(reader.text);
  if (found === null || found[1] !== reader.stack.at(-1)?.name) return false;
  reader.at += found[0].length;
  shut(reader);
  return true;
}

function shut(reader: Reader): void {
  const done = reader.stack.pop();
  if (done === undefined) return;
  const element = { ...done, name: done.name.slice(done.name.indexOf(':') + 1) };
  const around = reader.stack.at(-1);
  if (around) around.children.push(element);
  else reader.root = element;
}

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-fA-F]{1,6})|#(\d{1,7})|(\w+));/g,
    (whole, hex?: string, digits?: string, name?: string) => {
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      if (name !== undefined) return Object.hasOwn(SIGNS, name) ? (SIGNS[name] ?? whole) : whole;
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
