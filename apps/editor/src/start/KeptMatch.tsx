import { useEffect, useEffectEvent } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useStanding } from '../play/useStanding.ts';
import type { LeftState } from '../state/left-matches.ts';
import { pick } from '../state/selectors.ts';

/** Keeps the open match for the start page, as it is after each decision. */
export const KeptMatch = () => {
  const { bench } = useWorkbench();
  const { save, at, running } = useStore(pick('save', 'at', 'running'));
  const standing = useStanding();
  const keepLater = useEffectEvent((now: Pick<LeftState, 'save' | 'at'>) => {
    const state = { ...bench.store.get(), ...now };
    return onceRested(() => bench.leftMatches.keep(state, standing));
  });
  // Otherwise the next position of the same match is kept.
  const isLeft = useEffectEvent((ruleset: string | undefined) => {
    const now = bench.store.get();
    return now.ruleset !== ruleset || now.running;
  });
  useEffect(() => {
    if (running) return;
    const { ruleset } = bench.store.get();
    const later = keepLater({ save, at });
    return () => (isLeft(ruleset) ? later.now() : later.never());
  }, [bench, save, at, running]);
  return null;
};

/** Milliseconds after the last step through a match. */
const REST = 400;

/** Does something once the match rests or the page is left: writing a long match takes as long as showing its board. */
function onceRested(act: () => void) {
  let isDone = false;
  const once = (): void => {
    never();
    if (!isDone) act();
    isDone = true;
  };
  const timer = setTimeout(once, REST);
  const never = (): void => {
    clearTimeout(timer);
    removeEventListener('pagehide', once);
  };
  addEventListener('pagehide', once);
  return { now: once, never };
}
