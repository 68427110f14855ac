import type { TableOp } from '@sandtable/ide';
import type { Workbench } from '../state/workbench.ts';
import type { Table } from './table.ts';

// The text pane brings the models of files with it; they are fetched with it, and not before.
const applying = () => import('../text-editor/apply.ts');

/** What can be done to the table in a file, one after the other. */
export function tableActions(
  bench: Workbench,
  { path, name }: Pick<Table, 'path' | 'name'>,
): Pick<Table, 'act' | 'undo' | 'redo'> {
  const file = path.slice(path.indexOf('/') + 1);
  let last: Promise<void> = Promise.resolve();
  return {
    act: (...ops) => {
      last = last
        .then(() => applyAsOneStep(bench, { path, name }, file, ops))
        .catch((error: unknown) => bench.actions.reportTrouble(error));
    },
    undo: () => void applying().then(({ undoIn }) => undoIn(bench, file)),
    redo: () => void applying().then(({ redoIn }) => redoIn(bench, file)),
  };
}

async function applyAsOneStep(
  bench: Workbench,
  { path, name }: Pick<Table, 'path' | 'name'>,
  file: string,
  ops: readonly TableOp[],
): Promise<void> {
  const { applyTyped, endStep } = await applying();
  const textNow = (): string | undefined => bench.store.get().buffers[path]?.text;
  let begins = true;
  for (let remaining = ops; remaining.length > 0; ) {
    const before = textNow();
    const made = await bench.language(path).tableEdits(remaining, name);
    const { edits, done } = made ?? { edits: [], done: remaining.length };
    remaining = remaining.slice(done);
    // Places of a text that is gone would spoil the one that is there.
    if (edits.length === 0 || textNow() !== before) continue;
    applyTyped(bench, file, edits, begins);
    begins = false;
  }
  if (!begins) endStep(bench, file);
}
