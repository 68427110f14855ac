import type { AskView } from '@sandtable/session';
import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useReply } from '../useReply.ts';

const NONE: readonly string[] = [];

/** The keys of a draft whose values the rules would not propose: such orders can be given, but hardly succeed. */
export function useUnlikely(ask: AskView): readonly string[] {
  const { bench } = useWorkbench();
  const { draft, info, promptId } = useStore(pick('draft', 'info', 'promptId'));
  const proposes = info?.choices.find(({ path }) => path === ask.choice)?.offering === true;
  const question = useMemo(() => ({ proposes, draft, promptId }), [proposes, draft, promptId]);
  const reply = useReply(question, () => (proposes && draft.length > 0 ? bench.play.doubt(draft) : undefined));
  return reply?.to === question ? reply.value : NONE;
}
