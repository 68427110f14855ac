import type { Workbench } from '../state/workbench.ts';
import { pathOf } from './models.ts';
import { monaco } from './monaco.ts';

const CHANGE = 'sand.change-here';

/** Rules, tables and messages of the base can be said otherwise in a house rule; variants are house rules themselves. */
const isOfBase = (file: string): boolean => /\.(sand|json|csv|ftl)$/.test(file) && !file.startsWith('variants/');

export const changeHere = (bench: Workbench): readonly monaco.IDisposable[] => [
  monaco.editor.registerCommand(CHANGE, (_, file: string, offset: number) =>
    bench.store.set({ changing: { file, offset } }),
  ),
  monaco.languages.registerCodeActionProvider(['sand', 'plaintext'], {
    provideCodeActions: (model, range) => {
      const path = pathOf(model.uri);
      const file = path.slice(path.indexOf('/') + 1);
      const title = bench.say('changeHere');
      const offset = model.getOffsetAt(range.getStartPosition());
      const command = { id: CHANGE, title, arguments: [file, offset] };
      const actions = isOfBase(file) ? [{ title, kind: 'refactor', command }] : [];
      return { actions, dispose: () => undefined };
    },
  }),
];
