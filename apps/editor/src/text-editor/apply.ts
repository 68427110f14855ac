import type { TextEdit } from '@sandtable/text';
import type { Workbench } from '../state/workbench.ts';
import { modelIn, modelsNow, pathOf, rangeOf, textOf } from './models.ts';
import { type monaco, UndoRedoGroup } from './monaco.ts';

/** Writes edits into the files of the open ruleset, as one step that an undo in any of them takes back; says which files. */
export const applyAsStep = (bench: Workbench, edits: readonly TextEdit[]): readonly string[] => {
  const files = Map.groupBy(edits, ({ span }) => span.file);
  const group = files.size > 1 ? new UndoRedoGroup() : undefined;
  for (const [file, own] of files)
    change(bench, file, (model) => {
      model.pushStackElement();
      (model as GroupingModel).pushEditOperations([], operationsOf(model, own), () => null, group);
      model.pushStackElement();
    });
  return [...files.keys()];
};

/** What edits of several models have in common that are one step; models know it, their public types don't. */
interface GroupingModel extends monaco.editor.ITextModel {
  pushEditOperations(
    before: null | monaco.Selection[],
    edits: monaco.editor.IIdentifiedSingleEditOperation[],
    cursors: monaco.editor.ICursorStateComputer,
    group?: UndoRedoGroup,
  ): null | monaco.Selection[];
}

/** Writes edits into one file and goes on with the step that is under way, as typing does; `begins` begins a new one. */
export const applyTyped = (bench: Workbench, file: string, edits: readonly TextEdit[], begins: boolean): void =>
  change(bench, file, (model) => {
    if (begins) model.pushStackElement();
    model.pushEditOperations([], operationsOf(model, edits), () => null);
  });

/** What comes next is a step of its own. */
export const endStep = (bench: Workbench, file: string): void => modelIn(bench, file).pushStackElement();

/** Makes the step again that was taken back last. */
export const redoIn = (bench: Workbench, file: string): void => redoStep(bench, [file]);

/** Takes back the last step in a file, and in all others that it changed. */
export const undoIn = (bench: Workbench, file: string): void => undoStep(bench, [file]);

/** Takes back the last step of some files: of those that it has in common with others as well, and of each only once. */
export const undoStep = (bench: Workbench, files: readonly string[]): void =>
  along(bench, files, (model) => model.undo());

export const redoStep = (bench: Workbench, files: readonly string[]): void =>
  along(bench, files, (model) => model.redo());

function along(bench: Workbench, files: readonly string[], go: (model: monaco.editor.ITextModel) => void): void {
  const own = files.map((file) => modelIn(bench, file));
  const before = new Map(modelsNow(bench).map((model) => [model, model.getVersionId()]));
  const isUntouched = (model: monaco.editor.ITextModel): boolean => before.get(model) === model.getVersionId();
  for (const model of own) if (isUntouched(model)) go(model);
  for (const model of before.keys()) if (!isUntouched(model)) store(bench, model);
}

/** Changes are stored whether or not a text editor is on the page yet that would report them. */
function change(bench: Workbench, file: string, make: (model: monaco.editor.ITextModel) => void): void {
  const model = modelIn(bench, file);
  make(model);
  store(bench, model);
}

const store = (bench: Workbench, model: monaco.editor.ITextModel): void =>
  bench.files.edit(pathOf(model.uri), textOf(model));

const operationsOf = (model: monaco.editor.ITextModel, edits: readonly TextEdit[]) =>
  edits.map(({ span, text }) => ({ range: rangeOf(model, span.start, span.end), text }));
