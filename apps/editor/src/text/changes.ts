import type { Workbench } from '../state/workbench.ts';
import type { Told } from '../work/protocol.ts';
import { editsOf, pathOf } from './models.ts';
import { monaco } from './monaco.ts';

type Change = NonNullable<Told['changes']>[number];

const KINDS = {
  fix: 'quickfix',
  extract: 'refactor.extract',
  inline: 'refactor.inline',
  rewrite: 'refactor.rewrite',
} as const satisfies Record<Change['sort'], string>;

const actionOf = (bench: Workbench, { title, sort, edits }: Change): monaco.languages.CodeAction => ({
  title,
  kind: KINDS[sort],
  edit: editsOf(bench, edits),
});

/** What can be done with the text, for who asks what can be done here: nobody wants a light at every name. */
export const changes = (bench: Workbench): readonly monaco.IDisposable[] => [
  monaco.languages.registerCodeActionProvider(['sand', 'plaintext'], {
    provideCodeActions: async (model, range, { trigger }) => {
      const isAsked = trigger === monaco.languages.CodeActionTriggerType.Invoke;
      const [start, end] = [model.getOffsetAt(range.getStartPosition()), model.getOffsetAt(range.getEndPosition())];
      const told = isAsked ? await bench.ask(pathOf(model.uri), { ask: 'changes', start, end }) : {};
      return { actions: (told.changes ?? []).map((one) => actionOf(bench, one)), dispose: () => undefined };
    },
  }),
];
