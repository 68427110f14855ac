import { useCallback } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { tickedIn } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';

/** The members ticked so far in a question for several; belongs to that question alone. */
export const useTicked = (question: string): readonly [readonly string[], (member: string) => void] => {
  const { bench } = useWorkbench();
  const state = useStore(pick('ticked'));
  const toggle = useCallback((member: string): void => bench.actions.toggleTick(question, member), [bench, question]);
  return [tickedIn(state, question), toggle];
};
