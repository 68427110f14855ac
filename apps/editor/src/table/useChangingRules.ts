import { useWorkbench } from '../context.ts';

/** Leads from the table to where the numbers and choices of the rules are changed. */
export function useChangingRules(): () => void {
  const { bench } = useWorkbench();
  return () => {
    bench.actions.setFace('workshop');
    bench.actions.beginSettings();
  };
}
