import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import type { Found } from '../state/match/client.ts';
import { pick } from '../state/selectors.ts';
import type { GameApi, Lookup } from '../workers/game-api.ts';

/** What the match tells about itself; asked for again whenever it is another. */
export function useLookup<M extends keyof Lookup>(method: M, ...args: Parameters<GameApi[M]>): Found<M> {
  const { bench } = useWorkbench();
  const { build, view, running } = useStore(pick('build', 'view', 'running'));
  const [found, setFound] = useState<Found<M>>(undefined);
  const asked = JSON.stringify(args);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another build tells otherwise of the same match.
  useEffect(() => {
    if (view === undefined || running) return;
    let wanted = true;
    const looked = bench.play.lookUp(method, ...(JSON.parse(asked) as typeof args));
    void looked.then((reply) => wanted && setFound(reply));
    return () => {
      wanted = false;
    };
  }, [bench, build, view, running, method, asked]);
  return view === undefined ? undefined : found;
}
