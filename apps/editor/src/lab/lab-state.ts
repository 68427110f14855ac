import { useStore as useStoreOf } from 'zustand';
import { useStore, useWorkbench } from '../context.ts';
import type { LabRuns } from '../state/lab/runs.ts';
import { pick } from '../state/selectors.ts';

/** What is known of a question in the ruleset that is open. */
export const useRun = <Q extends keyof LabRuns>(question: Q): LabRuns[Q] => {
  const { bench } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  const run = useStoreOf(bench.lab.store, (state) => state[question]);
  return run?.ruleset === ruleset ? run : undefined;
};

/** What someone filled in, which stays for the session; of another ruleset it is another. */
export function useForm<Form extends object>(
  question: string,
  usual: Form,
): readonly [Form, (more: Partial<Form>) => void] {
  const { bench } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  const key = `${ruleset} ${question}`;
  const kept = useStoreOf(bench.lab.store, ({ forms }) => forms[key]) as Partial<Form> | undefined;
  const change = (more: Partial<Form>): void => {
    const now = bench.lab.store.get().forms[key] as Partial<Form> | undefined;
    bench.lab.keepForm(key, { ...now, ...more });
  };
  return [{ ...usual, ...kept }, change];
}
