import { useEffect, useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { newest } from '../state/newest.ts';
import type { Stack, StackReply } from '../workers/stack-protocol.ts';

/** So long nobody must have typed. */
const QUIET_MS = 400;

/** What two stacks of rules say otherwise, in words; undefined until it is known for the first time. */
export function useMeaning(before: Stack, after: Stack): StackReply | undefined {
  const { bench, state } = useWorkbench();
  const [known, setKnown] = useState<StackReply | undefined>(undefined);
  const ask = useRef(
    newest(async (asked: Parameters<typeof bench.differ.meaning>) => setKnown(await bench.differ.meaning(...asked))),
  );
  const { lang } = state;
  useEffect(() => {
    const timer = setTimeout(() => {
      ask.current([before, after, lang]).catch((error: unknown) => {
        bench.actions.reportTrouble(error);
      });
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [bench, before, after, lang]);
  return known;
}
