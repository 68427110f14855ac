import type { ScoreLine } from './score-lines.ts';

/** Lines of one side that follow each other, and those of no side. */
export function sideRuns(lines: readonly ScoreLine[]): readonly (readonly ScoreLine[])[] {
  const runs: ScoreLine[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last !== undefined && last[0]?.side === line.side) last.push(line);
    else runs.push([line]);
  }
  return runs;
}
