import { useEffect, useState } from 'react';
import { useWorkbench } from './context.ts';

type Ask<T> = (signal: AbortSignal) => Promise<T | undefined> | undefined;

interface Answer<T> {
  /** The last one that came; undefined before the first. */
  readonly value: T | undefined;
  /** Whether it is the answer to what is asked now. */
  readonly isCurrent: boolean;
}

/** Asks a worker whenever `ask` is another function. An answer that comes late is dropped; failures are reported. */
export function useAnswer<T>(ask: Ask<T>): Answer<T> {
  const { bench } = useWorkbench();
  const [answer, setAnswer] = useState<{ readonly to: Ask<T>; readonly value: T | undefined } | undefined>();
  useEffect(() => {
    const late = new AbortController();
    const take = (value: T | undefined): void => (late.signal.aborted ? undefined : setAnswer({ to: ask, value }));
    const fail = (error: unknown): void => (late.signal.aborted ? undefined : bench.actions.reportTrouble(error));
    const asked = ask(late.signal);
    if (asked === undefined) take(undefined);
    else asked.then(take, fail);
    return () => late.abort();
  }, [bench, ask]);
  return { value: answer?.value, isCurrent: answer?.to === ask };
}
