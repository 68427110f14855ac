import type { TextEdit } from '@sandtable/text';
import { useWorkbench } from '../context.ts';
import { applyChange } from '../house-rules/apply-change.ts';

/** Closes the form above the text; with edits, they are made as one step. */
export function useFormOfEdits() {
  const { bench } = useWorkbench();
  const close = (): void => bench.actions.closeForm();
  const apply = (edits: readonly TextEdit[]): void => {
    close();
    applyChange(bench, { edits, creates: [] }).catch((error: unknown) => bench.actions.reportTrouble(error));
  };
  return { close, apply };
}
