import type { Workbench } from '../state/workbench.ts';
import { pathOf } from './models.ts';
import { monaco } from './monaco.ts';

type Editor = monaco.editor.IStandaloneCodeEditor;

const CHANGE = 'sand.change-here';
const OF_BASE = 'sandOfBase';

/** Rules, tables and messages of the base can be changed in a house rule; variants are house rules themselves. */
const isOfBase = (file: string): boolean => /\.(sand|json|csv|ftl)$/.test(file) && !file.startsWith('variants/');

/** The path of a text within its ruleset. */
const fileOf = ({ uri }: monaco.editor.ITextModel): string => {
  const path = pathOf(uri);
  return path.slice(path.indexOf('/') + 1);
};

/** Tells the editor whether the open text is of the base. */
export const followBase = (editor: Editor): void => {
  const ofBase = editor.createContextKey<boolean>(OF_BASE, false);
  editor.onDidChangeModel(() => {
    const model = editor.getModel();
    ofBase.set(model !== null && isOfBase(fileOf(model)));
  });
};

/** Opens the form for saying otherwise what the cursor is in. */
export const changeAtCursor = (bench: Workbench, editor: Editor): void => {
  const [model, position] = [editor.getModel(), editor.getPosition()];
  if (model === null || position === null) return;
  bench.actions.openForm({ is: 'change-here', place: { file: fileOf(model), offset: model.getOffsetAt(position) } });
};

export const changeHere = (bench: Workbench): readonly monaco.IDisposable[] => [
  monaco.editor.registerCommand(CHANGE, (_, file: string, offset: number) =>
    bench.actions.openForm({ is: 'change-here', place: { file, offset } }),
  ),
  monaco.languages.registerCodeActionProvider(['sand', 'plaintext'], {
    provideCodeActions: (model, range) => {
      const file = fileOf(model);
      const title = bench.say('changeHere');
      const offset = model.getOffsetAt(range.getStartPosition());
      const command = { id: CHANGE, title, arguments: [file, offset] };
      const actions = isOfBase(file) ? [{ title, kind: 'refactor', command }] : [];
      return { actions, dispose: () => undefined };
    },
  }),
];
