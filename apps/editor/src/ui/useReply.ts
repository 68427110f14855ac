import { useEffect, useEffectEvent, useState } from 'react';

interface Reply<Value, Key> {
  readonly value: Value;
  /** What it is the reply to: a newer question may be under way. */
  readonly to: Key;
}

/**
 * Asks for something that takes its time, and again whenever the key is another; replies to older questions that come
 * late are dropped. Undefined before the first reply. `ask` gives nothing where there is nothing to ask.
 */
export function useReply<Value, Key>(key: Key, ask: () => Promise<Value> | undefined): Reply<Value, Key> | undefined {
  const [reply, setReply] = useState<Reply<Value, Key> | undefined>();
  const onAsk = useEffectEvent(ask);
  useEffect(() => {
    let isWanted = true;
    void onAsk()?.then((value) => isWanted && setReply({ value, to: key }));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return reply;
}
