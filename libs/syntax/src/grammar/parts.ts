/** The small parts that all rules are made of: tokens, names, texts, numbers, lists and clauses. */
import type { IToken } from 'chevrotain';
import type { Lexeme } from '../lexer.ts';
import type * as T from '../tree.ts';
import { Id, Int, Str, token } from '../vocabulary.ts';
import type { Rule } from './base.ts';
import { Recovery, type Sync } from './recovery.ts';

const ESCAPES: Readonly<Record<string, string>> = { n: '\n' };

/** Text of a string as it was meant. */
export const unquote = (image: string): string =>
  image.replace(/^"|"$/g, '').replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);

/**
 * Chevrotain tells the places of one rule apart by numbers. Helpers that a rule may use more than once ask for one
 * (`at`); the others may be used once per rule.
 */
export abstract class Parts extends Recovery {
  /** Reads a word or sign. */
  protected take(text: string, at = 0): IToken {
    return this.consume(at, token(text));
  }

  /** Whether a word stood here; it is read. */
  protected flag(at: number, text: string): boolean {
    return this.option(at, () => this.consume(at, token(text))) !== undefined;
  }

  /** `word part`, or nothing. */
  protected clause<R>(at: number, text: string, part: Rule<R>): R | undefined {
    return this.option(at, () => {
      this.consume(at, token(text));
      return this.subrule(at, part);
    });
  }

  // ── lists ─────────────────────────────────────────────────────────────────────────────────────────────────────
  /** `item, item, …`, at least one. */
  protected oneOrMore<X>(item: Rule<X>): X[] {
    const items: X[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: token(','), DEF: () => items.push(this.SUBRULE(item)) });
    return items;
  }

  /** `item, item, …`, or nothing. */
  protected noneOrMore<X>(item: Rule<X>): X[] {
    const items: X[] = [];
    this.MANY_SEP({ SEP: token(','), DEF: () => items.push(this.SUBRULE(item)) });
    return items;
  }

  /** `(item, item, …)`; what follows a mistake is skipped up to the closing bracket. */
  protected parenthesized<X>(item: Rule<X>): X[] {
    const items: X[] = [];
    const open = this.take('(');
    this.inside(open, () => this.MANY_SEP({ SEP: token(','), DEF: () => items.push(this.SUBRULE(item)) }));
    this.take(')');
    return items;
  }

  /** `{ item item … }`; each item may be broken. */
  protected braced<X>(item: Rule<X>, expected: string, sync: Sync = 'item'): X[] {
    const items: X[] = [];
    this.bracedBy(expected, sync, () => this.collect(items, () => this.SUBRULE(item), sync));
    return items;
  }

  /** `{ item item … }`, where `item` reads one and keeps it. Items begin with `words`, if these are given. */
  protected bracedBy(expected: string, sync: Sync, item: () => void, words?: readonly string[]): void {
    const open = this.take('{');
    this.list(open, expected, sync, () => this.MANY(item), words);
    this.take('}');
  }

  // ── rules ─────────────────────────────────────────────────────────────────────────────────────────────────────
  protected name: Rule<T.Name> = this.rule('name', () => {
    const token = this.CONSUME(Id);
    this.ACTION(() => {
      (token as Lexeme).asName = true;
    });
    return { text: token.image, span: this.span(token) };
  });

  /** `name:` */
  protected label: Rule<T.Name> = this.rule('label', () => {
    const name = this.SUBRULE(this.name);
    this.take(':');
    return name;
  });

  protected path: Rule<T.Path> = this.rule('path', () => {
    const first = this.SUBRULE1(this.name);
    let text = first.text;
    this.MANY(() => {
      const separator = this.dotOrSlash();
      text += separator.image + this.SUBRULE2(this.name).text;
    });
    return { span: this.since(first), text };
  });
  protected readonly dotOrSlash = this.picking(() => [{ ALT: () => this.take('.') }, { ALT: () => this.take('/') }]);

  protected text: Rule<string> = this.rule('text', () => unquote(this.CONSUME(Str).image));

  protected key: Rule<T.Key> = this.rule('key', () => {
    const token = this.CONSUME(Str);
    return { text: unquote(token.image), span: this.span(token) };
  });

  /** A number that cannot be kept is reported by the lexer, and is the largest one from then on. */
  protected int: Rule<number> = this.rule('int', () =>
    Math.min(Number(this.CONSUME(Int).image), Number.MAX_SAFE_INTEGER),
  );

  protected signedInt: Rule<number> = this.rule('signedInt', () => {
    const minus = this.flag(0, '-');
    const value = this.SUBRULE(this.int);
    return minus ? -value : value;
  });

  /** A comma or semicolon where a line holds more than one item. */
  protected separator: Rule<void> = this.rule('separator', () => {
    this.OPTION(this.commaOrSemicolon);
  });
  private readonly commaOrSemicolon = this.picking(() => [
    { ALT: () => this.take(',') },
    { ALT: () => this.take(';') },
  ]);

  protected because: Rule<T.Key> = this.rule('because', () => {
    this.take('because');
    return this.SUBRULE(this.key);
  });

  /** The fingerprint of what a variant was written against. */
  protected was: Rule<T.Key> = this.rule('was', () => {
    this.take('was');
    return this.SUBRULE(this.key);
  });

  protected maximum: Rule<number> = this.rule('maximum', () => {
    this.take('max');
    return this.SUBRULE(this.int);
  });
}
