import { DEEPEST, type Span } from '@sandtable/text';
import type { Param, Part, Spelling } from './pattern.ts';

/** What is wrong in a pattern; `code` is that of a finding. */
export interface Wrong {
  readonly code: string;
  readonly span: Span;
  readonly fields: Readonly<Record<string, string>>;
}

interface Reader {
  readonly file: string;
  readonly text: string;
  readonly end: number;
  readonly wrong: Wrong[];
  at: number;
  /** How many sections are open. */
  depth: number;
  tooDeep: Wrong | undefined;
}

/** Reads `text` from `start` to `end`, a row of spellings with `|` between them; one that is too deep has none. */
export function parsePattern(
  file: string,
  text: string,
  start: number,
  end: number,
): { readonly spellings: readonly Spelling[]; readonly wrong: readonly Wrong[] } {
  const reader: Reader = { file, text, end, wrong: [], at: start, depth: 0, tooDeep: undefined };
  const spellings = spellingsUntil(reader, undefined);
  return reader.tooDeep ? { spellings: [], wrong: [reader.tooDeep] } : { spellings, wrong: reader.wrong };
}

/** Up to the end of the pattern or, in a section, to its bracket. */
function spellingsUntil(reader: Reader, close: ']' | undefined): Spelling[] {
  const spellings: Spelling[] = [];
  for (;;) {
    const start = reader.at;
    const parts = partsUntil(reader, close);
    spellings.push({ parts, span: { file: reader.file, start, end: reader.at } });
    if (reader.text[reader.at] !== '|' || reader.at >= reader.end) return spellings;
    reader.at++;
  }
}

function partsUntil(reader: Reader, close: ']' | undefined): Part[] {
  const parts: Part[] = [];
  while (reader.at < reader.end) {
    const next = reader.text[reader.at];
    if (next === '|' || (next === ']' && close !== undefined)) break;
    if (next === '{') parts.push(paramAt(reader));
    else if (next === '[') parts.push(sectionAt(reader));
    else parts.push(textAt(reader));
  }
  return parts;
}

const SPECIAL = new Set(['{', '}', '[', ']', '|', '\n']);

function textAt(reader: Reader): Part {
  const start = reader.at;
  let text = '';
  while (reader.at < reader.end) {
    const next = reader.text[reader.at] ?? '';
    const escaped = next === '\\' && reader.at + 1 < reader.end;
    if (!escaped && SPECIAL.has(next) && reader.at > start) break;
    text += escaped ? (reader.text[reader.at + 1] ?? '') : next;
    reader.at += escaped ? 2 : 1;
  }
  return { p: 'text', text: text.replace(/\s+/g, ' '), span: { file: reader.file, start, end: reader.at } };
}

const PARAM = /^(\w+)\s*(?:=\s*(\w+(?:\.\w+)+)|~\s*(\w+))?$/;

function paramAt(reader: Reader): Param {
  const start = reader.at;
  const close = reader.text.indexOf('}', start);
  const closed = close >= 0 && close < reader.end;
  reader.at = closed ? close + 1 : reader.end;
  const span = { file: reader.file, start, end: reader.at };
  const inner = reader.text.slice(start + 1, closed ? close : reader.end).trim();
  const match = PARAM.exec(inner);
  if (!closed) reader.wrong.push({ code: 'notation/unclosed', span, fields: { bracket: '{' } });
  else if (match === null) reader.wrong.push({ code: 'notation/parameter', span, fields: { name: inner, near: '' } });
  return { p: 'param', name: match?.[1] ?? '', via: match?.[2]?.split('.'), about: match?.[3], span };
}

function sectionAt(reader: Reader): Part {
  const start = reader.at;
  if (reader.depth === DEEPEST) return tooDeep(reader);
  reader.at++;
  reader.depth++;
  const spellings = spellingsUntil(reader, ']');
  reader.depth--;
  const closed = reader.text[reader.at] === ']' && reader.at < reader.end;
  if (closed) reader.at++;
  const span = { file: reader.file, start, end: reader.at };
  if (!closed) reader.wrong.push({ code: 'notation/unclosed', span, fields: { bracket: '[' } });
  return { p: 'section', span, ...withFlag(spellings) };
}

/** Nothing more of the pattern is read, and nothing else is reported about it. */
function tooDeep(reader: Reader): Part {
  const span = { file: reader.file, start: reader.at, end: reader.at + 1 };
  reader.at = reader.end;
  reader.tooDeep = { code: 'text/too-deep', span, fields: { limit: String(DEEPEST) } };
  return { p: 'text', text: '', span };
}

const FLAG = /\s*=\s*(\w+)\s*$/;

/** `[ by sea=stated]`: the name behind the last spelling is the truth value it stands for. */
function withFlag(spellings: readonly Spelling[]): Pick<Extract<Part, { p: 'section' }>, 'spellings' | 'flag'> {
  const last = spellings.at(-1);
  const text = last?.parts.at(-1);
  const match = text?.p === 'text' ? FLAG.exec(text.text) : null;
  if (last === undefined || text?.p !== 'text' || match === null) return { spellings, flag: undefined };
  const { file, end } = text.span;
  const name = match[1] ?? '';
  const rest: Part = { ...text, text: text.text.slice(0, match.index) };
  const parts = rest.text === '' ? last.parts.slice(0, -1) : [...last.parts.slice(0, -1), rest];
  const flag = { name, span: { file, start: end - name.length, end } };
  return { spellings: [...spellings.slice(0, -1), { ...last, parts }], flag };
}
