import type { LogLine, MatchView } from '@sandtable/session';
import { tells } from '../play/log-lines.ts';
import type { StandingRow } from './final-standing.ts';
import type { KeyMoment } from './key-moments.ts';

interface Known {
  readonly rows: readonly StandingRow[];
  readonly isOmitted: (line: LogLine) => boolean;
}

/**
 * What best says how numbers changed at a move: the line that names most of those whose numbers changed, and how much. A
 * decision by which its role has gained tells it as well as a line of the rules, which may be of something else. A lone
 * marker belongs to nobody, so no line names it: how much tells it then. Where many changed at once, a line about one of
 * them tells of none.
 */
export function tellingLine(
  { log }: Pick<MatchView, 'log'>,
  { step, turns }: KeyMoment,
  { rows, isOmitted }: Known,
): LogLine | undefined {
  const lines = log.filter((line) => line.decision === step && tells(line));
  const worth = (line: LogLine): number => {
    const said = new Set<unknown>(Object.values(line.args).flat());
    const names = turns.filter(({ row }) => said.has(rows[row]?.id) || said.has(rows[row]?.side)).length;
    const isNumbered = turns.some(({ from, to }) => Math.abs(to - from) > COMMON && said.has(Math.abs(to - from)));
    return names + Number((names > 0 || rows.length === 1) && isNumbered) + Number(isGain(line, turns, rows)) / 2;
  };
  const telling = lines.filter((line) => (line.sort === 'log' && !isOmitted(line)) || isGain(line, turns, rows));
  const best = Math.max(0, ...telling.map(worth));
  if (best * 2 > turns.length) return telling.findLast((line) => worth(line) === best);
  return turns.length > 1 ? undefined : lines.find(({ sort }) => sort === 'decision');
}

/** Lines often name this number for other reasons. */
const COMMON = 1;

const isGain = ({ sort, args }: LogLine, turns: KeyMoment['turns'], rows: readonly StandingRow[]): boolean =>
  sort === 'decision' && turns.some(({ row, from, to }) => to > from && rows[row]?.id === args.role);
