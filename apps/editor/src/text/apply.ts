import type { TextEdit } from '@sandtable/text';
import type { Workbench } from '../state/workbench.ts';
import { modelIn, rangeOf } from './models.ts';

/** Writes edits into the files of the open ruleset, as one step that an undo in each file takes back; says which files. */
export const applyAsStep = (bench: Workbench, edits: readonly TextEdit[]): readonly string[] => {
  const files = Map.groupBy(edits, ({ span }) => span.file);
  for (const [file, own] of files) {
    const model = modelIn(bench, file);
    const operations = own.map(({ span, text }) => ({ range: rangeOf(model, span.start, span.end), text }));
    model.pushStackElement();
    model.pushEditOperations([], operations, () => null);
    model.pushStackElement();
  }
  return [...files.keys()];
};

/** Writes edits into one file and goes on with the step that is under way, as typing does; `begins` begins a new one. */
export const applyTyped = (bench: Workbench, file: string, edits: readonly TextEdit[], begins: boolean): void => {
  const model = modelIn(bench, file);
  if (begins) model.pushStackElement();
  const operations = edits.map(({ span, text }) => ({ range: rangeOf(model, span.start, span.end), text }));
  model.pushEditOperations([], operations, () => null);
};

/** What comes next is a step of its own. */
export const endStep = (bench: Workbench, file: string): void => modelIn(bench, file).pushStackElement();

/** Makes the step again that was taken back last. */
export const redoIn = (bench: Workbench, file: string): void => void modelIn(bench, file).redo();

/** Takes back the last step in a file. */
export const undoIn = (bench: Workbench, file: string): void => void modelIn(bench, file).undo();
