import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import type { Found } from '../state/match/client.ts';
import { pick } from '../state/selectors.ts';
import { useReply } from '../useReply.ts';
import type { GameApi, Lookup } from '../workers/game-api.ts';

/** What the match says about itself; asked again whenever the match or its rules change. */
export function useLookup<M extends keyof Lookup>(method: M, ...args: Parameters<GameApi[M]>): Found<M> {
  const { bench } = useWorkbench();
  const { build, view, running } = useStore(pick('build', 'view', 'running'));
  const asked = JSON.stringify(args);
  const question = useMemo(() => ({ build, view, running, method, asked }), [build, view, running, method, asked]);
  const reply = useReply(question, () =>
    view === undefined || running ? undefined : bench.play.lookUp(method, ...args),
  );
  return view === undefined ? undefined : reply?.value;
}
