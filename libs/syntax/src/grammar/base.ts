/**
 * What every rule of the grammar stands on: Chevrotain's parser with types that keep literals, places in the text, the
 * next tokens, and the limits of depth.
 */
import { EmbeddedActionsParser, EOF, type IToken, type ParserMethod } from 'chevrotain';
import type { Lexeme } from '../lexer.ts';
import type * as T from '../tree.ts';
import { ALL_TYPES, Id, type Sign, token } from '../vocabulary.ts';
import { MAX_CHAIN, MAX_DEPTH, TooDeep } from './limits.ts';
import { OneToken } from './lookahead.ts';
import { EXPECTATIONS, type Mistake } from './mistakes.ts';

export type Rule<R, A extends unknown[] = []> = ParserMethod<A, R>;
export interface Alternative<R> {
  readonly GATE?: () => boolean;
  readonly ALT: () => R;
}
interface GatedRule<R> {
  readonly when: () => boolean;
  readonly rule: Rule<R>;
}
type Keyword<W extends string> = IToken & { readonly image: W };

export abstract class Base extends EmbeddedActionsParser {
  protected file = '';
  protected nesting = 0;
  /** Mistakes found beside Chevrotain's own. */
  protected mistakes: Mistake[] = [];

  constructor(skipValidations: boolean) {
    super([...ALL_TYPES], {
      recoveryEnabled: false,
      lookaheadStrategy: new OneToken(),
      maxLookahead: 1,
      skipValidations,
      errorMessageProvider: EXPECTATIONS,
    });
  }

  // ── rules ─────────────────────────────────────────────────────────────────────────────────────────────────────
  protected rule<R, A extends unknown[] = []>(name: string, body: (...args: A) => R): Rule<R, A> {
    // Chevrotain keeps each rule under its name, and would put it in the place of a method.
    if (name in this) throw new Error(`${name} is no name for a rule`);
    return this.RULE(name, body);
  }

  protected pick<R>(alternatives: readonly Alternative<R>[]): R {
    return this.OR(alternatives as Alternative<R>[]);
  }

  /** Like `pick`; alternatives that need nothing from around them are made once and not at every reading. */
  protected picking<R>(make: () => readonly Alternative<R>[]): () => R {
    let made: readonly Alternative<R>[] | undefined;
    return () => {
      made ??= make();
      return this.pick(made);
    };
  }

  /** Reads one of several rules: the first that the next token may begin, and of which `when` is true. */
  protected anyOf<R>(make: () => readonly (Rule<R> | GatedRule<R>)[]): () => R {
    return this.picking(() =>
      make().map((each, at) =>
        'rule' in each
          ? { GATE: each.when, ALT: () => this.subrule(at, each.rule) }
          : { ALT: () => this.subrule(at, each) },
      ),
    );
  }

  /** Reads one of some words. */
  protected picksWord<W extends string>(...words: readonly W[]): () => Keyword<W> {
    return this.picking(() => words.map((text) => ({ ALT: () => this.CONSUME(token(text)) as Keyword<W> })));
  }

  // ── places ────────────────────────────────────────────────────────────────────────────────────────────────────
  protected span(token: IToken): T.Node['span'] {
    return { file: this.file, start: token.startOffset, end: (token.endOffset ?? token.startOffset) + 1 };
  }

  /** From a token to the last one read. The end of the text has no place of its own: it is behind what was read. */
  protected from({ startOffset }: IToken): T.Node['span'] {
    const behind = (this.LA(0).endOffset ?? 0) + 1;
    return startOffset >= 0
      ? { file: this.file, start: startOffset, end: Math.max(startOffset, behind) }
      : { file: this.file, start: behind, end: behind };
  }

  /** From a part already built to the last token read. While the grammar is recorded, parts are not there. */
  protected since(start: T.Node): T.Node['span'] {
    return { file: this.file, start: start?.span?.start ?? 0, end: (this.LA(0).endOffset ?? 0) + 1 };
  }

  // ── what comes next ───────────────────────────────────────────────────────────────────────────────────────────
  protected lexeme(ahead: number): Lexeme {
    return this.LA(ahead) as Lexeme;
  }

  protected isWord(ahead: number, text: string): boolean {
    return this.LA(ahead).image === text;
  }

  protected isSign(ahead: number, text: Sign): boolean {
    return this.LA(ahead).tokenType === token(text);
  }

  protected isId(ahead: number): boolean {
    const { tokenType } = this.LA(ahead);
    return tokenType === Id || (tokenType.CATEGORIES?.includes(Id) ?? false);
  }

  /** The next token is a name that means nothing else. */
  protected isPlainName(): boolean {
    return this.LA(1).tokenType === Id;
  }

  protected atEnd(): boolean {
    return this.LA(1).tokenType === EOF;
  }

  /** The next token stands on the line of the one before it. */
  protected sameLine(): boolean {
    return this.LA(0).startLine === this.LA(1).startLine;
  }

  /** No space before the next token. */
  protected adjacent(): boolean {
    return (this.LA(0).endOffset ?? 0) + 1 === this.LA(1).startOffset;
  }

  // ── limits ────────────────────────────────────────────────────────────────────────────────────────────────────
  /** Reads one level deeper. After a mistake whoever recovers sets the level back. */
  protected deeper<R>(read: () => R): R {
    if (this.RECORDING_PHASE) return read();
    this.nesting += 1;
    if (this.nesting > MAX_DEPTH) throw new TooDeep(this.LA(1));
    const result = read();
    this.nesting -= 1;
    return result;
  }

  protected limitChain(length: number, token: IToken): void {
    if (length > MAX_CHAIN) throw new TooDeep(token);
  }
}
