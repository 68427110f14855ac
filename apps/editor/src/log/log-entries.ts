import { type BoardLayout, type Fight, fightsIn, isFight } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { LogLine } from '@sandtable/session';
import { type Covered, coveredBy } from '../play/covered-by.ts';

/** What is read in one piece: a line of the log with what belongs to it. */
export interface LogEntry extends Covered {
  readonly line: LogLine;
  /** Lines of its sort that follow it, which are folded. */
  readonly alike: readonly LogLine[];
  /** Two sides with numbers, shown as a table instead of the line. */
  readonly fight: Fight | undefined;
}

/** What is known of the match to tell who fought. */
interface FightFacts {
  readonly info: GameInfo;
  readonly layout: BoardLayout;
}

export interface LogFacts extends FightFacts {
  /** Whether the ruleset leaves a line out of the log. */
  readonly isOmitted: (line: LogLine) => boolean;
}

/** A line by itself. */
export const plainEntry = (line: LogLine): LogEntry => ({
  ...{ line, alike: [], fight: undefined, decisions: [], listed: [] },
});

/** The log as it is read: one entry for each thing that happened, however many lines tell of it. */
export const logEntries = (facts: LogFacts, lines: readonly LogLine[]): readonly LogEntry[] =>
  withoutOmitted(foundEntries(facts, lines), facts);

function foundEntries(facts: LogFacts, lines: readonly LogLine[]): readonly LogEntry[] {
  const entries: LogEntry[] = [];
  for (const [, group] of Map.groupBy(lines, ({ decision }) => decision))
    for (const one of withFights(facts, group)) {
      const entry = isFight(one) ? fightEntry(one) : plainEntry(one);
      const covered = coveredOf(facts, entries, entry);
      take(entries, covered.decisions);
      entries.push({ ...entry, ...covered });
    }
  return entries;
}

/** A decision that is left out leaves its number to the next line about it. */
function withoutOmitted(entries: readonly LogEntry[], { isOmitted }: LogFacts): readonly LogEntry[] {
  let before: readonly LogLine[] = [];
  return entries.flatMap((entry) => {
    const { line, decisions, fight } = entry;
    const own = before.filter((one) => one.decision === line.decision);
    if (fight === undefined && isOmitted(line)) {
      before = line.sort === 'decision' ? [...own, line] : own;
      return [];
    }
    before = [];
    return line.sort === 'decision' ? [entry] : [{ ...entry, decisions: [...own, ...decisions] }];
  });
}

/** Decisions that another line mentions have no entry of their own; they are among the last. */
function take(entries: LogEntry[], decisions: readonly LogLine[]): void {
  for (const decision of decisions.toReversed()) {
    const at = entries.findLastIndex(({ line }) => line === decision);
    if (at >= 0) entries.splice(at, 1);
  }
}

const fightEntry = (fight: Fight): LogEntry => ({ ...plainEntry(fight.bouts[0].line), fight });

const NOTHING: Covered = { decisions: [], listed: [] };

function coveredOf(facts: LogFacts, entries: readonly LogEntry[], { line, fight }: LogEntry): Covered {
  const { info, isOmitted } = facts;
  if (line.sort !== 'log' || (fight === undefined && isOmitted(line))) return NOTHING;
  // Words may come between the decisions about a fight and the fight.
  const others = fight === undefined ? entries : entries.filter((one) => !isWords(one, line.decision));
  const first = others.findLastIndex(({ line: { sort } }) => sort !== 'decision') + 1;
  const before = others.slice(first).map((entry) => entry.line);
  const sides = fight?.sides.flatMap(({ side }) => side ?? []) ?? [];
  return coveredBy(info, before, { line, sides, isFight: fight !== undefined, isOmitted });
}

const isWords = ({ line, decisions, fight }: LogEntry, decision: number): boolean =>
  line.sort === 'log' && line.decision === decision && decisions.length === 0 && fight === undefined;

interface Known extends FightFacts {
  readonly lines: readonly LogLine[];
  readonly found: readonly (LogLine | Fight)[];
}

/** What the lines of a decision tell, by the first of them: at each step through a match, most of the log is as before. */
const known = new WeakMap<LogLine, Known>();

/** The lines of one decision; dice and consequences of a fight are within it. */
function withFights(facts: FightFacts, lines: readonly LogLine[]): readonly (LogLine | Fight)[] {
  const [first] = lines;
  if (first === undefined) return [];
  const before = known.get(first);
  if (before !== undefined && isOf(before, facts, lines)) return before.found;
  const found = foundFights(facts, lines);
  known.set(first, { info: facts.info, layout: facts.layout, lines, found });
  return found;
}

const isOf = (known: Known, { info, layout }: FightFacts, lines: readonly LogLine[]): boolean =>
  known.info === info &&
  known.layout === layout &&
  known.lines.length === lines.length &&
  known.lines.every((line, i) => line === lines[i]);

function foundFights({ info, layout }: FightFacts, lines: readonly LogLine[]): readonly (LogLine | Fight)[] {
  const decision = lines.findLast(({ sort }) => sort === 'decision');
  const isTelling = lines.filter(({ sort }) => sort !== 'decision');
  const found = fightsIn({ info, layout, before: { fields: {} }, decision }, isTelling);
  const fights = found.filter(isFight).filter(isNumbered).map(withOwnResults);
  const within = new Map(fights.flatMap((fight) => linesIn(fight).map((line) => [line, fight] as const)));
  return lines.flatMap((line): readonly (LogLine | Fight)[] => {
    const fight = within.get(line);
    if (fight === undefined) return [line];
    return fight.bouts[0].line === line ? [fight] : [];
  });
}

/** Without numbers of both sides a table says no more than the line. */
const isNumbered = ({ bouts }: Fight): boolean =>
  bouts.every(({ values: [left, right] }) => left !== undefined && right !== undefined);

/** Of what the log says next, only what names someone of the fight belongs to it. */
function withOwnResults(fight: Fight): Fight {
  const named = new Set(fight.bouts.flatMap(({ line }) => Object.values(line.args).filter(isName)));
  const end = fight.results.findIndex(({ args }) => !Object.values(args).some((value) => named.has(value)));
  return { ...fight, results: end < 0 ? fight.results : fight.results.slice(0, end) };
}

const isName = (value: unknown): boolean => typeof value === 'string';

const linesIn = ({ bouts, rolls, results }: Fight): readonly LogLine[] => [
  ...bouts.map(({ line }) => line),
  ...rolls,
  ...results,
];
