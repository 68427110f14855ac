import { useEffect, useEffectEvent, useState } from 'react';
import { useWorkbench } from './context.ts';

interface Reply<Value, Key> {
  readonly value: Value;
  /** What it is the reply to: a newer question may be under way. */
  readonly to: Key;
}

type Ask<Value> = (late: AbortSignal) => Promise<Value> | undefined;

/**
 * Asks a worker, and again whenever the key is another; replies to older questions that come late are dropped, and
 * failures are reported. Undefined before the first reply. `ask` gives nothing where there is nothing to ask: then the
 * last reply remains.
 */
export function useReply<Value, Key>(key: Key, ask: Ask<Value>): Reply<Value, Key> | undefined {
  const { bench } = useWorkbench();
  const [reply, setReply] = useState<Reply<Value, Key> | undefined>();
  const onAsk = useEffectEvent(ask);
  useEffect(() => {
    const late = new AbortController();
    const take = (value: Value): void => (late.signal.aborted ? undefined : setReply({ value, to: key }));
    const fail = (error: unknown): void => (late.signal.aborted ? undefined : bench.actions.reportTrouble(error));
    onAsk(late.signal)?.then(take, fail);
    return () => late.abort();
  }, [bench, key]);
  return reply;
}
