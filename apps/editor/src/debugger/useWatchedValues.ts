import { useEffect } from 'react';
import { useWorkbench } from '../context.ts';
import type { State } from '../state/state.ts';

/** Finds out the values of what is watched, again whenever the rules, the place in the match or the expressions change. */
export function useWatchedValues(): void {
  const { bench } = useWorkbench();
  useEffect(() => {
    void bench.why.look();
    return bench.store.subscribe((now, before) => {
      if (isOther(now, before)) void bench.why.look();
    });
  }, [bench]);
}

const isOther = (now: State, before: State): boolean =>
  now.at !== before.at ||
  now.save !== before.save ||
  now.javascript !== before.javascript ||
  now.ruleset !== before.ruleset ||
  now.watch.texts !== before.watch.texts;
