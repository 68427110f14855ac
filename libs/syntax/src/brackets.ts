/**
 * Pairs brackets before the grammar runs, so that a missing one costs one finding and the rest is still read. Where
 * they do not pair, indentation decides: a closing brace at the start of a line belongs to the line indented alike.
 */
import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { insteadOf } from './instead.ts';
import type { Lexeme } from './lexer.ts';
import { type Sign, token } from './vocabulary.ts';

const CLOSER: Readonly<Record<string, Sign>> = { '{': '}', '(': ')', '[': ']' };
const OPENER: Readonly<Record<string, string>> = { '}': '{', ')': '(', ']': '[' };

// Looking up long words is dear, and every lexeme is asked several times.
/** The opening bracket that a token of punctuation closes, if it does. */
export const closes = ({ image }: Lexeme): string | undefined => (image.length === 1 ? OPENER[image] : undefined);
export const opens = ({ image }: Lexeme): boolean => image.length === 1 && CLOSER[image] !== undefined;

/** Sets the depth of every lexeme and says whether all brackets pair; depths are of use only if they do. */
export const setDepths = (lexemes: readonly Lexeme[]): boolean => {
  const stack: string[] = [];
  for (const each of lexemes) {
    const opener = closes(each);
    if (opener !== undefined && stack.pop() !== opener) return false;
    each.depth = stack.length;
    if (opens(each)) stack.push(each.image);
  }
  return stack.length === 0;
};

interface Pairs {
  /** Opening bracket of each closing one. */
  readonly openerOf: ReadonlyMap<Lexeme, Lexeme>;
  readonly unclosed: ReadonlySet<Lexeme>;
}

const lastIndex = (stack: readonly Lexeme[], closer: Lexeme): number => {
  const kind = closes(closer);
  const indented = (each: Lexeme) => each.image === kind && each.indent === closer.startColumn;
  if (closer.image === '}' && closer.first) {
    const at = stack.findLastIndex(indented);
    if (at >= 0) return at;
  }
  const at = stack.findLastIndex((each) => each.image === kind);
  // A round or square bracket does not reach over a brace of an earlier line.
  const crosses = stack.slice(at + 1).some((each) => each.image === '{' && each.startLine !== closer.startLine);
  return crosses && closer.image !== '}' ? -1 : at;
};

const pair = (lexemes: readonly Lexeme[]): Pairs => {
  const openerOf = new Map<Lexeme, Lexeme>();
  const unclosed = new Set<Lexeme>();
  const stack: Lexeme[] = [];
  for (const each of lexemes) {
    if (opens(each)) stack.push(each);
    if (closes(each) === undefined) continue;
    const at = lastIndex(stack, each);
    const [opener, ...open] = at < 0 ? [] : stack.splice(at);
    if (opener) openerOf.set(each, opener);
    for (const unmatched of open) unclosed.add(unmatched);
  }
  for (const unmatched of stack) unclosed.add(unmatched);
  return { openerOf, unclosed };
};

/** A line that ends like this goes on. */
const GOES_ON = new Set([
  ',',
  '(',
  '[',
  '{',
  ':',
  '=',
  '+',
  '-',
  '*',
  '/',
  '&',
  '|',
  '..',
  '->',
  'and',
  'or',
  'not',
  'in',
  'then',
  'else',
  'of',
  'where',
]);

/** Whether a bracket that is never closed ends before `next`. */
const endsBefore = (opener: Lexeme, previous: Lexeme, next: Lexeme, after: Lexeme | undefined): boolean => {
  const later = next.first && next.startLine > opener.startLine;
  if (opener.image === '{') return later && next.indent <= opener.indent;
  const body = next.image === '{' && after !== undefined && after.startLine > next.startLine;
  return body || (later && !GOES_ON.has(previous.image));
};

const invented = (image: Sign, previous: Lexeme, depth: number): Lexeme => {
  const at = previous.endOffset + 1;
  const tokenType = token(image);
  return {
    ...previous,
    image,
    tokenType,
    tokenTypeIdx: tokenType.tokenTypeIdx ?? 0,
    startOffset: at,
    endOffset: at - 1,
    first: false,
    doc: '',
    depth,
    asName: false,
    index: -1,
  };
};

export interface Paired {
  readonly lexemes: readonly Lexeme[];
  readonly findings: readonly Diagnostic[];
}

class Pairing {
  readonly lexemes: Lexeme[] = [];
  readonly findings: Diagnostic[] = [];
  private readonly stack: Lexeme[] = [];
  private readonly file: string;
  private readonly pairs: Pairs;

  constructor(file: string, pairs: Pairs) {
    this.file = file;
    this.pairs = pairs;
  }

  /** Closes what ends before `next`, then takes it over unless it closes nothing. */
  take(next: Lexeme, after: Lexeme | undefined): void {
    if (this.isEnd(next, after)) this.endAsBrace(next);
    else this.takeOther(next, after);
  }

  /** `end` on a line of its own, as other languages close a block. */
  private isEnd(next: Lexeme, after: Lexeme | undefined): boolean {
    const top = this.stack.at(-1);
    const alone = next.image === 'end' && next.first && after?.startLine !== next.startLine;
    return alone && top?.image === '{' && this.pairs.unclosed.has(top);
  }

  private endAsBrace(next: Lexeme): void {
    this.stack.pop();
    const span = { file: this.file, start: next.startOffset, end: next.endOffset + 1 };
    this.findings.push(insteadOf(span, { shape: 'replace', found: next.image, write: '}' }, '}'));
    const tokenType = token('}');
    const tokenTypeIdx = tokenType.tokenTypeIdx ?? 0;
    this.lexemes.push({ ...next, image: '}', tokenType, tokenTypeIdx, depth: this.stack.length });
  }

  private takeOther(next: Lexeme, after: Lexeme | undefined): void {
    this.closeEnded(next, after);
    if (closes(next) !== undefined) this.takeCloser(next);
    else this.push(next);
  }

  closeAll(): void {
    while (this.stack.length > 0) this.close();
  }

  private closeEnded(next: Lexeme, after: Lexeme | undefined): void {
    for (let top = this.stack.at(-1); top && this.pairs.unclosed.has(top); top = this.stack.at(-1)) {
      const previous = this.lexemes.at(-1);
      if (!previous || !endsBefore(top, previous, next, after)) return;
      this.close();
    }
  }

  private takeCloser(next: Lexeme): void {
    const opener = this.pairs.openerOf.get(next);
    if (opener) this.closeUpTo(opener, next);
    else this.stray(next);
  }

  private closeUpTo(opener: Lexeme, next: Lexeme): void {
    while (this.stack.at(-1) !== opener) this.close();
    this.stack.pop();
    next.depth = this.stack.length;
    this.lexemes.push(next);
  }

  private push(next: Lexeme): void {
    next.depth = this.stack.length;
    this.lexemes.push(next);
    if (opens(next)) this.stack.push(next);
  }

  private stray(next: Lexeme): void {
    const span = { file: this.file, start: next.startOffset, end: next.endOffset + 1 };
    const fix = { title: 'syntax/remove', fields: { text: next.image }, edits: [{ span, text: '' }] };
    const fields = { ends: 'no', found: next.image, expected: CLOSER[this.stack.at(-1)?.image ?? ''] ?? 'declaration' };
    this.findings.push(finding('syntax/unexpected', span, fields, { fixes: [fix] }));
  }

  private close(): void {
    const opener = this.stack.pop();
    const previous = this.lexemes.at(-1);
    if (!opener || !previous) return;
    const bracket = CLOSER[opener.image] ?? '}';
    this.lexemes.push(invented(bracket, previous, this.stack.length));
    this.report(opener, previous, bracket);
  }

  private report(opener: Lexeme, previous: Lexeme, bracket: Sign): void {
    const span = { file: this.file, start: previous.endOffset + 1, end: previous.endOffset + 1 };
    const place = { file: this.file, start: opener.startOffset, end: opener.endOffset + 1 };
    const labels = [{ span: place, code: 'syntax/opened-here', fields: { bracket: opener.image } }];
    const fixes = [{ title: 'syntax/insert', fields: { text: bracket }, edits: [{ span, text: bracket }] }];
    this.findings.push(finding('syntax/unclosed', span, { bracket: opener.image }, { labels, fixes }));
  }
}

/** Pairs the brackets of a chunk: missing closing ones are put in, stray ones left out, each with a finding. */
export const pairBrackets = (file: string, lexemes: readonly Lexeme[]): Paired => {
  if (setDepths(lexemes)) return { lexemes, findings: [] };
  const pairing = new Pairing(file, pair(lexemes));
  for (const [at, each] of lexemes.entries()) pairing.take(each, lexemes[at + 1]);
  pairing.closeAll();
  return { lexemes: pairing.lexemes, findings: pairing.findings };
};
