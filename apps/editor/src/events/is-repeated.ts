import type { MatchEvent } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { LogLine } from '@sandtable/session';
import { coveredBy } from '../play/covered-by.ts';

/** Whether a line that came of a decision says all that the decision says: as in the log, it is enough alone. */
export const isRepeated = (info: GameInfo, decision: LogLine, events: readonly MatchEvent[]): boolean =>
  events.some((event) => {
    if (!('line' in event) || event.line.sort !== 'log') return false;
    const { decisions, listed } = coveredBy(info, [decision], { line: event.line, sides: [], isFight: false });
    return decisions.length > 0 && listed.length === 0;
  });
