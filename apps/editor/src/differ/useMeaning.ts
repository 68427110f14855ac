import { useEffect, useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { newest } from '../state/newest.ts';
import type { ComparingReply, ComparingRequest, Stack } from '../work/comparing-protocol.ts';
import type { Caller } from '../work/rpc.ts';
import { comparingWorker } from '../work/workers.ts';

/** So long nobody must have typed. */
const QUIET_MS = 400;

/** What two stacks of rules say otherwise, in words; undefined until it is known for the first time. */
export function useMeaning(before: Stack, after: Stack): ComparingReply | undefined {
  const { bench, state } = useWorkbench();
  const [known, setKnown] = useState<ComparingReply | undefined>(undefined);
  const worker = useRef<Caller<ComparingRequest, ComparingReply> | undefined>(undefined);
  const ask = useRef(
    newest(async (request: ComparingRequest) => {
      worker.current ??= comparingWorker();
      const mine = worker.current;
      const reply = await mine.call(request);
      if (worker.current === mine) setKnown(reply);
    }),
  );
  useEffect(
    () => () => {
      worker.current?.stop();
      worker.current = undefined;
    },
    [],
  );
  const { lang } = state;
  useEffect(() => {
    const timer = setTimeout(() => {
      ask.current({ op: 'meaning', before, after, lang }).catch((error: unknown) => {
        bench.store.set({ trouble: String(error) });
      });
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [bench, before, after, lang]);
  return known;
}
