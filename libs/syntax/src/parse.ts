/** `parse`: one file to tokens, tree and findings. Never throws, whatever the text. */
import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { pairBrackets } from './brackets.ts';
import { intoChunks, type Misspelt } from './chunks.ts';
import type { SourceFile, Token } from './contract.ts';
import { findingOf, misspelling } from './findings.ts';
import { Grammar } from './grammar/grammar.ts';
import { MAX_DEPTH, TooDeep } from './grammar/limits.ts';
import { type Lexed, type Lexeme, lex } from './lexer.ts';
import type { Decl } from './tree.ts';
import { isContextual } from './vocabulary.ts';

/** Files beyond this many characters are not read. */
export const MAX_SIZE = 1_000_000;

interface Read {
  readonly decls: readonly Decl[];
  readonly findings: readonly Diagnostic[];
}

let shared: Grammar | undefined;
/** Building the grammar takes a few milliseconds, so it is done once, and only if something is parsed. */
const grammar = (): Grammar => {
  shared ??= new Grammar();
  return shared;
};

const tooDeep = (file: string, start: number, end: number): Diagnostic =>
  finding('syntax/too-deep', { file, start, end }, { limit: MAX_DEPTH });

/** One mistake, one finding: what follows at the same place, or behind a bracket that was put in, is noise. */
const distinct = (findings: readonly Diagnostic[]): readonly Diagnostic[] => {
  const seen = new Set<number>();
  return findings.filter(({ span }) => !seen.has(span.start) && seen.add(span.start));
};

const tryGrammar = (file: string, lexemes: readonly Lexeme[]): Read => {
  try {
    const decls = grammar().read(file, lexemes);
    return {
      decls,
      findings: grammar()
        .found()
        .map((each) => findingOf(file, each, lexemes)),
    };
  } catch (error) {
    // A stack that is shorter than expected is met like a nesting that is deeper than allowed.
    const token = error instanceof TooDeep ? error.token : lexemes[0];
    if (!(error instanceof TooDeep || error instanceof RangeError) || !token) throw error;
    return { decls: [], findings: [tooDeep(file, token.startOffset, (token.endOffset ?? token.startOffset) + 1)] };
  }
};

const readChunk = (file: string, chunk: readonly Lexeme[]): Read => {
  const { lexemes, findings } = pairBrackets(file, chunk);
  const deep = lexemes.find((each) => each.depth > MAX_DEPTH);
  if (deep) return { decls: [], findings: [tooDeep(file, deep.startOffset, deep.endOffset + 1)] };
  const read = tryGrammar(file, lexemes);
  return { decls: read.decls, findings: findings.length > 0 ? findings : read.findings };
};

const spellingOf = (file: string, { lexeme, written, meant }: Misspelt): Diagnostic =>
  misspelling({ file, start: lexeme.startOffset, end: lexeme.endOffset + 1 }, written, 'declaration', meant);

/** Contextual words that the grammar read as words and not as names. */
const withKeywords = (lexed: Lexed): readonly Token[] => {
  const tokens = [...lexed.tokens];
  for (const { index, asName, image } of lexed.lexemes) {
    const token = tokens[index];
    if (token?.kind === 'name' && !asName && isContextual(image)) tokens[index] = { ...token, kind: 'keyword' };
  }
  return tokens;
};

/** Findings of a chunk in which the lexer complained are consequences. */
const silenced = (read: Read, chunk: readonly Lexeme[], lexed: Lexed): readonly Diagnostic[] => {
  const start = chunk[0]?.startOffset ?? 0;
  const end = chunk.at(-1)?.endOffset ?? 0;
  const inside = ({ span }: Diagnostic) => span.start >= start && span.start <= end;
  return lexed.findings.some(inside) ? [] : read.findings;
};

const unread = (
  path: string,
  text: string,
  code: string,
  at: number,
  fields: Diagnostic['fields'] = {},
): SourceFile => ({
  path,
  text,
  tokens: [],
  decls: [],
  citations: [],
  findings: [finding(code, { file: path, start: at, end: Math.min(at + 1, text.length) }, fields)],
});

/** Why a text is not read at all, if so. */
const refusal = (path: string, text: string): SourceFile | undefined => {
  const nul = text.indexOf('\0');
  if (nul >= 0) return unread(path, text, 'syntax/binary', nul);
  if (text.length <= MAX_SIZE) return undefined;
  return unread(path, text, 'syntax/too-big', 0, { size: text.length, limit: MAX_SIZE });
};

export const parse = (path: string, text: string): SourceFile => refusal(path, text) ?? readText(path, text, 0);

/** Reads a text that begins at `origin` of its file. */
export const readText = (path: string, text: string, origin: number): SourceFile => {
  const lexed = lex(path, text, origin);
  const { chunks, misspelt } = intoChunks(lexed.lexemes);
  const findings = [...lexed.findings, ...misspelt.map((each) => spellingOf(path, each))];
  const decls: Decl[] = [];
  for (const chunk of chunks) {
    const read = readChunk(path, chunk);
    for (const decl of read.decls) decls.push(decl);
    for (const each of silenced(read, chunk, lexed)) findings.push(each);
  }
  findings.sort((a, b) => a.span.start - b.span.start);
  return { path, text, tokens: withKeywords(lexed), decls, citations: lexed.citations, findings: distinct(findings) };
};
