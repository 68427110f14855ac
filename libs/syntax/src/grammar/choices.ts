/** What is asked of players and of chance, with the clauses that follow. */
import type * as T from '../tree.ts';
import { Int } from '../vocabulary.ts';
import type { Rule } from './base.ts';
import { Expressions } from './expressions.ts';

/** Words and signs that assign to, or select from, the name before them. */
const ASSIGNING = new Set(['=', '+=', '-=', '.']);

export abstract class Choices extends Expressions {
  /** A block, or one statement that stands for a block of itself; arms hold statements, and statements ask. */
  protected abstract blockOrStmt: Rule<T.Block>;

  protected asking: Rule<T.Asking> = this.rule(
    'asking',
    this.anyOf<T.Asking>(() => [
      { when: () => this.isWord(3, 'by'), rule: this.menu },
      this.choose,
      this.roll,
      this.random,
      this.draw,
      this.create,
    ]),
  );

  // ── menus ─────────────────────────────────────────────────────────────────────────────────────────────────────
  private menu: Rule<T.Asking> = this.rule('menu', () => {
    const start = this.take('choose');
    const label = this.SUBRULE(this.name);
    this.take('by');
    const by = this.SUBRULE(this.actor);
    const arms = this.braced(this.menuArm, 'arm', ',');
    return { node: 'menu', span: this.from(start), label, by, arms };
  });

  private menuArm: Rule<T.MenuArm> = this.rule('menuArm', () => {
    const name = this.SUBRULE(this.name);
    const params = this.OPTION1({ GATE: () => this.adjacent(), DEF: () => this.SUBRULE(this.menuParams) }) ?? [];
    const guards = this.SUBRULE(this.guards);
    const body = this.clause(2, '->', this.blockOrStmt);
    const span = this.since(name);
    this.SUBRULE(this.separator);
    return { span, name, params, guards, body };
  });

  private menuParams: Rule<T.MenuParam[]> = this.rule('menuParams', () => this.parenthesized(this.menuParam));

  private menuParam: Rule<T.MenuParam> = this.rule('menuParam', () => {
    const name = this.SUBRULE(this.name);
    const { type, from } = this.typeOrRange();
    const guards = this.SUBRULE(this.guards);
    return { span: this.since(name), name, type, from, guards };
  });
  private readonly typeOrRange = this.picking<Pick<T.MenuParam, 'type' | 'from'>>(() => [
    { ALT: () => this.take(':') && { type: this.SUBRULE(this.type), from: undefined } },
    { ALT: () => this.take('in') && { type: undefined, from: this.SUBRULE(this.range) } },
  ]);

  private actor: Rule<T.Actor> = this.rule('actor', () => {
    const start = this.LA(1);
    const binder = this.OPTION1({ GATE: () => this.isWord(2, 'in'), DEF: () => this.SUBRULE(this.binderName) });
    const who = this.SUBRULE(this.add);
    const secret = this.flag(2, 'secret');
    return { span: this.from(start), binder, who, secret };
  });

  // ── choices, dice, draws ──────────────────────────────────────────────────────────────────────────────────────
  private choose: Rule<T.Asking> = this.rule('choose', () => {
    const start = this.take('choose');
    const quant = this.SUBRULE(this.quant);
    this.take('of');
    const binder = this.OPTION1({ GATE: () => this.atChooseBinder(), DEF: () => this.SUBRULE(this.binderName) });
    const from = this.SUBRULE(this.range);
    const ordered = this.OPTION2(() => this.take('in') && this.take('order')) !== undefined;
    const clauses: T.Clause[] = [];
    this.MANY({ GATE: () => this.atClause(), DEF: () => clauses.push(this.SUBRULE(this.clauseOfChoice)) });
    return { node: 'choose', span: this.from(start), quant, binder, from, ordered, clauses };
  });

  private quant: Rule<T.Quant> = this.rule(
    'quant',
    this.picking<T.Quant>(() => [
      { GATE: () => this.isWord(2, 'of'), ALT: () => this.SUBRULE(this.quantWord) },
      {
        GATE: () => this.isWord(2, 'one'),
        ALT: () => this.take('optional') && this.take('one') && { quant: 'optional' },
      },
      { ALT: () => ({ quant: 'number', value: this.SUBRULE(this.range) }) },
    ]),
  );

  private quantWord: Rule<T.Quant> = this.rule('quantWord', () => ({ quant: this.oneSomeAnyAll().image }));
  private readonly oneSomeAnyAll = this.picksWord('one', 'some', 'any', 'all');

  protected roll: Rule<T.Asking> = this.rule('roll', () => {
    const start = this.take('roll');
    const die = this.SUBRULE(this.name);
    const times = this.OPTION({ GATE: () => this.atTimes(), DEF: () => this.SUBRULE(this.times) });
    const tails = this.SUBRULE(this.tails);
    return { node: 'roll', span: this.from(start), die, times, tails };
  });

  private times: Rule<T.Expr> = this.rule('times', () => {
    const count = this.SUBRULE(this.add);
    this.take('times');
    return count;
  });

  private random: Rule<T.Asking> = this.rule('random', () => {
    const start = this.take('random');
    const quant = this.SUBRULE(this.quant);
    this.take('of');
    const from = this.SUBRULE(this.range);
    const tails = this.SUBRULE(this.tails);
    return { node: 'random', span: this.from(start), quant, from, tails };
  });

  private draw: Rule<T.Asking> = this.rule('draw', () => {
    const start = this.take('draw');
    const count = this.oneOrRange();
    this.take('from');
    const from = this.SUBRULE(this.postfix);
    const to = this.clause(1, 'to', this.postfix);
    return { node: 'draw', span: this.from(start), count, from, to };
  });
  private readonly oneOrRange = this.picking<T.Expr | undefined>(() => [
    {
      GATE: () => this.isWord(2, 'from'),
      ALT: () => {
        this.take('one');
        return undefined;
      },
    },
    { ALT: () => this.SUBRULE(this.range) },
  ]);

  private create: Rule<T.Asking> = this.rule('create', () => {
    const start = this.take('create');
    const kind = this.SUBRULE(this.name);
    const args = this.SUBRULE(this.args);
    return { node: 'create', span: this.from(start), kind, args };
  });

  // ── clauses ───────────────────────────────────────────────────────────────────────────────────────────────────
  private clauseOfChoice: Rule<T.Clause> = this.rule(
    'clauseOfChoice',
    this.picking<T.Clause>(() => [
      { ALT: () => ({ clause: 'where', ...this.SUBRULE(this.guard) }) },
      { ALT: () => this.SUBRULE(this.suchThat) },
      { ALT: () => this.SUBRULE(this.favouring) },
      { ALT: () => this.SUBRULE(this.offering) },
      { ALT: () => this.SUBRULE(this.otherwiseClause) },
      { ALT: () => this.SUBRULE(this.tail) },
    ]),
  );

  protected guard: Rule<T.Guard> = this.rule('guard', () => {
    const start = this.LA(1);
    const test = this.SUBRULE(this.where);
    const reason = this.clause(1, 'else', this.key);
    return { span: this.from(start), test, reason };
  });

  protected guards: Rule<T.Guard[]> = this.rule('guards', () => {
    const list: T.Guard[] = [];
    this.MANY(() => list.push(this.SUBRULE(this.guard)));
    return list;
  });

  private suchThat: Rule<T.Clause> = this.rule('suchThat', () => {
    const start = this.take('such');
    this.take('that');
    // An `otherwise` behind the condition is that of the question.
    const test = this.SUBRULE(this.simple);
    const reason = this.clause(1, 'else', this.key);
    return { clause: 'suchThat', span: this.from(start), test, reason };
  });

  private favouring: Rule<T.Clause> = this.rule('favouring', () => {
    const start = this.take('favouring');
    this.take('each');
    const { name, over } = this.SUBRULE(this.binder);
    this.take(':');
    const wish = this.SUBRULE(this.simple);
    const reason = this.clause(1, 'else', this.key);
    return { clause: 'favouring', span: this.from(start), name, over, wish, reason };
  });

  private offering: Rule<T.Clause> = this.rule('offering', () => {
    const start = this.take('offering');
    const set = this.SUBRULE(this.range);
    return { clause: 'offering', span: this.from(start), set };
  });

  private otherwiseClause: Rule<T.Clause> = this.rule('otherwiseClause', () => {
    const start = this.take('otherwise');
    const value = this.SUBRULE(this.expression);
    return { clause: 'otherwise', span: this.from(start), value };
  });

  private tails: Rule<T.Tail[]> = this.rule('tails', () => {
    const list: T.Tail[] = [];
    this.MANY({ GATE: () => this.atTail(), DEF: () => list.push(this.SUBRULE(this.tail)) });
    return list;
  });

  private tail: Rule<T.Tail> = this.rule(
    'tail',
    this.anyOf<T.Tail>(() => [this.forEach, this.namedAs, this.askedBy]),
  );

  private forEach: Rule<T.Tail> = this.rule('forEach', () => {
    const start = this.take('for');
    this.take('each');
    const { name, over } = this.SUBRULE(this.binder);
    return { clause: 'forEach', span: this.from(start), name, over };
  });

  private namedAs: Rule<T.Tail> = this.rule('namedAs', () => {
    const start = this.take('as');
    const name = this.SUBRULE(this.name);
    return { clause: 'as', span: this.from(start), name };
  });

  private askedBy: Rule<T.Tail> = this.rule('askedBy', () => {
    const start = this.take('by');
    const actor = this.SUBRULE(this.actor);
    return { clause: 'by', span: this.from(start), actor };
  });

  // ── gates ─────────────────────────────────────────────────────────────────────────────────────────────────────
  /** A contextual word used as a name: what follows assigns, selects, or calls without a space. */
  protected atAssignment(): boolean {
    if (!this.isId(1)) return false;
    const next = this.lexeme(2);
    if (ASSIGNING.has(next.image)) return true;
    if (next.image !== '(' && next.image !== '[') return false;
    return this.isPlainName() || (this.LA(1).endOffset ?? 0) + 1 === next.startOffset;
  }

  protected atAsking(): boolean {
    if (this.isWord(1, 'choose') || this.isWord(1, 'roll')) return true;
    if (this.isWord(1, 'create')) return this.isId(2) && this.isSign(3, '(');
    if (!this.isWord(1, 'random') && !this.isWord(1, 'draw')) return false;
    const counts = this.isId(2) || this.LA(2).tokenType === Int;
    return counts && this.LA(1).startLine === this.LA(2).startLine;
  }

  private atChooseBinder(): boolean {
    return this.isWord(2, 'in') && !this.isWord(3, 'order');
  }

  private atTimes(): boolean {
    return this.sameLine() && this.beginsExpr(1) && !this.atPlain() && !this.isSign(1, '{');
  }

  /** `x = …` or `a.b += …`: the next statement on the line, and not how many dice there are. */
  private atPlain(): boolean {
    let at = 2;
    while (this.LA(at).image === '.') at += 2;
    return ASSIGNING.has(this.LA(at).image);
  }

  private atTail(): boolean {
    return !this.isWord(1, 'for') || this.isWord(2, 'each');
  }

  private atClause(): boolean {
    if (this.isWord(1, 'such')) return this.isWord(2, 'that');
    if (this.isWord(1, 'favouring')) return this.isWord(2, 'each');
    if (this.isWord(1, 'offering')) return !this.atAssignment();
    return this.atTail();
  }
}
