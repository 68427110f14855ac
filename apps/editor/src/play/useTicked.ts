import { useCallback } from 'react';
import { useWorkbench } from '../context.ts';

const nothing: readonly string[] = [];

/** The members ticked so far in a question for several; belongs to that question alone. */
export const useTicked = (question: string): readonly [readonly string[], (member: string) => void] => {
  const { bench, state } = useWorkbench();
  const members = state.ticked.question === question ? state.ticked.members : nothing;
  const toggle = useCallback((member: string): void => bench.actions.toggleTick(question, member), [bench, question]);
  return [members, toggle];
};
