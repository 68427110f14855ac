/** Blocks and statements. */
import type * as T from '../tree.ts';
import { STATEMENT_WORDS } from '../words.ts';
import type { Rule } from './base.ts';
import { Choices } from './choices.ts';

/** After a word, these show that it was meant as a name. */
const AFTER_NAME = new Set([...'([.,;)]}:+*', '==', '!=', '<', '<=', '>', '>=', '--']);

export abstract class Statements extends Choices {
  protected block: Rule<T.Block> = this.rule('block', () => {
    const start = this.LA(1);
    const stmts: T.Stmt[] = [];
    this.bracedBy('statement', 'stmt', () => {
      this.ACTION(() => this.isPlainName() && !this.atName() && this.mend(STATEMENT_WORDS, 'statement'));
      this.collect(stmts, () => this.preceded(stmts, () => this.SUBRULE(this.stmt)), 'stmt', missing);
      this.SUBRULE(this.separator);
    });
    return { node: 'block', span: this.from(start), stmts };
  });

  protected override blockOrStmt: Rule<T.Block> = this.rule(
    'blockOrStmt',
    this.picking<T.Block>(() => [
      { ALT: () => this.SUBRULE(this.block) },
      { ALT: () => this.blockOf(() => this.SUBRULE(this.stmt)) },
    ]),
  );

  private stmt: Rule<T.Stmt> = this.rule('stmt', () => this.deeper(this.anyStmt));
  private readonly anyStmt = this.anyOf<T.Stmt>(() => [
    { when: () => this.atAssignment(), rule: this.assignOrCall },
    this.letStmt,
    this.ifStmt,
    this.matchStmt,
    this.forStmt,
    this.whileStmt,
    this.repeatStmt,
    this.breakStmt,
    this.labelStmt,
    this.returnStmt,
    this.putStmt,
    this.shuffleStmt,
    this.revealStmt,
    this.concealStmt,
    this.removeStmt,
    this.logStmt,
    this.finishStmt,
    this.simultaneouslyStmt,
    { when: () => this.atAsking(), rule: this.asking },
    this.assignOrCall,
  ]);

  /** Whether the next word stands where names stand at the start of a statement. */
  private atName(): boolean {
    return this.atAssignment() || AFTER_NAME.has(this.LA(2).image);
  }

  /** Rolls within the statement that is being read, which are made before it. */
  private rolled: T.Stmt[] = [];

  /** Reads a statement; the roll in its condition comes before it. */
  private preceded(stmts: T.Stmt[], read: () => T.Stmt): T.Stmt {
    const outer = this.rolled;
    this.rolled = [];
    try {
      const stmt = read();
      stmts.push(...this.rolled);
      return stmt;
    } finally {
      this.rolled = outer;
    }
  }

  private blockOf(read: () => T.Stmt): T.Block {
    const stmts: T.Stmt[] = [];
    const stmt = this.preceded(stmts, read);
    return { node: 'block', span: stmt?.span, stmts: [...stmts, stmt] };
  }

  // ── values ────────────────────────────────────────────────────────────────────────────────────────────────────
  private rhsOrMissing: Rule<T.Rhs> = this.rule('rhsOrMissing', () =>
    this.attempt<T.Rhs>(() => this.SUBRULE(this.rhs), 'stmt'),
  );

  private rhs: Rule<T.Rhs> = this.rule(
    'rhs',
    this.anyOf<T.Rhs>(() => [{ when: () => this.atAsking(), rule: this.asking }, this.expression]),
  );

  private letStmt: Rule<T.Stmt> = this.rule('letStmt', () => {
    const start = this.letOrVar();
    const name = this.SUBRULE(this.name);
    const type = this.clause(1, ':', this.type);
    this.take('=');
    const value = this.SUBRULE(this.rhsOrMissing);
    return { node: 'let', span: this.from(start), mutable: start.image === 'var', name, type, value };
  });
  private readonly letOrVar = this.picksWord('let', 'var');

  private assignOrCall: Rule<T.Stmt> = this.rule('assignOrCall', () => {
    const target = this.SUBRULE(this.postfix);
    return this.pick<T.Stmt>([
      { ALT: () => this.SUBRULE(this.assignTail, { ARGS: [target] }) },
      { GATE: () => isCall(target), ALT: () => ({ node: 'call', span: target.span, call: target }) },
    ]);
  });

  private assignTail: Rule<T.Stmt, [T.Expr]> = this.rule('assignTail', (target) => {
    const op = this.assigning().image;
    const value = this.SUBRULE(this.rhsOrMissing);
    return { node: 'assign', span: this.since(target), target, op, value };
  });
  private readonly assigning = this.picksWord('=', '+=', '-=');

  private returnStmt: Rule<T.Stmt> = this.rule('returnStmt', () => {
    const start = this.take('return');
    const value = this.OPTION({ GATE: () => this.sameLine(), DEF: () => this.SUBRULE(this.rhs) });
    return { node: 'return', span: this.from(start), value };
  });

  // ── control ───────────────────────────────────────────────────────────────────────────────────────────────────
  private ifStmt: Rule<T.Stmt> = this.rule('ifStmt', () => {
    const start = this.take('if');
    const test = this.rollOrExpression();
    const then = this.SUBRULE(this.block);
    const otherwise = this.OPTION(() => this.SUBRULE(this.elsePart));
    return { node: 'if', span: this.from(start), test, then, else: otherwise };
  });

  private readonly rollOrExpression = this.anyOf<T.Expr>(() => [this.rollTest, this.expression]);

  /** `roll D6 >= 4` as a condition: the roll is a statement before it, and its name stands in the condition. */
  private rollTest: Rule<T.Expr> = this.rule('rollTest', () => {
    const start = this.LA(1);
    const value = this.SUBRULE(this.roll);
    const name = this.ACTION(() => nameOf(value, this.span(start)));
    this.ACTION(() =>
      this.rolled.push({ node: 'let', span: value.span, mutable: false, name, type: undefined, value }),
    );
    return this.SUBRULE(this.continued, { ARGS: [{ node: 'name', span: name?.span, name }] });
  });

  private elsePart: Rule<T.Block> = this.rule('elsePart', () => {
    this.take('else');
    return this.blockOrIf();
  });
  private readonly blockOrIf = this.picking<T.Block>(() => [
    { ALT: () => this.SUBRULE(this.block) },
    { ALT: () => this.blockOf(() => this.deeper(() => this.SUBRULE(this.ifStmt))) },
  ]);

  private matchStmt: Rule<T.Stmt> = this.rule('matchStmt', () => ({
    node: 'matchStmt',
    ...this.match(this.blockOrStmt),
  }));

  private forStmt: Rule<T.Stmt> = this.rule('forStmt', () => {
    const start = this.take('for');
    const binders = this.SUBRULE(this.binders);
    const where = this.OPTION1(() => this.SUBRULE(this.where));
    const sortedBy = this.OPTION2(() => this.SUBRULE(this.sortedBy));
    const body = this.SUBRULE(this.block);
    return { node: 'for', span: this.from(start), binders, where, sortedBy, body };
  });

  private whileStmt: Rule<T.Stmt> = this.rule('whileStmt', () => {
    const start = this.take('while');
    const test = this.SUBRULE(this.expression);
    const body = this.SUBRULE(this.block);
    return { node: 'while', span: this.from(start), test, body };
  });

  private repeatStmt: Rule<T.Stmt> = this.rule('repeatStmt', () => {
    const start = this.take('repeat');
    const times = this.SUBRULE(this.expression);
    this.take('times');
    const body = this.SUBRULE(this.block);
    return { node: 'repeat', span: this.from(start), times, body };
  });

  private breakStmt: Rule<T.Stmt> = this.rule('breakStmt', () => ({
    node: 'break',
    span: this.span(this.take('break')),
  }));

  private labelStmt: Rule<T.Stmt> = this.rule('labelStmt', () => {
    const start = this.phaseOrStep();
    const name = this.SUBRULE(this.name);
    const body = this.SUBRULE(this.block);
    return { node: 'label', span: this.from(start), sort: start.image, name, body };
  });
  private readonly phaseOrStep = this.picksWord('phase', 'step');

  private simultaneouslyStmt: Rule<T.Stmt> = this.rule('simultaneouslyStmt', () => {
    const start = this.take('simultaneously');
    this.take('for');
    const binder = this.SUBRULE(this.binder);
    const where = this.OPTION(() => this.SUBRULE(this.where));
    const body = this.SUBRULE(this.block);
    return { node: 'simultaneously', span: this.from(start), binder, where, body };
  });

  private finishStmt: Rule<T.Stmt> = this.rule('finishStmt', () => {
    const start = this.take('finish');
    const result = this.wonOrDrawn().image;
    this.take('by');
    const by = this.SUBRULE(this.simple);
    const because = this.OPTION(() => this.SUBRULE(this.because));
    return { node: 'finish', span: this.from(start), result, by, because };
  });
  protected readonly wonOrDrawn = this.picksWord('won', 'drawn');

  // ── piles, secrets, log ───────────────────────────────────────────────────────────────────────────────────────
  private putStmt: Rule<T.Stmt> = this.rule('putStmt', () => {
    const start = this.take('put');
    const what = this.SUBRULE1(this.expression);
    const where = this.intoOntoUnder().image;
    const pile = this.SUBRULE2(this.expression);
    return { node: 'put', span: this.from(start), what, where, pile };
  });
  private readonly intoOntoUnder = this.picksWord('into', 'onto', 'under');

  private shuffleStmt: Rule<T.Stmt> = this.rule('shuffleStmt', () => {
    const start = this.take('shuffle');
    const pile = this.SUBRULE(this.expression);
    const into = this.clause(1, 'into', this.expression);
    return { node: 'shuffle', span: this.from(start), pile, into };
  });

  private revealStmt: Rule<T.Stmt> = this.rule('revealStmt', () => {
    const start = this.take('reveal');
    const what = this.oneOrMore(this.expression);
    const to = this.clause(1, 'to', this.range);
    return { node: 'reveal', span: this.from(start), what, to };
  });

  private concealStmt: Rule<T.Stmt> = this.rule('concealStmt', () => {
    const start = this.take('conceal');
    const what = this.oneOrMore(this.range);
    return { node: 'conceal', span: this.from(start), what };
  });

  private removeStmt: Rule<T.Stmt> = this.rule('removeStmt', () => {
    const start = this.take('remove');
    const what = this.SUBRULE(this.postfix);
    return { node: 'remove', span: this.from(start), what };
  });

  private logStmt: Rule<T.Stmt> = this.rule('logStmt', () => {
    const start = this.take('log');
    const key = this.SUBRULE(this.key);
    const args = this.OPTION({ GATE: () => this.sameLine(), DEF: () => this.SUBRULE(this.args) }) ?? [];
    return { node: 'log', span: this.from(start), key, args };
  });
}

const missing = (span: T.Node['span']): T.Stmt => ({ node: 'missing', span });
/** What a roll is called that stands in a condition and has no name of its own. */
const ROLLED = 'rolled';
const nameOf = (asking: T.Asking, span: T.Node['span']): T.Name => {
  const named = asking.node === 'roll' ? asking.tails.find((tail) => tail.clause === 'as') : undefined;
  return named?.clause === 'as' ? named.name : { text: ROLLED, span };
};
const isCall = (target: T.Expr | undefined): boolean => target?.node === 'apply';
