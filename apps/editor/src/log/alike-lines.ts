import type { BoardLayout } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { own } from '@sandtable/text';
import type { LogEntry } from './log-entries.ts';

type Sides = BoardLayout['sides'];

/** So many lines of one sort are read one by one. */
const FEW = 3;

/**
 * Folds lines of one decision that follow each other, come from one place of the rules and name the same sides, where
 * there are many of them.
 */
export function alikeLines(entries: readonly LogEntry[], sides: Sides = {}): readonly LogEntry[] {
  const runs: LogEntry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && isAlike(run[0], entry, sides)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => {
    const [entry, ...others] = run;
    if (entry === undefined || run.length <= FEW) return run;
    return [{ ...entry, alike: others.map(({ line }) => line) }];
  });
}

/** Decisions are listed one by one: each has its number. So is what has a table of its own. */
const isAlike = (one: LogEntry, next: LogEntry, sides: Sides): boolean =>
  next.fight === undefined &&
  one.fight === undefined &&
  next.decisions.length === 0 &&
  isSameSort(one.line, next.line) &&
  sidesOf(one.line, sides).join() === sidesOf(next.line, sides).join();

const sidesOf = ({ args }: LogLine, sides: Sides): readonly string[] =>
  Object.values(args)
    .filter((value) => typeof value === 'string' && own(sides, value) !== undefined)
    .map(String);

const isSameSort = (one: LogLine, next: LogLine): boolean =>
  one.sort !== 'decision' && one.sort === next.sort && one.path === next.path && one.decision === next.decision;
