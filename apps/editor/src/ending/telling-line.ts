import type { LogLine, MatchView } from '@sandtable/session';
import { tells } from '../play/log-lines.ts';
import type { StandingRow } from './final-standing.ts';
import type { KeyMoment } from './key-moments.ts';

/** What best says how numbers changed at a move: the line of the rules that names who and how much, else the decision. */
export function tellingLine(
  { log }: Pick<MatchView, 'log'>,
  { step, turns }: KeyMoment,
  rows: readonly StandingRow[],
): LogLine | undefined {
  const lines = log.filter((line) => line.decision === step && tells(line));
  const entries = lines.filter(({ sort }) => sort === 'log');
  const said = new Set<unknown>(
    turns.flatMap(({ row, from, to }) => [rows[row]?.id, rows[row]?.side, Math.abs(to - from)]),
  );
  const counts = (line: LogLine): number =>
    Object.values(line.args)
      .flat()
      .filter((value) => said.has(value)).length;
  const best = Math.max(0, ...entries.map(counts));
  return entries.findLast((line) => best > 0 && counts(line) === best) ?? lines.find(({ sort }) => sort === 'decision');
}
