import type { Countable, Counts } from './counts.ts';

/** What ran of the rules, by who had it run. */
export interface CountsBySource extends Countable {
  readonly match: Counts;
  readonly examples: Counts;
  readonly bots: Counts;
}

/** What became of a statement: it ran here, else in worked examples, else in games of bots; what it stands in ran without it, or not even that. */
export type Ran = 'match' | 'examples' | 'bots' | 'passed' | 'never';

/** How often, by who had it run. */
interface Times {
  readonly match: number;
  readonly examples: number;
  readonly bots: number;
}
export interface StatementRan extends Times {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly ran: Ran;
}

/** How often each statement of a file ran, those that hold others first. */
export function statementsIn(coverage: CountsBySource, file: string): readonly StatementRan[] {
  const own = coverage.statements
    .map((span, i) => ({ ...span, ...timesAt(coverage, i) }))
    .filter((one) => one.file === file)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const open: (typeof own)[number][] = [];
  return own.map((one) => {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= one.start) open.pop();
    const around = open.at(-1);
    open.push(one);
    return { ...one, ran: ranOf(one, around) };
  });
}

const timesAt = ({ match, examples, bots }: CountsBySource, i: number): Times => ({
  match: match.ran[i] ?? 0,
  examples: examples.ran[i] ?? 0,
  bots: bots.ran[i] ?? 0,
});

const ranOf = (one: Times, around: Times | undefined): Ran => {
  if (one.match > 0) return 'match';
  if (one.examples > 0) return 'examples';
  if (one.bots > 0) return 'bots';
  return around !== undefined && hasRun(around) ? 'passed' : 'never';
};

/** A rule with how often it ran. */
export interface RuleRan extends Times {
  readonly path: string;
  readonly at: number;
}

/** All rules, those that never ran first, each group as the rules are written. */
export function rulesRan(coverage: CountsBySource): readonly RuleRan[] {
  const place = ({ at }: RuleRan) => coverage.statements[at];
  return coverage.rules
    .map((rule) => ({ ...rule, ...timesAt(coverage, rule.at) }))
    .sort((a, b) => {
      const [one, other] = [place(a), place(b)];
      const order = one && other && one.file === other.file ? one.start - other.start : 0;
      return Number(hasRun(a)) - Number(hasRun(b)) || compareText(one?.file, other?.file) || order;
    });
}

export const hasRun = ({ match, examples, bots }: Times): boolean => match + examples + bots > 0;

const compareText = (a = '', b = ''): number => (a === b ? 0 : a < b ? -1 : 1);
