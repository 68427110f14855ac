import { useEffect, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import type { State } from '../state/state.ts';

/** Whoever asked for a rule goes on at its comments, and is not led there again. */
export function useNoteFocus(noting: State['noting'], isBegun: boolean) {
  const { bench } = useWorkbench();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (noting === undefined) return;
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'nearest' });
    if (isBegun) bench.actions.endNote();
  }, [bench, noting, isBegun]);
  return field;
}
