import type { TextEdit } from '@sandtable/text';
import type { Workbench } from '../state/workbench.ts';
import type { Finding } from '../work/protocol.ts';

/** Goes to where a finding is; the list marks it. */
export const goFinding = (bench: Workbench, one: Finding): void => {
  bench.store.set({ findingAt: one });
  bench.goto(one);
};

/** Makes the edits of a repair in the text, as one step that is undone there. */
export const mend = async (bench: Workbench, edits: readonly TextEdit[]): Promise<void> => {
  const { applyAsStep } = await import('../text/apply.ts');
  applyAsStep(bench, edits);
};
