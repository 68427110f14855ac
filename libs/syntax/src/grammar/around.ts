/** What stands around the rules: the line of the ruleset, settings, seats, notation, expectations and examples. */
import type * as T from '../tree.ts';
import type { Rule } from './base.ts';
import { Rules } from './rules.ts';

type Source = T.RulesetDecl['sources'][number];
type Seat = T.SeatLayout['seats'][number];
type Demand = T.Expr | T.Ending;

export abstract class Around extends Rules {
  protected rulesetDecl: Rule<T.RulesetDecl> = this.rule('rulesetDecl', () => {
    const start = this.take('ruleset');
    const key = this.SUBRULE(this.key);
    this.take('version');
    const version = this.SUBRULE(this.text);
    this.take('language');
    const language = this.SUBRULE(this.int);
    const layout = this.clause(3, 'layout', this.key);
    const licence = this.clause(4, 'licence', this.text);
    const authors = this.clause(5, 'authors', this.authorList) ?? [];
    const sources = this.clause(6, 'sources', this.sourceList) ?? [];
    const quiet = this.clause(7, 'quiet', this.quietList) ?? [];
    const manifest = { name: key.text, key, version, language, layout, licence, authors };
    return { node: 'ruleset', ...this.head(start), ...manifest, sources, quiet };
  });

  private authorList: Rule<string[]> = this.rule('authorList', () => this.oneOrMore(this.text));

  private sourceList: Rule<Source[]> = this.rule('sourceList', () => this.braced(this.source, 'source'));

  private source: Rule<Source> = this.rule('source', () => {
    const name = this.SUBRULE(this.name);
    const title = this.SUBRULE(this.text);
    this.SUBRULE(this.separator);
    return { name, title };
  });

  private quietList: Rule<T.Quiet[]> = this.rule('quietList', () => this.braced(this.silence, 'string'));

  private silence: Rule<T.Quiet> = this.rule('silence', () => {
    const start = this.LA(1);
    const code = this.SUBRULE(this.key);
    const because = this.SUBRULE(this.because);
    this.SUBRULE(this.separator);
    return { span: this.from(start), code, because };
  });

  protected settingDecl: Rule<T.SettingDecl> = this.rule('settingDecl', () => {
    const start = this.settingWord();
    const name = this.SUBRULE(this.label);
    const type = this.SUBRULE(this.typeOrMissing);
    this.take('=');
    const value = this.SUBRULE(this.exprOrMissing);
    const because = this.OPTION(() => this.SUBRULE(this.because))?.text;
    return { node: 'setting', ...this.head(start), sort: start.image, name, type, value, because };
  });
  protected readonly settingWord = this.picksWord('constant', 'option', 'ruling');

  protected seatsDecl: Rule<T.SeatsDecl> = this.rule('seatsDecl', () => {
    const start = this.take('seats');
    this.take('for');
    const role = this.SUBRULE(this.name);
    const layouts = this.braced(this.seatLayout, 'seats');
    return { node: 'seats', ...this.head(start), role, layouts };
  });

  private seatLayout: Rule<T.SeatLayout> = this.rule('seatLayout', () => {
    const name = this.SUBRULE(this.name);
    const seats: Seat[] = [];
    this.take('{');
    this.MANY(() => seats.push(this.SUBRULE(this.seat)));
    this.take('}');
    return { span: this.since(name), name, seats };
  });

  private seat: Rule<Seat> = this.rule('seat', () => {
    const name = this.SUBRULE(this.name);
    const policy = this.clause(1, 'by', this.name);
    const roles = this.SUBRULE(this.expression);
    this.SUBRULE(this.separator);
    return { name, policy, roles };
  });

  protected notationDecl: Rule<T.NotationDecl> = this.rule('notationDecl', () => {
    const start = this.take('notation');
    const type = this.SUBRULE(this.name);
    this.take('for');
    const binder = this.SUBRULE(this.label);
    const binderType = this.SUBRULE(this.type);
    this.take('from');
    const from = this.SUBRULE(this.text);
    return { node: 'notation', ...this.head(start), type, binder, binderType, from };
  });

  protected expectDecl: Rule<T.ExpectDecl> = this.rule('expectDecl', () => {
    const start = this.take('expect');
    const test = this.SUBRULE(this.exprOrMissing);
    const as = this.clause(1, 'as', this.name);
    const ruling = this.OPTION2(() => this.take('else') && this.take('ruling') && this.SUBRULE2(this.name));
    const without = this.clause(3, 'without', this.variantNames) ?? [];
    return { node: 'expect', ...this.head(start), test, as, ruling, without };
  });

  // ── examples ──────────────────────────────────────────────────────────────────────────────────────────────────
  protected exampleDecl: Rule<T.ExampleDecl> = this.rule('exampleDecl', () => {
    const start = this.take('example');
    const name = this.SUBRULE(this.text);
    const without = this.clause(4, 'without', this.variantNames) ?? [];
    this.take('{');
    const given = this.clause(1, 'given', this.block);
    this.take('run');
    const run = this.SUBRULE(this.exprOrMissing);
    const answers = this.OPTION2(() => this.SUBRULE(this.answers)) ?? [];
    const demands = this.clause(3, 'then', this.demands) ?? { endings: [], then: [] };
    this.take('}');
    return { node: 'example', ...this.head(start), name, without, given, run, answers, ...demands };
  });

  protected variantNames: Rule<T.Key[]> = this.rule('variantNames', () => this.oneOrMore(this.key));

  private answers: Rule<T.Answer[]> = this.rule('answers', () => this.braced(this.answer, 'answer'));

  protected answer: Rule<T.Answer> = this.rule('answer', () => {
    const start = this.LA(1);
    const what = this.OPTION1({ GATE: () => this.isId(2), DEF: this.answerWord })?.image ?? 'choice';
    const policy = this.OPTION4({ GATE: () => what === 'policy' && this.isId(2), DEF: () => this.SUBRULE(this.name) });
    const path = this.SUBRULE(this.path);
    const by = this.clause(2, 'by', this.postfix);
    this.take(':');
    const values = this.oneOrMore(this.expression);
    const others = this.clause(5, 'else', this.expression);
    const because = this.OPTION3(() => this.SUBRULE(this.because))?.text;
    this.SUBRULE(this.separator);
    return { span: this.from(start), what, policy, path, by, values, others, because };
  });
  private readonly answerWord = this.picksWord('policy', 'roll', 'draw', 'random', 'refuse');

  protected demands: Rule<Pick<T.ExampleDecl, 'endings' | 'then'>> = this.rule('demands', () => {
    const demands = this.braced(this.demand, 'expression');
    return this.ACTION(() => ({
      endings: demands.flatMap((one) => ('result' in one ? [one] : [])),
      then: demands.flatMap((one) => ('result' in one ? [] : [one])),
    }));
  });

  private demand: Rule<Demand> = this.rule('demand', () => {
    const demanded = this.anyDemand();
    this.SUBRULE(this.separator);
    return demanded;
  });
  private readonly anyDemand = this.anyOf<Demand>(() => [
    { when: () => this.isPair('finished', 'won', 'drawn'), rule: this.finished },
    { when: () => this.isPair('goes', 'on'), rule: this.goesOn },
    this.expression,
  ]);

  /** Both words are names elsewhere, and conditions stand on lines of their own. */
  private isPair(first: string, ...seconds: readonly string[]): boolean {
    const isOneLine = this.LA(1).startLine === this.LA(2).startLine;
    return this.isWord(1, first) && isOneLine && seconds.includes(this.LA(2).image);
  }

  private finished: Rule<T.Ending> = this.rule('finished', () => {
    const start = this.take('finished');
    const result = this.wonOrDrawn().image;
    this.take('by');
    const by = this.SUBRULE(this.simple);
    const because = this.OPTION(() => this.SUBRULE(this.because));
    return { span: this.from(start), result, by, because };
  });

  private goesOn: Rule<T.Ending> = this.rule('goesOn', () => {
    const start = this.take('goes');
    this.take('on');
    return { span: this.from(start), result: 'on' };
  });
}
