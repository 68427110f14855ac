import type { Span } from '@sandtable/text';
import type { Cell } from './cell.ts';

const TOKEN = /\s*(?:([A-Za-zÀ-ɏ][A-Za-zÀ-ɏ0-9_]*)|(-?\d+(?:\.\d+)?)|([{}[\](),]))\s*/y;
const IDENTIFIER = /^[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ0-9_]*$/;
/** Enough for any cell; keeps hostile text from exhausting the stack. */
const DEEPEST = 50;

interface Tokens {
  readonly list: readonly string[];
  /** Where each begins. */
  readonly starts: readonly number[];
  readonly span: Span;
  /** Where the text begins that the span marks; undefined where it holds escapes. */
  readonly base: number | undefined;
  at: number;
}

export const isIdentifier = (text: string): boolean => IDENTIFIER.test(text);

/** A cell spelled as in a table of the language, inside a string: `lyra`, `coming(3)`, `{f1, f2}`, `-1`, `0.5`. */
export function readSpelling(text: string, span: Span): Cell | undefined {
  const found = tokens(text);
  if (found === undefined) return undefined;
  const reader: Tokens = { ...found, span, base: baseOf(text, span), at: 0 };
  const cell = one(reader, 0);
  return reader.at === found.list.length ? cell : undefined;
}

function tokens(text: string): Pick<Tokens, 'list' | 'starts'> | undefined {
  const [list, starts]: [string[], number[]] = [[], []];
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (found === null) return undefined;
    const token = found[1] ?? found[2] ?? found[3] ?? '';
    list.push(token);
    starts.push(found.index + found[0].indexOf(token));
  }
  return { list, starts };
}

/** A text stands there as it is, or between quotation marks. */
function baseOf(text: string, { start, end }: Span): number | undefined {
  const more = end - start - text.length;
  return more === 0 || more === 2 ? start + more / 2 : undefined;
}

/** From a token to the one before the reader. */
function spanFrom({ list, starts, span, base, at }: Tokens, first: number): Span {
  const [start, last] = [starts[first], starts[at - 1]];
  if (base === undefined || start === undefined || last === undefined) return span;
  return { file: span.file, start: base + start, end: base + last + (list[at - 1] ?? '').length };
}

function one(reader: Tokens, depth: number): Cell | undefined {
  const first = reader.at;
  const token = reader.list[reader.at++];
  if (token === undefined || depth > DEEPEST) return undefined;
  if (token === '{' || token === '[') return set(reader, depth, first, token === '{');
  if (!isIdentifier(token)) return exactNumber(token, spanFrom(reader, first));
  return reader.list[reader.at] === '(' ? tag(token, reader, depth, first) : name(token, spanFrom(reader, first));
}

function name(token: string, span: Span): Cell {
  if (token === 'none') return { c: 'none', span };
  if (token === 'true' || token === 'false') return { c: 'bool', value: token === 'true', span };
  return { c: 'name', text: token, span };
}

function set(reader: Tokens, depth: number, first: number, braces: boolean): Cell | undefined {
  const items = list(reader, braces ? '}' : ']', depth);
  return items && { c: 'set', items, braces, span: spanFrom(reader, first) };
}

function tag(token: string, reader: Tokens, depth: number, first: number): Cell | undefined {
  reader.at += 1;
  const args = list(reader, ')', depth);
  return args && { c: 'tag', name: token, args, span: spanFrom(reader, first) };
}

function list(reader: Tokens, close: string, depth: number): Cell[] | undefined {
  const items: Cell[] = [];
  if (reader.list[reader.at] === close) {
    reader.at += 1;
    return items;
  }
  for (;;) {
    const item = one(reader, depth + 1);
    if (item === undefined) return undefined;
    items.push(item);
    const next = reader.list[reader.at++];
    if (next === close) return items;
    if (next !== ',') return undefined;
  }
}

/** `12`, `-0.5`, or what JavaScript writes for a number; undefined for decimals too many to be kept exactly. */
export function exactNumber(raw: string, span: Span): Cell | undefined {
  const [, whole, digits = ''] = /^(-?\d+)\.(\d+)$/.exec(raw) ?? [];
  if (whole === undefined)
    return raw !== '' && Number.isSafeInteger(Number(raw)) ? exact(Number(raw), 1, span) : undefined;
  const decimals = digits.replace(/0+$/, '');
  const value = Number(`${whole}${decimals}`);
  return Number.isSafeInteger(value) ? exact(value, 10 ** decimals.length, span) : undefined;
}

const exact = (value: number, over: number, span: Span): Cell => ({ c: 'number', value, over, span });
