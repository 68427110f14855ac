import { editTo } from '@sandtable/text';
import type { State } from '../state/state.ts';
import type { Workbench } from '../state/workbench.ts';
import { monaco } from './monaco.ts';

const languageOf = (path: string): string => (path.endsWith('.sand') ? 'sand' : 'plaintext');

export const pathOf = (uri: monaco.Uri): string => uri.path.slice(1);

const uriOf = (path: string): monaco.Uri => monaco.Uri.parse(`sand:///${path}`);

export const modelOf = (path: string, text: string): monaco.editor.ITextModel => {
  const uri = uriOf(path);
  return monaco.editor.getModel(uri) ?? monaco.editor.createModel(text, languageOf(path), uri);
};

const texts = new WeakMap<monaco.editor.ITextModel, { readonly version: number; readonly text: string }>();

/** What stands in a model. Monaco keeps it in pieces, so that joining them takes a while in a long text. */
export const textOf = (model: monaco.editor.ITextModel): string => {
  const version = model.getVersionId();
  const known = texts.get(model);
  if (known?.version === version) return known.text;
  const text = model.getValue();
  texts.set(model, { version, text });
  return text;
};

export const rangeOf = (model: monaco.editor.ITextModel, start: number, end: number): monaco.Range =>
  monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end));

/** The model of a file of the open ruleset, as the store has it now. */
export const modelIn = (bench: Workbench, file: string): monaco.editor.ITextModel => {
  const { ruleset, buffers } = bench.store.get();
  const path = `${ruleset}/${file}`;
  const text = buffers[path]?.text ?? '';
  const model = modelOf(path, text);
  receive(model, text);
  return model;
};

/** The models of files of the open ruleset that there are, as the store has them now. */
export const modelsNow = (bench: Workbench): readonly monaco.editor.ITextModel[] => {
  const { ruleset, buffers } = bench.store.get();
  return monaco.editor.getModels().filter((model) => {
    const path = pathOf(model.uri);
    const text = path.startsWith(`${ruleset}/`) ? buffers[path]?.text : undefined;
    if (text !== undefined) receive(model, text);
    return text !== undefined;
  });
};

/** The text of the open file where its model has another: a conflict was settled, or the file changed on disk. */
export const textFromElsewhere = ({ active, buffers }: State): string | undefined => {
  const text = buffers[active ?? '']?.text;
  const model = active === undefined ? null : monaco.editor.getModel(uriOf(active));
  return model && textOf(model) === text ? undefined : text;
};

/** Models that are being given a text that the store has already. */
const receiving = new WeakSet<monaco.editor.ITextModel>();

/** Gives a model the text of the store, as a step that undo takes back: someone else's text is a change like any other. */
export const receive = (model: monaco.editor.ITextModel, text: string): void => {
  if (textOf(model) === text) return;
  receiving.add(model);
  model.pushStackElement();
  const { CRLF, LF } = monaco.editor.EndOfLineSequence;
  if (text.includes('\n')) model.pushEOL(text.includes('\r\n') ? CRLF : LF);
  const { start, end, text: put } = editTo(textOf(model), text);
  model.pushEditOperations([], [{ range: rangeOf(model, start, end), text: put }], () => null);
  model.pushStackElement();
  receiving.delete(model);
};

/** Renames and repairs may change files that no tab shows, so every model is listened to. */
export const listening = (bench: Workbench): monaco.IDisposable => {
  const listen = (model: monaco.editor.ITextModel): monaco.IDisposable =>
    model.onDidChangeContent(() => {
      if (!receiving.has(model)) bench.files.edit(pathOf(model.uri), textOf(model));
    });
  const listeners = monaco.editor.getModels().map(listen);
  listeners.push(monaco.editor.onDidCreateModel((model) => void listeners.push(listen(model))));
  return {
    dispose: () => {
      for (const listener of listeners) listener.dispose();
    },
  };
};

/** Places in files of the open ruleset as Monaco wants them. */
export const locationOf = (
  bench: Workbench,
  { file, start, end }: { readonly file: string; readonly start: number; readonly end: number },
): monaco.languages.Location => {
  const model = modelIn(bench, file);
  return { uri: model.uri, range: rangeOf(model, start, end) };
};

/** Edits of several files as one step that one undo takes back. */
export const editsOf = (
  bench: Workbench,
  edits: readonly {
    readonly span: { readonly file: string; readonly start: number; readonly end: number };
    readonly text: string;
  }[],
): monaco.languages.WorkspaceEdit => ({
  edits: edits.map(({ span, text }) => {
    const { uri, range } = locationOf(bench, span);
    return { resource: uri, textEdit: { range, text }, versionId: undefined };
  }),
});
