/**
 * Text to tokens. Two lists come out: everything that was written (`tokens`), and what the grammar reads (`lexemes`),
 * without comments and citations. Nothing is lost and nothing throws.
 */

import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { BIDI_CONTROL, type Span } from '@sandtable/text';
import type { IToken, TokenType } from 'chevrotain';
import { bidiFindings } from './bidi.ts';
import type { Token } from './contract.ts';
import { exactNumber } from './exact-number.ts';
import { insteadOf } from './instead.ts';
import { shortSignAt } from './short-signs.ts';
import { type ForeignSign, foreignSignAt, mayBeForeign } from './slips/foreign-signs.ts';
import type { Citation } from './tree.ts';
import { Dec, Id, Int, isReserved, Str, signType, wordType } from './vocabulary.ts';

/** A token as the parser reads it, with what the line-sensitive places of the grammar need. */
export interface Lexeme extends IToken {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endOffset: number;
  tokenType: TokenType;
  /** First on its line, citations and comments not counted. */
  readonly first: boolean;
  /** Column at which its line begins, for matching brackets by indentation. */
  readonly indent: number;
  /** Text of the doc lines right before it. */
  readonly doc: string;
  /** Number of brackets around it; set when brackets are paired. */
  depth: number;
  /** Read as a name, even if it is a contextual word. */
  asName: boolean;
  /** Its place in `tokens`; -1 for one that was put in while pairing brackets. */
  readonly index: number;
}

export interface Lexed {
  readonly tokens: readonly Token[];
  readonly lexemes: readonly Lexeme[];
  readonly citations: readonly Citation[];
  readonly findings: readonly Diagnostic[];
}

const LETTER = 'A-Za-z\\u00C0-\\u024F';
const PIECES = new RegExp(
  [
    '([ \\t\\r\\f\\u00A0\\uFEFF]+)',
    '(\\n)',
    '(//[^\\r\\n]*)',
    `(\u00A7[${LETTER}0-9][${LETTER}0-9.\\-]*)`,
    '("(?:[^"\\\\\\r\\n]|\\\\[^\\r\\n])*"?)',
    '(\\d+\\.\\d+)',
    '(\\d+)',
    `([${LETTER}][${LETTER}0-9_]*)`,
    '(--|->|\\.\\.|==|!=|<=|>=|\\+=|-=|[{}()\\[\\]:,;.?|_+\\-*/&<>=])',
  ].join('|'),
  'y',
);

interface State {
  readonly file: string;
  readonly text: string;
  /** Added to every reported place: where in its file the text begins. */
  readonly origin: number;
  at: number;
  line: number;
  lineStart: number;
  /** Column of the first lexeme of this line, 0 before there was one. */
  indent: number;
  docs: string[];
  readonly tokens: Token[];
  readonly lexemes: Lexeme[];
  readonly cites: Citation[];
  readonly findings: Diagnostic[];
}

/** The place of the piece that is being read. */
const spanOf = ({ file, origin, at }: State, { length }: string): Span => ({
  file,
  start: origin + at,
  end: origin + at + length,
});

const push = (state: State, kind: Token['kind'], text: string): void => {
  const start = state.origin + state.at;
  state.tokens.push({ kind, text, start, end: start + text.length });
};

/** `text` is as it was written, where that is another sign than it is read as. */
const lexeme = (state: State, kind: Token['kind'], tokenType: TokenType, image: string, text = image): void => {
  const startColumn = state.at - state.lineStart + 1;
  const first = state.indent === 0;
  if (first) state.indent = startColumn;
  const tokenTypeIdx = tokenType.tokenTypeIdx ?? 0;
  const { line: startLine, indent } = state;
  const startOffset = state.origin + state.at;
  const doc = state.docs.length > 0 ? state.docs.join('\n') : '';
  if (doc !== '' || state.docs.length > 0) state.docs = [];
  state.lexemes.push({
    image,
    startOffset,
    endOffset: startOffset + text.length - 1,
    startLine,
    startColumn,
    tokenType,
    tokenTypeIdx,
    first,
    indent,
    doc,
    depth: 0,
    asName: false,
    index: state.tokens.length,
  });
  push(state, kind, text);
};

const newline = (state: State): void => {
  state.line += 1;
  state.lineStart = state.at + 1;
  state.indent = 0;
};

const comment = (state: State, text: string): void => {
  const doc = text.startsWith('///');
  push(state, doc ? 'doc' : 'comment', text);
  if (doc) state.docs.push(text.slice(3).trim());
};

const cite = (state: State, text: string): void => {
  const span = spanOf(state, text);
  push(state, 'citation', text);
  state.cites.push({ span, section: text.slice(1).replace(/[.-]+$/, ''), line: state.line - 1, alone: false });
};

const string = (state: State, text: string): void => {
  const closed = /^"(?:[^"\\]|\\.)*"$/.test(text);
  const span = spanOf(state, text);
  if (!closed) {
    const edits = [{ span: { ...span, start: span.end }, text: '"' }];
    const fix = { title: 'syntax/close-string', fields: {}, edits };
    state.findings.push(finding('syntax/unterminated-string', span, {}, { fixes: [fix] }));
  }
  lexeme(state, 'string', Str, text);
};

const number = (state: State, tokenType: TokenType, text: string): void => {
  if (exactNumber(text) === undefined)
    state.findings.push(finding('syntax/long-number', spanOf(state, text), { number: text.slice(0, 40) }));
  lexeme(state, 'number', tokenType, text);
};

const unknown = (state: State): string => {
  const character = String.fromCodePoint(state.text.codePointAt(state.at) ?? 0);
  const span = spanOf(state, character);
  const last = state.findings.at(-1);
  // A run of strange characters is one mistake.
  const again =
    last?.code === 'syntax/unknown-character' &&
    state.tokens.at(-1)?.kind === 'unknown' &&
    state.tokens.at(-1)?.end === span.start;
  // What turns the direction of text is found wherever it stands.
  const turns = character.search(BIDI_CONTROL) === 0;
  if (!again && !turns) state.findings.push(finding('syntax/unknown-character', span, { character }));
  push(state, 'unknown', character);
  return character;
};

/** Reads a sign of another language as the one that is meant; what it was is one finding. */
const foreign = (state: State, { text, write, kind }: ForeignSign): string => {
  const fields = { shape: 'replace', found: firstLine(text), write: firstLine(write) };
  state.findings.push(insteadOf(spanOf(state, text), fields, kind === 'word' ? ` ${write} ` : write));
  if (kind === 'comment') skipComment(state, text);
  else if (kind === 'string') lexeme(state, 'string', Str, write, text);
  else if (kind === 'word') lexeme(state, 'keyword', wordType(write), write, text);
  else lexeme(state, 'punctuation', signType(write) ?? Id, write, text);
  return text;
};

const firstLine = (text: string): string => text.split(/\r?\n/)[0] ?? '';

const skipComment = (state: State, text: string): void => {
  push(state, 'comment', text);
  const lines = text.split('\n');
  if (lines.length === 1) return;
  state.line += lines.length - 1;
  state.lineStart = state.at + text.lastIndexOf('\n') + 1;
  state.indent = 0;
};

/** Blanks, plain words and short signs are most of a text: they are read without the expression, which gives a list for each piece. */
const readPlain = (state: State): boolean => {
  const { text, at } = state;
  const code = text.charCodeAt(at);
  if (code === NEWLINE) newline(state);
  if (code === NEWLINE || code === SPACE || readShortSign(state)) {
    state.at += 1;
    return true;
  }
  const end = isPlainLetter(code) ? wordEnd(text, at) : at;
  // A letter with an accent may go on with the word.
  if (end === at || text.charCodeAt(end) >= FIRST_ACCENTED) return false;
  word(state, text.slice(at, end));
  state.at = end;
  return true;
};

const readShortSign = (state: State): boolean => {
  const sign = shortSignAt(state.text, state.at);
  if (sign !== undefined) lexeme(state, 'punctuation', sign.type, sign.image);
  return sign !== undefined;
};

const NEWLINE = 10;
const SPACE = 32;
const UNDERSCORE = 95;
const FIRST_ACCENTED = 0xc0;

const isPlainLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

const wordEnd = (text: string, start: number): number => {
  let end = start + 1;
  for (let code = text.charCodeAt(end); isPlainLetter(code) || code === UNDERSCORE || isDigit(code); ) {
    end += 1;
    code = text.charCodeAt(end);
  }
  return end;
};

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const word = (state: State, name: string): void => {
  const type = wordType(name);
  lexeme(state, type !== Id && isReserved(name) ? 'keyword' : 'name', type, name);
};

/** Reads one piece of the text at its place, and says how long it is. */
const readPiece = (state: State): number => {
  PIECES.lastIndex = state.at;
  const match = PIECES.exec(state.text);
  const isOwn = match !== null && (match[9] === undefined || !mayBeForeign(match[9]));
  const sign = isOwn ? undefined : foreignSignAt(state.text, state.at);
  if (sign) return foreign(state, sign).length;
  if (!match) return unknown(state).length;
  piece(state, match);
  return match[0].length;
};

const piece = (state: State, match: RegExpExecArray): void => {
  const [text, , line, note, section, quoted, dec, int, name] = match;
  if (line !== undefined) newline(state);
  else if (name !== undefined) word(state, name);
  else if (note !== undefined) comment(state, note);
  else if (section !== undefined) cite(state, section);
  else if (quoted !== undefined) string(state, quoted);
  else if (dec !== undefined) number(state, Dec, dec);
  else if (int !== undefined) number(state, Int, int);
  else if (match[9] !== undefined) lexeme(state, 'punctuation', signType(text) ?? Id, text);
};

/** A citation stands alone if no lexeme shares its line. */
const withAlone = (state: State): Citation[] => {
  const lines = new Set(state.lexemes.map((each) => each.startLine - 1));
  return state.cites.map((each) => ({ ...each, alone: !lines.has(each.line) }));
};

/** `origin` is where `text` begins, if it is only a part of its file; lines are counted from its beginning. */
export const lex = (file: string, text: string, origin = 0): Lexed => {
  const state: State = {
    file,
    text,
    origin,
    at: 0,
    line: 1,
    lineStart: 0,
    indent: 0,
    docs: [],
    tokens: [],
    lexemes: [],
    cites: [],
    findings: [],
  };
  while (state.at < text.length) if (!readPlain(state)) state.at += readPiece(state);
  const findings = [...state.findings, ...bidiFindings(file, text, origin)];
  return { tokens: state.tokens, lexemes: state.lexemes, citations: withAlone(state), findings };
};

/** Makes a misspelled word the word that was meant; its place stays. */
export const respell = (lexeme: Lexeme, meant: string): void => {
  lexeme.image = meant;
  lexeme.tokenType = wordType(meant);
  lexeme.tokenTypeIdx = lexeme.tokenType.tokenTypeIdx ?? 0;
};
