/**
 * One token of lookahead. Chevrotain's own strategy works out all paths of every alternative when the parser is made;
 * here the first tokens of each rule are found once, and the table of a place when it is first come to, so that the
 * parser is made in a fraction of the time. A table by token also spares asking the gates of alternatives that the
 * next token rules out anyway.
 */
import {
  Alternation,
  type ILookaheadStrategy,
  type IProduction,
  type IToken,
  LLkLookaheadStrategy,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  RepetitionMandatoryWithSeparator,
  RepetitionWithSeparator,
  type Rule,
  Terminal,
  type TokenType,
} from 'chevrotain';

/** Indexes of the token types that may come first; `empty` if nothing may come as well. */
interface First {
  readonly tokens: ReadonlySet<number>;
  readonly empty: boolean;
}
/** The parser, as far as a lookahead function sees it. */
interface Reading {
  LA_FAST(ahead: number): IToken;
}
interface Gated {
  readonly GATE?: () => boolean;
}
/** Alternatives by the token they may begin with, in their order; those that may be empty are in all lists. */
interface Candidates {
  readonly byToken: readonly (readonly number[])[];
  readonly otherwise: readonly number[];
}
/** Whether a place is entered, by token. */
interface Table {
  readonly begins: readonly boolean[];
  readonly otherwise: boolean;
}
type Composite = IProduction & { readonly definition: readonly IProduction[]; readonly idx: number };
type AlternationOptions = Parameters<ILookaheadStrategy['buildLookaheadForAlternation']>[0];
type OptionalOptions = Parameters<ILookaheadStrategy['buildLookaheadForOptional']>[0];

const SORTS: readonly (readonly [new (...args: never[]) => Composite, string])[] = [
  [Alternation, 'Alternation'],
  [Option, 'Option'],
  [Repetition, 'Repetition'],
  [RepetitionMandatory, 'RepetitionMandatory'],
  [RepetitionMandatoryWithSeparator, 'RepetitionMandatoryWithSeparator'],
  [RepetitionWithSeparator, 'RepetitionWithSeparator'],
];
const NOTHING: First = { tokens: new Set(), empty: true };
const MAY_BE_LEFT_OUT = [Option, Repetition, RepetitionWithSeparator];

const isComposite = (production: IProduction): production is Composite => 'definition' in production;
const sortOf = (production: IProduction): string =>
  SORTS.find(([sort]) => production instanceof sort)?.[1] ?? 'Alternative';

export class OneToken extends LLkLookaheadStrategy {
  /** Of rules and token types; no rule begins with itself, so a set is complete when it is asked for again. */
  private readonly firsts = new Map<Rule | TokenType, First>();
  private readonly tables = new Map<First, Table>();
  /** The places of each rule at which something is decided. */
  private readonly places = new Map<Rule, ReadonlyMap<string, Composite>>();

  constructor() {
    super({ maxLookahead: 1 });
  }

  override buildLookaheadForAlternation({ rule, prodOccurrence }: AlternationOptions) {
    const make = () => this.candidates(this.place(rule, 'Alternation', prodOccurrence));
    let made: Candidates | undefined;
    return function (this: Reading, alternatives: readonly Gated[] | undefined): number | undefined {
      made ??= make();
      for (const at of made.byToken[this.LA_FAST(1).tokenTypeIdx] ?? made.otherwise) {
        const gate = alternatives?.[at]?.GATE;
        if (gate === undefined || gate()) return at;
      }
      return undefined;
    } as ReturnType<ILookaheadStrategy['buildLookaheadForAlternation']>;
  }

  override buildLookaheadForOptional({ rule, prodType, prodOccurrence }: OptionalOptions) {
    const make = () => this.tableOf(this.firstOf(this.place(rule, prodType, prodOccurrence).definition));
    let made: Table | undefined;
    return function (this: Reading): boolean {
      made ??= make();
      return made.begins[this.LA_FAST(1).tokenTypeIdx] ?? made.otherwise;
    } as () => boolean;
  }

  private candidates(alternation: Composite): Candidates {
    const byToken: number[][] = [];
    const otherwise: number[] = [];
    alternation.definition.forEach((alternative, at) => {
      const { tokens, empty } = this.firstOf([alternative]);
      for (const token of tokens) {
        byToken[token] ??= [...otherwise];
        if (!empty) byToken[token].push(at);
      }
      if (!empty) return;
      for (const list of byToken) list?.push(at);
      otherwise.push(at);
    });
    return { byToken, otherwise };
  }

  private tableOf(first: First): Table {
    const known = this.tables.get(first) ?? tableOf(first);
    this.tables.set(first, known);
    return known;
  }

  private firstOf(sequence: readonly IProduction[]): First {
    const [head, ...rest] = sequence;
    if (!head) return NOTHING;
    const first = this.firstOfOne(head);
    if (!first.empty || rest.length === 0) return first;
    const further = this.firstOf(rest);
    return { tokens: new Set([...first.tokens, ...further.tokens]), empty: further.empty };
  }

  private firstOfOne(production: IProduction): First {
    if (production instanceof Terminal) return this.firstOfToken(production.terminalType);
    if (production instanceof NonTerminal) return this.firstOfRule(production.referencedRule);
    if (production instanceof Alternation) return this.firstOfAny(production.definition);
    const inner = this.firstOf(isComposite(production) ? production.definition : []);
    return MAY_BE_LEFT_OUT.some((sort) => production instanceof sort) ? { ...inner, empty: true } : inner;
  }

  private firstOfAny(alternatives: readonly IProduction[]): First {
    const firsts = alternatives.map((each) => this.firstOfOne(each));
    return { tokens: new Set(firsts.flatMap((each) => [...each.tokens])), empty: firsts.some((each) => each.empty) };
  }

  private firstOfRule(rule: Rule): First {
    const known = this.firsts.get(rule) ?? this.firstOf(rule.definition);
    this.firsts.set(rule, known);
    return known;
  }

  private firstOfToken(type: TokenType): First {
    const known = this.firsts.get(type) ?? { tokens: new Set(indexesOf(type)), empty: false };
    this.firsts.set(type, known);
    return known;
  }

  private place(rule: Rule, sort: string, occurrence: number): Composite {
    const places = this.places.get(rule) ?? placesOf(rule);
    this.places.set(rule, places);
    const found = places.get(`${sort} ${occurrence}`);
    if (!found) throw new Error(`no ${sort} ${occurrence} in ${rule.name}`);
    return found;
  }
}

/** A token type and those that count as it. */
const indexesOf = ({ tokenTypeIdx = 0, categoryMatches = [] }: TokenType): number[] => [
  tokenTypeIdx,
  ...categoryMatches,
];

const tableOf = ({ tokens, empty }: First): Table => {
  const begins: boolean[] = [];
  for (const token of tokens) begins[token] = true;
  return { begins, otherwise: empty };
};

const placesOf = (rule: Rule): ReadonlyMap<string, Composite> => {
  const places = new Map<string, Composite>();
  const visit = (production: IProduction): void => {
    if (!isComposite(production)) return;
    places.set(`${sortOf(production)} ${production.idx}`, production);
    // A reference to a rule has that rule's definition; its places are its own.
    if (!(production instanceof NonTerminal)) production.definition.forEach(visit);
  };
  rule.definition.forEach(visit);
  return places;
};
