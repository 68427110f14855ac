import type { TextEdit } from '@sandtable/text';
import type { Workbench } from '../state/workbench.ts';
import { modelIn, pathOf, rangeOf, textOf } from './models.ts';
import type { monaco } from './monaco.ts';

/** Writes edits into the files of the open ruleset, as one step that an undo in each file takes back; says which files. */
export const applyAsStep = (bench: Workbench, edits: readonly TextEdit[]): readonly string[] => {
  const files = Map.groupBy(edits, ({ span }) => span.file);
  for (const [file, own] of files)
    change(bench, file, (model) => {
      model.pushStackElement();
      model.pushEditOperations([], operationsOf(model, own), () => null);
      model.pushStackElement();
    });
  return [...files.keys()];
};

/** Writes edits into one file and goes on with the step that is under way, as typing does; `begins` begins a new one. */
export const applyTyped = (bench: Workbench, file: string, edits: readonly TextEdit[], begins: boolean): void =>
  change(bench, file, (model) => {
    if (begins) model.pushStackElement();
    model.pushEditOperations([], operationsOf(model, edits), () => null);
  });

/** What comes next is a step of its own. */
export const endStep = (bench: Workbench, file: string): void => modelIn(bench, file).pushStackElement();

/** Makes the step again that was taken back last. */
export const redoIn = (bench: Workbench, file: string): void => change(bench, file, (model) => void model.redo());

/** Takes back the last step in a file. */
export const undoIn = (bench: Workbench, file: string): void => change(bench, file, (model) => void model.undo());

/** Changes are stored whether or not a text editor is on the page yet that would report them. */
function change(bench: Workbench, file: string, make: (model: monaco.editor.ITextModel) => void): void {
  const model = modelIn(bench, file);
  make(model);
  bench.files.edit(pathOf(model.uri), textOf(model));
}

const operationsOf = (model: monaco.editor.ITextModel, edits: readonly TextEdit[]) =>
  edits.map(({ span, text }) => ({ range: rangeOf(model, span.start, span.end), text }));
