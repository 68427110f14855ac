import type { Workbench } from '../state/workbench.ts';
import { pathOf } from './models.ts';
import { monaco } from './monaco.ts';

type Editor = monaco.editor.IStandaloneCodeEditor;

const NOTE = 'sand.note-there';
const HAS_RULES = 'sandHasRules';
/** Rules of the base; notes are not about house rules. */
const hasRules = (path: string): boolean => path.endsWith('.sand') && !/^[^/]+\/variants\//.test(path);

/** Asks for a comment on the rule around an offset. */
async function noteAt(bench: Workbench, path: string, offset: number): Promise<void> {
  const rule = await bench.language(path).ruleAt(offset);
  if (rule === undefined) bench.actions.reportTrouble(bench.say('noteNowhere'));
  else bench.actions.startNote(rule);
}

/** Tells the editor whether the open text holds rules of the base. */
export const followRules = (editor: Editor): void => {
  const here = editor.createContextKey<boolean>(HAS_RULES, false);
  editor.onDidChangeModel(() => {
    const model = editor.getModel();
    here.set(model !== null && hasRules(pathOf(model.uri)));
  });
};

/** Asks for a comment on the rule that the cursor is in. */
export const noteAtCursor = async (bench: Workbench, editor: Editor): Promise<void> => {
  const [model, place] = [editor.getModel(), editor.getPosition()];
  if (model && place) await noteAt(bench, pathOf(model.uri), model.getOffsetAt(place));
};

/** Among what can be done at a place. */
export const noteHere = (bench: Workbench): readonly monaco.IDisposable[] => [
  monaco.editor.registerCommand(NOTE, (_, path: string, offset: number) => void noteAt(bench, path, offset)),
  monaco.languages.registerCodeActionProvider('sand', {
    provideCodeActions: (model, range) => {
      const path = pathOf(model.uri);
      const title = bench.say('noteHere');
      const command = { id: NOTE, title, arguments: [path, model.getOffsetAt(range.getStartPosition())] };
      return { actions: hasRules(path) ? [{ title, kind: 'refactor', command }] : [], dispose: () => undefined };
    },
  }),
];
