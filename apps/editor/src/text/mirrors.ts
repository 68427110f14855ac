import type { Workbench } from '../state/workbench.ts';
import { editsOf, pathOf } from './models.ts';
import { monaco } from './monaco.ts';

/** The same rule for the other side, for who asks what can be done here: nobody wants a light at every name. */
export const mirrors = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerCodeActionProvider('sand', {
    provideCodeActions: async (model, range, { trigger }) => {
      const isAsked = trigger === monaco.languages.CodeActionTriggerType.Invoke;
      const offset = model.getOffsetAt(range.getStartPosition());
      const { changes = [] } = isAsked ? await bench.ask(pathOf(model.uri), { ask: 'mirrors', offset }) : {};
      const actions = changes.map(({ title, edits }) => ({
        title,
        kind: 'refactor.rewrite',
        edit: editsOf(bench, edits),
      }));
      return { actions, dispose: () => undefined };
    },
  });
