/** Declarations of rules: functions, procedures, play, watchers, searches, decisions and policies. */
import type * as T from '../tree.ts';
import type { Rule } from './base.ts';
import { Tables } from './tables.ts';

type Decide = T.DecisionsDecl['decides'][number];
type CircleLine = T.DecisionsDecl['circle'][number];
type PolicyPart = T.PolicyDecl['parts'][number];
type PolicyLine = PolicyPart['lines'][number];

export abstract class Rules extends Tables {
  protected functionDecl: Rule<T.FunctionDecl> = this.rule('functionDecl', () => {
    const start = this.take('function');
    const signature = this.SUBRULE(this.signature);
    const body = this.valueOrBlock();
    return { node: 'function', ...this.head(start), ...signature, body };
  });
  private readonly valueOrBlock = this.picking<T.Expr | T.Block>(() => [
    { ALT: () => this.take('=') && this.SUBRULE(this.exprOrMissing) },
    { ALT: () => this.SUBRULE(this.block) },
  ]);

  private signature: Rule<Pick<T.FunctionDecl, 'name' | 'params' | 'result' | 'was'>> = this.rule('signature', () => {
    const name = this.SUBRULE(this.name);
    const params = this.SUBRULE(this.params);
    const result = this.clause(1, ':', this.type);
    const was = this.OPTION2(() => this.SUBRULE(this.was));
    return { name, params, result, was };
  });

  protected procedureDecl: Rule<T.ProcedureDecl> = this.rule('procedureDecl', () => {
    const start = this.take('procedure');
    const signature = this.SUBRULE(this.signature);
    const requires: T.ProcedureDecl['requires'][number][] = [];
    this.MANY(() => requires.push(this.SUBRULE(this.requirement)));
    const body = this.SUBRULE(this.block);
    return { node: 'procedure', ...this.head(start), ...signature, requires, body };
  });

  private requirement: Rule<T.ProcedureDecl['requires'][number]> = this.rule('requirement', () => {
    this.take('requires');
    const test = this.SUBRULE(this.expression);
    this.take('else');
    return { test, reason: this.SUBRULE(this.text) };
  });

  protected playDecl: Rule<T.PlayDecl> = this.rule('playDecl', () => {
    const start = this.take('play');
    const body = this.SUBRULE(this.block);
    return { node: 'play', ...this.head(start), body };
  });

  protected wheneverDecl: Rule<T.WheneverDecl> = this.rule('wheneverDecl', () => {
    const start = this.take('whenever');
    const test = this.SUBRULE(this.expression);
    const body = this.SUBRULE(this.block);
    return { node: 'whenever', ...this.head(start), test, body };
  });

  // ── searches ──────────────────────────────────────────────────────────────────────────────────────────────────
  protected searchDecl: Rule<T.SearchDecl> = this.rule('searchDecl', () => {
    const start = this.take('search');
    const name = this.SUBRULE(this.name);
    const params = this.SUBRULE1(this.params);
    this.take('over');
    const over = this.SUBRULE2(this.params);
    this.take('from');
    const from = this.SUBRULE(this.expression);
    const was = this.OPTION1(() => this.SUBRULE(this.was));
    this.take('{');
    const limit = this.clause(2, 'limit', this.expression);
    const steps: T.SearchStep[] = [];
    this.MANY(() => this.collect(steps, () => this.SUBRULE(this.searchStep)));
    const ends = this.OPTION3(() => this.SUBRULE(this.searchEnds)) ?? [];
    this.take('}');
    return { node: 'search', ...this.head(start), name, params, over, from, was, limit, steps, ends };
  });

  private searchStep: Rule<T.SearchStep> = this.rule('searchStep', () => {
    const start = this.take('step');
    const name = this.SUBRULE(this.name);
    this.take('in');
    const over = this.SUBRULE(this.expression);
    const guards = this.SUBRULE(this.guards);
    const cost = this.clause(1, 'cost', this.expression);
    this.take('to');
    const to = this.SUBRULE2(this.expression);
    const stop = this.OPTION3(() => this.take('stop') && this.take('when') && this.SUBRULE3(this.expression));
    return { span: this.from(start), name, over, guards, cost, to, stop };
  });

  private searchEnds: Rule<T.Guard[]> = this.rule('searchEnds', () => {
    const ends: T.Guard[] = [];
    this.take('end');
    this.AT_LEAST_ONE(() => ends.push(this.SUBRULE(this.guard)));
    return ends;
  });

  // ── decisions ─────────────────────────────────────────────────────────────────────────────────────────────────
  protected decisionsDecl: Rule<T.DecisionsDecl> = this.rule('decisionsDecl', () => {
    const start = this.take('decisions');
    const name = this.SUBRULE(this.name);
    const decides: Decide[] = [];
    const functions: T.FunctionDecl[] = [];
    const searches: T.SearchDecl[] = [];
    const circle: CircleLine[] = [];
    this.bracedBy('decision', 'item', () =>
      this.pick([
        { ALT: () => this.collect(decides, () => this.SUBRULE(this.decide)) },
        { ALT: () => this.collect(functions, () => this.SUBRULE(this.functionDecl)) },
        { ALT: () => this.collect(searches, () => this.SUBRULE(this.searchDecl)) },
        { ALT: () => this.SUBRULE(this.circle, { ARGS: [circle] }) },
      ]),
    );
    return { node: 'decisions', ...this.head(start), name, decides, functions, searches, circle };
  });

  private decide: Rule<Decide> = this.rule('decide', () => {
    const start = this.take('decide');
    const name = this.SUBRULE(this.name);
    const params = this.SUBRULE(this.params);
    this.take('=');
    const test = this.SUBRULE(this.exprOrMissing);
    return { span: this.from(start), name, params, test };
  });

  /** Lines are handed in, so that those before a mistake are kept. */
  private circle: Rule<void, [CircleLine[]]> = this.rule('circle', (lines) => {
    this.take('circle');
    this.bracedBy('circle', 'item', () => this.collect(lines, () => this.SUBRULE(this.circleLine)));
  });

  private circleLine: Rule<CircleLine> = this.rule('circleLine', () => {
    const start = this.LA(1);
    const when = this.someOnlyElse().image;
    const decision = this.OPTION(() => this.SUBRULE1(this.name));
    this.take('->');
    const target = this.SUBRULE2(this.name);
    this.take('=');
    const value = this.SUBRULE(this.truth);
    return { span: this.from(start), when, decision, target, value };
  });
  private readonly someOnlyElse = this.picksWord('some', 'only', 'else');

  private truth: Rule<boolean> = this.rule('truth', () => this.trueOrFalse().image === 'true');
  private readonly trueOrFalse = this.picksWord('true', 'false');

  // ── policies ──────────────────────────────────────────────────────────────────────────────────────────────────
  protected policyDecl: Rule<T.PolicyDecl> = this.rule('policyDecl', () => {
    const start = this.take('policy');
    const name = this.SUBRULE1(this.name);
    this.take('for');
    const role = this.SUBRULE2(this.name);
    const parts = this.braced(this.policyPart, 'at');
    return { node: 'policy', ...this.head(start), name, role, parts };
  });

  private policyPart: Rule<PolicyPart> = this.rule('policyPart', () => this.partOfPolicy(false));
  /** In a patch, `original` stands for the lines of the base. */
  protected policyPartOver: Rule<PolicyPart> = this.rule('policyPartOver', () => this.partOfPolicy(true));

  private partOfPolicy(isOver: boolean): PolicyPart {
    const start = this.take('at');
    const at = this.SUBRULE(this.path);
    const where = this.OPTION(() => this.SUBRULE(this.where));
    const lines: PolicyLine[] = [];
    let ties: 'random' | 'first' | undefined;
    let original: number | undefined;
    this.bracedBy('preference', 'item', () =>
      this.pick([
        { ALT: () => this.collect(lines, () => this.SUBRULE(this.policyLine)) },
        {
          ALT: () => {
            ties = this.SUBRULE(this.ties);
          },
        },
        {
          GATE: () => isOver,
          ALT: () => {
            this.take('original');
            original ??= lines.length;
          },
        },
      ]),
    );
    return { span: this.from(start), at, where, lines, original, ties };
  }

  private ties: Rule<'random' | 'first'> = this.rule('ties', () => {
    this.take('ties');
    return this.randomOrFirst().image;
  });
  private readonly randomOrFirst = this.picksWord('random', 'first');

  private policyLine: Rule<PolicyLine> = this.rule('policyLine', () => {
    const start = this.LA(1);
    const number = this.SUBRULE(this.int);
    const pattern = this.SUBRULE(this.pattern);
    const where = this.OPTION1(() => this.SUBRULE(this.where));
    const prefer = this.OPTION2(() => this.SUBRULE(this.prefer)) ?? [];
    return { span: this.from(start), number, pattern, where, prefer };
  });
}
