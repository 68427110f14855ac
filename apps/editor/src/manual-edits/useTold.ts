import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { AskedByHand, HandReply } from '../workers/forced.ts';

/** What the match tells about itself; asked for again whenever it is another. */
export function useTold(request: AskedByHand): HandReply | undefined {
  const { bench } = useWorkbench();
  const { build, view, running } = useStore(pick('build', 'view', 'running'));
  const [told, setTold] = useState<HandReply | undefined>(undefined);

  const asked = JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another build tells otherwise of the same match.
  useEffect(() => {
    if (view === undefined || running) return;
    let wanted = true;
    void bench.play.told(JSON.parse(asked)).then((reply) => wanted && setTold(reply));
    return () => {
      wanted = false;
    };
  }, [bench, build, view, running, asked]);
  return view === undefined ? undefined : told;
}
