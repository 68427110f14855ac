import type { AnswerOdds } from '@sandtable/odds';
import type { LogLine } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { useReply } from '../useReply.ts';

/** What was found out while the card is open: nothing where the viewer may not know it. */
interface Found {
  readonly odds: AnswerOdds | undefined;
}

/** What could have come of the decision that a line tells of; undefined until that is found out, and without a line. */
export function useOddsBefore(line: LogLine | undefined): Found | undefined {
  const { bench } = useWorkbench();
  const { lookUp } = bench.play;
  const reply = useReply(line, async (late) => {
    if (line === undefined) return undefined;
    let found = await lookUp('oddsAt', line.decision);
    while (found?.progress !== undefined && !late.aborted) found = await lookUp('oddsAtOn');
    return found?.odds;
  });
  return reply && { odds: reply.value };
}
