/**
 * How reading goes on after a mistake. Brackets arrive already paired, so whatever is read in a list can be skipped up
 * to a place at its own depth where an item may begin; Chevrotain's own recovery is not used.
 */
import { near } from '@sandtable/text';
import { type IToken, isRecognitionException } from 'chevrotain';
import { type Lexeme, respell } from '../lexer.ts';
import type * as T from '../tree.ts';
import { token } from '../vocabulary.ts';
import { DECLARATION_WORDS, PATCH_WORDS, STATEMENT_WORDS } from '../words.ts';
import { Base } from './base.ts';

/**
 * Where the next item of a list may begin: at the indentation of the last one, and besides at any line, after a comma,
 * at a line that begins with a word of a statement or patch.
 */
export type Sync = 'item' | 'line' | ',' | 'stmt' | 'patch';

/** Statement words that also stand inside expressions and clauses. */
const CONTINUING = ['if', 'match', 'for'];
const BEGINNINGS: Readonly<Partial<Record<Sync, ReadonlySet<string>>>> = {
  stmt: new Set(STATEMENT_WORDS.filter((each) => !CONTINUING.includes(each))),
  patch: new Set([...PATCH_WORDS, ...DECLARATION_WORDS]),
};
const CLOSERS: Readonly<Record<string, ')' | '}' | ']'>> = { '(': ')', '{': '}', '[': ']' };

export abstract class Recovery extends Base {
  /** Reads the items of a list; what is no item, nor one whose first word is misspelt, is skipped with one finding. */
  protected list(
    open: IToken | undefined,
    expected: string,
    sync: Sync,
    many: () => void,
    words: readonly string[] = [],
  ): void {
    many();
    while (!this.RECORDING_PHASE && this.isRest(open)) {
      if (!this.mend(words, expected)) this.skipItem(expected, sync);
      many();
    }
  }

  private skipItem(expected: string, sync: Sync): void {
    const start = this.lexeme(1);
    this.mistakes.push({ token: start, previous: undefined, expected });
    this.resume(start, this.nesting, sync);
  }

  /** Reads one item of a list; a broken one is skipped, or replaced by what `invent` makes of its place. */
  protected collect<X>(list: X[], read: () => X, sync: Sync = 'item', invent?: (span: T.Node['span']) => X): void {
    if (this.RECORDING_PHASE) {
      read();
      return;
    }
    const start = this.lexeme(1);
    const nesting = this.nesting;
    try {
      list.push(read());
    } catch (error) {
      this.recover(error, start, nesting, sync);
      if (invent) list.push(invent(this.from(start)));
    }
  }

  /** Reads a part; a broken one becomes `Missing`, and reading goes on where the next item may begin. */
  protected attempt<X>(read: () => X, sync: Sync = 'item'): X | T.Missing {
    if (this.RECORDING_PHASE) return read();
    const start = this.lexeme(1);
    const nesting = this.nesting;
    try {
      return read();
    } catch (error) {
      this.recover(error, start, nesting, sync, true);
      return { node: 'missing', span: this.from(start) };
    }
  }

  /** Reads what stands between brackets; after a mistake reading goes on at the closing bracket. */
  protected inside(open: IToken, read: () => unknown): void {
    if (this.RECORDING_PHASE) {
      read();
      return;
    }
    const { depth } = open as Lexeme;
    const nesting = this.nesting;
    try {
      read();
      if (this.lexeme(1).depth !== depth) this.CONSUME9(token(CLOSERS[open.image] ?? ')'));
    } catch (error) {
      if (!(error instanceof Error) || !isRecognitionException(error)) throw error;
      this.nesting = nesting;
      while (!this.atEnd() && this.lexeme(1).depth > depth) this.SKIP_TOKEN();
    }
  }

  /** A misspelled first word of an item is read as the one of `words` that was meant; true if there is one. */
  protected mend(words: readonly string[], expected: string): boolean {
    const token = this.lexeme(1);
    const alone = !this.isPlainName() || token.startLine !== this.LA(2).startLine;
    const meant = alone ? undefined : near(token.image, words);
    if (meant === undefined) return false;
    this.mistakes.push({ token: { ...token }, previous: undefined, expected, meant });
    respell(token, meant);
    return true;
  }

  private isRest(open: IToken | undefined): boolean {
    return !this.atEnd() && (!open || this.lexeme(1).depth > (open as Lexeme).depth);
  }

  private recover(error: unknown, start: Lexeme, nesting: number, sync: Sync, part = false): void {
    if (!(error instanceof Error) || !isRecognitionException(error)) throw error;
    this.resume(start, nesting, sync, part);
  }

  private resume(start: Lexeme, nesting: number, sync: Sync, part = false): void {
    this.nesting = nesting;
    // A part may be empty, but a list must get on.
    if (!part && this.lexeme(1) === start) this.SKIP_TOKEN();
    while (!this.atEnd() && !this.isSync(start, sync)) this.SKIP_TOKEN();
  }

  /** Whether an item may begin, or the list of `start` ends, at the next token. */
  private isSync(start: Lexeme, sync: Sync): boolean {
    const next = this.lexeme(1);
    if (next.depth < start.depth) return true;
    if (next.depth > start.depth) return false;
    if (sync === ',' && this.isSign(0, ',') && this.LA(0) !== start) return true;
    if (this.isSign(0, ';')) return true;
    if (!next.first) return false;
    if (sync === 'line') return true;
    return next.indent <= start.indent || BEGINNINGS[sync]?.has(next.image) === true;
  }
}
