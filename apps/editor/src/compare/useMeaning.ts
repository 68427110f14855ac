import { useEffect, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { latestOnly } from '../state/latest-only.ts';
import { pick } from '../state/selectors.ts';
import type { Differences } from '../workers/compiler-api.ts';
import type { Stack } from '../workers/stack.ts';

/** So long nobody must have typed. */
const IDLE_MS = 400;

/** What two stacks of rules say otherwise, in words; undefined until it is known for the first time. */
export function useMeaning(before: Stack, after: Stack): Differences | undefined {
  const { bench } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const [known, setKnown] = useState<Differences | undefined>(undefined);
  const ask = useRef(
    latestOnly(async (asked: Parameters<typeof bench.comparing.meaning>) =>
      setKnown(await bench.comparing.meaning(...asked)),
    ),
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      ask.current([before, after, lang]).catch((error: unknown) => {
        bench.actions.reportTrouble(error);
      });
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, [bench, before, after, lang]);
  return known;
}
