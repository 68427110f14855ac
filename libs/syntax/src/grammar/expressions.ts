/** Expressions. Operators are read in one loop as a flat list; `precedence` makes the tree of it. */
import type { IToken } from 'chevrotain';
import { exactNumber } from '../exact-number.ts';
import { ADD, COMPARE, type Item, levelOf, precedence, RANGE } from '../precedence.ts';
import type * as T from '../tree.ts';
import { Dec, Int, OPERATORS, Str } from '../vocabulary.ts';
import type { Rule } from './base.ts';
import { unquote } from './parts.ts';
import { Sets } from './sets.ts';

/** `match subject { arms }` without the sort of its node. */
interface Match<Body> {
  readonly span: T.Node['span'];
  readonly subject: T.Expr;
  readonly arms: readonly T.MatchArm<Body>[];
}

export abstract class Expressions extends Sets {
  protected exprOrMissing: Rule<T.Expr> = this.rule('exprOrMissing', () =>
    this.attempt(() => this.SUBRULE(this.expression)),
  );

  protected expression: Rule<T.Expr> = this.rule('expression', () => {
    let of = this.SUBRULE1(this.simple);
    let count = 0;
    this.MANY(() => {
      const token = this.take('otherwise');
      const or = this.SUBRULE2(this.simple);
      this.ACTION(() => {
        this.limitChain(count++, token);
        of = { node: 'otherwise', span: this.since(of), of, or };
      });
    });
    return of;
  });

  /** An expression without `otherwise` (`or` in the specification, a name Chevrotain has taken). */
  protected simple: Rule<T.Expr> = this.rule('simple', () => this.deeper(this.anySimple));
  private readonly anySimple = this.picking<T.Expr>(() => [
    { ALT: () => this.SUBRULE(this.ifExpr) },
    { ALT: () => this.SUBRULE(this.binary, { ARGS: [1] }) },
  ]);

  private ifExpr: Rule<T.Expr> = this.rule('ifExpr', () => {
    const start = this.take('if');
    const test = this.SUBRULE1(this.expression);
    this.take('then');
    const then = this.SUBRULE2(this.simple);
    this.take('else');
    const otherwise = this.SUBRULE3(this.simple);
    return { node: 'ifExpr', span: this.from(start), test, then, else: otherwise };
  });

  // ── operators ─────────────────────────────────────────────────────────────────────────────────────────────────
  protected range: Rule<T.Expr> = this.rule('range', () => this.SUBRULE(this.binary, { ARGS: [RANGE] }));
  protected add: Rule<T.Expr> = this.rule('add', () => this.SUBRULE(this.binary, { ARGS: [ADD] }));

  private binary: Rule<T.Expr, [number]> = this.rule('binary', (least) => {
    const items: Item[] = [];
    this.SUBRULE1(this.operand, { ARGS: [items] });
    this.operations(items, least);
    return this.ACTION(() => precedence(items));
  });

  /** What is compared or calculated with a value that is read already. */
  protected continued: Rule<T.Expr, [T.Expr]> = this.rule('continued', (value) => {
    const items: Item[] = [{ item: 'operand', value }];
    this.operations(items, 1);
    return this.ACTION(() => precedence(items));
  });

  /** Operators with their right sides. */
  private operations(items: Item[], least: number): void {
    this.MANY({
      GATE: () => this.operatorLevel() >= least,
      DEF: () => {
        this.ACTION(() => this.limitChain(items.length >> 1, this.LA(1)));
        this.pick([
          { GATE: () => this.isWord(1, 'is'), ALT: () => this.SUBRULE(this.isPart, { ARGS: [items] }) },
          {
            ALT: () => {
              this.SUBRULE(this.operator, { ARGS: [items] });
              this.SUBRULE2(this.operand, { ARGS: [items] });
            },
          },
        ]);
      },
    });
  }

  private operator: Rule<void, [Item[]]> = this.rule('operator', (items) => {
    const negated = this.flag(0, 'not');
    const token = this.anyOperator();
    this.ACTION(() => items.push({ item: 'infix', op: token.image as T.BinaryOp, negated }));
  });
  private readonly anyOperator = this.picking(() => OPERATORS.map((type) => ({ ALT: () => this.CONSUME(type) })));

  private isPart: Rule<void, [Item[]]> = this.rule('isPart', (items) => {
    this.take('is');
    const negated = this.flag(0, 'not');
    const pattern = this.SUBRULE(this.pattern);
    this.ACTION(() => items.push({ item: 'is', negated, pattern: orEmpty(pattern) }));
  });

  private operand: Rule<void, [Item[]]> = this.rule('operand', (items) => {
    this.MANY(() => {
      const token = this.prefix();
      this.ACTION(() => {
        this.limitChain(items.length * 4, token);
        items.push({ item: 'prefix', op: token.image as 'not' | '-', start: token.startOffset });
      });
    });
    const value = this.SUBRULE(this.postfix);
    this.ACTION(() => items.push({ item: 'operand', value }));
  });
  private readonly prefix = this.picksWord('not', '-');

  protected postfix: Rule<T.Expr> = this.rule('postfix', () => {
    let value = this.SUBRULE(this.primary);
    let count = 0;
    this.MANY({
      GATE: () => this.isSign(1, '.') || this.sameLine(),
      DEF: () => {
        this.ACTION(() => this.limitChain(count++, this.LA(1)));
        value = this.selection(value);
      },
    });
    return value;
  });

  /** `.name`, `(arguments)` or `[index]` after `of`. */
  private selection(of: T.Expr): T.Expr {
    return this.pick<T.Expr>([
      {
        ALT: () => {
          this.take('.');
          const name = this.SUBRULE(this.name);
          return { node: 'field', span: this.since(of), of, name };
        },
      },
      {
        ALT: () => {
          const args = this.SUBRULE(this.args);
          return { node: 'apply', span: this.since(of), callee: of, args };
        },
      },
      {
        ALT: () => {
          this.take('[');
          const index = this.SUBRULE(this.expression);
          this.take(']');
          return { node: 'index', span: this.since(of), of, index };
        },
      },
    ]);
  }

  protected args: Rule<T.Arg[]> = this.rule('args', () => this.parenthesized(this.arg));

  private arg: Rule<T.Arg> = this.rule('arg', () => {
    const start = this.LA(1);
    const label = this.OPTION({ GATE: () => this.isSign(2, ':'), DEF: () => this.SUBRULE(this.label) });
    const value = this.SUBRULE(this.expression);
    return { span: this.from(start), label, value };
  });

  // ── what stands alone ─────────────────────────────────────────────────────────────────────────────────────────
  private primary: Rule<T.Expr> = this.rule(
    'primary',
    this.anyOf<T.Expr>(() => [
      { when: () => this.atQuantor(), rule: this.quantor },
      this.nameExpr,
      this.literal,
      this.paren,
      this.braces,
      this.brackets,
      this.matchExpr,
    ]),
  );

  private nameExpr: Rule<T.Expr> = this.rule('nameExpr', () => {
    const name = this.SUBRULE(this.name);
    return { node: 'name', span: name.span, name };
  });

  protected literal: Rule<T.Expr> = this.rule(
    'literal',
    this.picking<T.Expr>(() => [
      { ALT: () => this.number(this.CONSUME(Int)) },
      { ALT: () => this.number(this.CONSUME(Dec)) },
      { ALT: () => this.string(this.CONSUME(Str)) },
      { ALT: () => ({ node: 'bool', span: this.span(this.take('true')), value: true }) },
      { ALT: () => ({ node: 'bool', span: this.span(this.take('false')), value: false }) },
      { ALT: () => ({ node: 'none', span: this.span(this.take('none')) }) },
    ]),
  );

  private number(token: IToken): T.Expr {
    const exact = exactNumber(token.image);
    // The lexer has reported a number that cannot be kept; nothing is calculated with it.
    return exact ? { node: 'number', span: this.span(token), ...exact } : { node: 'missing', span: this.span(token) };
  }

  private string(token: IToken): T.Expr {
    return { node: 'string', span: this.span(token), text: unquote(token.image) };
  }

  private paren: Rule<T.Expr> = this.rule('paren', () => {
    const start = this.take('(');
    const items = this.oneOrMore(this.expression);
    this.take(')');
    const [inner] = items;
    const span = this.from(start);
    return items.length === 1 && inner ? { node: 'paren', span, inner } : { node: 'tuple', span, items };
  });

  private matchExpr: Rule<T.Expr> = this.rule('matchExpr', () => ({
    node: 'matchExpr',
    ...this.match(this.expression),
  }));

  /** `match subject { patterns -> body … }`: arms of statements hold blocks, arms of expressions expressions. */
  protected match<Body>(body: Rule<Body>): Match<Body> {
    const start = this.take('match');
    const subject = this.SUBRULE(this.expression);
    const arms = this.arms(body);
    return { span: this.from(start), subject, arms };
  }

  protected arms<Body>(body: Rule<Body>): T.MatchArm<Body>[] {
    const arms: T.MatchArm<Body>[] = [];
    this.bracedBy('pattern', ',', () => this.collect(arms, () => this.arm(body), ','));
    return arms;
  }

  private arm<Body>(body: Rule<Body>): T.MatchArm<Body> {
    const head = this.SUBRULE(this.armHead);
    const result = this.SUBRULE2(body);
    const span = this.since(head);
    this.SUBRULE(this.separator);
    return { ...head, span, body: result };
  }

  private armHead: Rule<Omit<T.MatchArm<never>, 'body'>> = this.rule('armHead', () => {
    const start = this.LA(1);
    const patterns = this.patternsOrElse();
    const where = this.OPTION(() => this.SUBRULE(this.where));
    this.take('->');
    return { span: this.from(start), patterns, where };
  });
  private readonly patternsOrElse = this.picking<T.Pattern[]>(() => [
    { ALT: () => this.take('else') && [] },
    { ALT: () => this.oneOrMore(this.pattern) },
  ]);

  // ── gates ─────────────────────────────────────────────────────────────────────────────────────────────────────
  /** Level of the operator ahead, 0 if there is none; `div` and `mod` count on the same line only. */
  private operatorLevel(): number {
    const next = this.LA(1);
    if (next.tokenType === Str) return 0;
    if (next.image === 'not') return this.isWord(2, 'in') ? COMPARE : 0;
    if ((next.image === 'div' || next.image === 'mod') && !this.sameLine()) return 0;
    return levelOf(next.image);
  }
}

/** `is empty` is a question of its own, not a tag. */
const orEmpty = (pattern: T.Pattern): T.Pattern => {
  const bare = pattern.node === 'namePattern' && pattern.name.text === 'empty' && !pattern.args;
  return bare ? { node: 'emptyPattern', span: pattern.span } : pattern;
};
