import type { Workbench } from '../state/workbench.ts';
import { pathOf } from './models.ts';
import { monaco } from './monaco.ts';

const CHANGE = 'sand.change-here';
const OF_BASE = 'sandOfBase';

/** Rules, tables and messages of the base can be said otherwise in a house rule; variants are house rules themselves. */
const isOfBase = (file: string): boolean => /\.(sand|json|csv|ftl)$/.test(file) && !file.startsWith('variants/');

/** The path of a text within its ruleset. */
const fileOf = ({ uri }: monaco.editor.ITextModel): string => {
  const path = pathOf(uri);
  return path.slice(path.indexOf('/') + 1);
};

/** In the menu of the text, where it is of the base. */
export const changeHereAction = (bench: Workbench, editor: monaco.editor.IStandaloneCodeEditor): void => {
  const place = (): { file: string; offset: number } | undefined => {
    const [model, position] = [editor.getModel(), editor.getPosition()];
    return model && position ? { file: fileOf(model), offset: model.getOffsetAt(position) } : undefined;
  };
  const ofBase = editor.createContextKey<boolean>(OF_BASE, false);
  editor.onDidChangeModel(() => ofBase.set(isOfBase(place()?.file ?? '')));
  editor.addAction({
    id: 'sand.change-this',
    label: bench.say('changeHere'),
    contextMenuGroupId: 'z_match',
    contextMenuOrder: 0,
    precondition: OF_BASE,
    run: () => {
      const at = place();
      if (at) bench.actions.openForm({ is: 'change-here', place: at });
    },
  });
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
