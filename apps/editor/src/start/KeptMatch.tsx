import { useEffect, useEffectEvent } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useStanding } from '../play/useStanding.ts';
import { pick } from '../state/selectors.ts';

/** Keeps the open match for the start page, as it is after each decision. */
export const KeptMatch = () => {
  const { bench } = useWorkbench();
  const { save, at, running } = useStore(pick('save', 'at', 'running'));
  const standing = useStanding();
  const keep = useEffectEvent(() => bench.leftMatches.keep(bench.store.get(), standing));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match is kept whenever one of these changes.
  useEffect(() => {
    if (!running) keep();
  }, [save, at, running]);
  return null;
};
