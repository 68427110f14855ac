import { useEffect, useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { AskedByHand, HandReply } from '../work/forced.ts';

/** What the match tells about itself; asked for again whenever it is another. */
export function useTold(request: AskedByHand): HandReply | undefined {
  const { bench, state } = useWorkbench();
  const [told, setTold] = useState<HandReply | undefined>(undefined);
  const { view, running } = state;
  const asked = JSON.stringify(request);
  useEffect(() => {
    if (view === undefined || running) return;
    let wanted = true;
    void bench.play.told(JSON.parse(asked)).then((reply) => wanted && setTold(reply));
    return () => {
      wanted = false;
    };
  }, [bench, view, running, asked]);
  return view === undefined ? undefined : told;
}
