import type { LogLine } from '@sandtable/session';

/** A line of the log, and those of its sort that follow it, which are folded. */
export interface LogEntry {
  readonly line: LogLine;
  readonly alike: readonly LogLine[];
}

/** So many lines of one sort are read one by one. */
const FEW = 3;

/** Folds lines of one decision that follow each other and come from one place of the rules, where there are many of them. */
export function alikeLines(lines: readonly LogLine[]): readonly LogEntry[] {
  const runs: LogLine[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && isAlike(run[0], line)) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => {
    const [line, ...alike] = run;
    if (line === undefined || run.length <= FEW) return run.map((one) => ({ line: one, alike: [] }));
    return [{ line, alike }];
  });
}

/** Decisions are told one by one: each has its number. */
const isAlike = (one: LogLine, next: LogLine): boolean =>
  one.sort !== 'decision' && one.sort === next.sort && one.path === next.path && one.decision === next.decision;
