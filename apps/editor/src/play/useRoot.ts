import type { AskView } from '@sandtable/session';
import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useReply } from '../useReply.ts';

/** A question as it was before anything of it was picked; undefined until that is known. */
export function useRoot(ask: AskView): AskView | undefined {
  const { bench } = useWorkbench();
  const { promptId } = useStore(pick('promptId'));
  const isBegun = ask.form === 'menu' && ask.picked.length > 0;
  const question = useMemo(
    () => ({ of: `${promptId} ${ask.choice} ${ask.role}`, isBegun }),
    [promptId, ask.choice, ask.role, isBegun],
  );
  const reply = useReply(question, () => (isBegun ? bench.play.lookUp('askAfter', []) : undefined));
  if (!isBegun) return ask;
  return reply?.to.of === question.of ? reply.value : undefined;
}
