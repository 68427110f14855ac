import type { Fight } from '@sandtable/board';
import { useWorkbench } from '../context.ts';
import { timesBefore } from '../play/log-lines.ts';
import type { ShownMotion } from '../state/slices/motion.ts';
import { useReply } from '../useReply.ts';
import type { DescribedStory } from '../workers/why-protocol.ts';

/** How the numbers of a fight were reckoned, asked for while the dice roll; it may tell more than the viewer may know. */
export function useFightStory({ bouts: [{ line }] }: Fight, { after }: ShownMotion): DescribedStory | undefined {
  const { bench } = useWorkbench();
  const reply = useReply(line, () => bench.why.story(line, timesBefore(after.log, line)));
  return reply?.value;
}
