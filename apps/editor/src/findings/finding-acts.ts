import type { Workbench } from '../state/workbench.ts';
import { repairsOf } from '../text-editor/repairs-of.ts';
import type { Finding } from '../workers/protocol.ts';

/** Goes to where a finding is; the list marks it. */
export const goFinding = (bench: Workbench, one: Finding): void => {
  bench.actions.selectFinding(one);
  bench.goto(one);
};

/**
 * Makes a repair in the text, as one step that is undone there. It is asked for once more: the text may have been
 * written on since it was offered, beside the finding.
 */
export const mend = async (bench: Workbench, one: Finding, title: string): Promise<void> => {
  const { applyAsStep } = await import('../text-editor/apply.ts');
  const fix = (await repairsOf(bench, one)).find((other) => other.title === title);
  if (fix !== undefined) applyAsStep(bench, fix.edits);
};
