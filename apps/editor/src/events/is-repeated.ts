import type { MatchEvent } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { LogLine } from '@sandtable/session';
import { coveredBy } from '../play/covered-by.ts';

interface Known {
  readonly info: GameInfo;
  readonly isOmitted: (line: LogLine) => boolean;
}

/** Whether a line that came of a decision says all that the decision says: as in the log, it is enough alone. */
export const isRepeated = ({ info, isOmitted }: Known, decision: LogLine, events: readonly MatchEvent[]): boolean =>
  events.some((event) => {
    if (!('line' in event) || event.line.sort !== 'log' || isOmitted(event.line)) return false;
    const telling = { line: event.line, sides: [], isFight: false, isOmitted };
    const { decisions, listed } = coveredBy(info, [decision], telling);
    return decisions.length > 0 && listed.length === 0;
  });
