import type { Workbench } from '../state/workbench.ts';
import { pathOf } from './models.ts';
import { monaco } from './monaco.ts';

type Editor = monaco.editor.IStandaloneCodeEditor;

const EXAMPLES = 'sand.examples-here';
const OF_VARIANT = 'sandOfVariant';

/** The house rule that a path is the file of; one in JSON has no patches of examples. */
const variantIn = (path: string): string | undefined => /^[^/]+\/variants\/([^/]+)\.sand$/.exec(path)?.[1];

/** Tells the editor whether the open text is a house rule. */
export const followVariants = (editor: Editor): void => {
  const here = editor.createContextKey<boolean>(OF_VARIANT, false);
  editor.onDidChangeModel(() => {
    const model = editor.getModel();
    here.set(model !== null && variantIn(pathOf(model.uri)) !== undefined);
  });
};

/** Shows how the house rule could change the examples of the base that it breaks, before it is written. */
async function changeIn(bench: Workbench, path: string): Promise<void> {
  const name = variantIn(path);
  if (name === undefined) return;
  const found = await bench.houseRules.exampleChanges(path.slice(path.indexOf('/') + 1), name);
  if (found === undefined) return bench.actions.notify(bench.say('notYet'));
  const { edits, count, left } = found;
  if (left.length > 0) bench.actions.notify(bench.say('examplesNoFix', { names: left.join(', ') }));
  else if (count === 0) bench.actions.notify(bench.say('examplesHold'));
  if (count === 0) return;
  bench.actions.openForm({
    is: 'preview',
    change: { title: bench.say('examplesFix', { n: count }), sort: 'rewrite', edits },
  });
}

const safely = (bench: Workbench, path: string): Promise<void> =>
  changeIn(bench, path).catch((error: unknown) => bench.actions.reportTrouble(error));

export const changeExamples = async (bench: Workbench, editor: Editor): Promise<void> => {
  const model = editor.getModel();
  if (model) await safely(bench, pathOf(model.uri));
};

/** Among what can be done in a house rule. */
export const examplesHere = (bench: Workbench): readonly monaco.IDisposable[] => [
  monaco.editor.registerCommand(EXAMPLES, (_, path: string) => void safely(bench, path)),
  monaco.languages.registerCodeActionProvider('sand', {
    provideCodeActions: (model) => {
      const path = pathOf(model.uri);
      const title = bench.say('examplesHere');
      const command = { id: EXAMPLES, title, arguments: [path] };
      const actions = variantIn(path) === undefined ? [] : [{ title, kind: 'quickfix', command }];
      return { actions, dispose: () => undefined };
    },
  }),
];
