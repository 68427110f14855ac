import type { CoverageShown } from '../state/coverage.ts';

/** What became of a statement: it ran here, in games of bots only, what it stands in ran without it, or not even that. */
export type Ran = 'match' | 'bots' | 'passed' | 'never';

export interface StatementRan {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly ran: Ran;
  readonly match: number;
  readonly bots: number;
}

/** How often each statement of a file ran, those that hold others first. */
export function statementsIn({ statements, match, bots }: CoverageShown, file: string): readonly StatementRan[] {
  const own = statements
    .map((span, i) => ({ ...span, match: match[i] ?? 0, bots: bots[i] ?? 0 }))
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

type Counts = Pick<StatementRan, 'match' | 'bots'>;

const ranOf = (one: Counts, around: Counts | undefined): Ran => {
  if (one.match > 0) return 'match';
  if (one.bots > 0) return 'bots';
  return around !== undefined && around.match + around.bots > 0 ? 'passed' : 'never';
};

/** A rule with how often it ran. */
export interface RuleRan extends Counts {
  readonly path: string;
  readonly at: number;
}

/** All rules, those that never ran first, each group as the rules are written. */
export function rulesRan({ rules, statements, match, bots }: CoverageShown): readonly RuleRan[] {
  const place = ({ at }: RuleRan) => statements[at];
  return rules
    .map((rule) => ({ ...rule, match: match[rule.at] ?? 0, bots: bots[rule.at] ?? 0 }))
    .sort((a, b) => {
      const [one, other] = [place(a), place(b)];
      const order = one && other && one.file === other.file ? one.start - other.start : 0;
      return Number(hasRun(a)) - Number(hasRun(b)) || compareText(one?.file, other?.file) || order;
    });
}

export const hasRun = ({ match, bots }: Counts): boolean => match + bots > 0;

const compareText = (a = '', b = ''): number => (a === b ? 0 : a < b ? -1 : 1);
