import type { AnswerOdds } from '@sandtable/odds';
import type { LogLine } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { useReply } from '../useReply.ts';

/** What could have come of the decision that a line tells of, as far as the viewer may know; found out while the card is open. */
export function useOddsBefore(line: LogLine): AnswerOdds | undefined {
  const { bench } = useWorkbench();
  const { lookUp } = bench.play;
  const reply = useReply(line, async (late) => {
    let found = await lookUp('oddsAt', line.decision);
    while (found?.progress !== undefined && !late.aborted) found = await lookUp('oddsAtOn');
    return found?.odds;
  });
  return reply?.value;
}
