import type { Workbench } from '../state/workbench.ts';
import { pathOf } from './models.ts';
import { monaco } from './monaco.ts';

/** Who goes through a text with the keys held down asks once, when they stop. */
const PAUSE = 150;

/** What the text is about where someone has put the cursor is marked on the board. While they type it stays as it was. */
export const highlightPlaces = (bench: Workbench, editor: monaco.editor.IStandaloneCodeEditor): monaco.IDisposable => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const listener = editor.onDidChangeCursorPosition(({ reason }) => {
    if (reason !== monaco.editor.CursorChangeReason.Explicit) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void light(bench, editor), PAUSE);
  });
  return {
    dispose: () => {
      clearTimeout(waiting);
      listener.dispose();
    },
  };
};

async function light(bench: Workbench, editor: monaco.editor.IStandaloneCodeEditor): Promise<void> {
  const [model, position] = [editor.getModel(), editor.getPosition()];
  if (!model || !position || bench.store.get().info === undefined) return;
  const members = (await bench.language(pathOf(model.uri)).members(model.getOffsetAt(position))) ?? [];
  const lit = members.map(({ kind, member }) => `${kind}.${member}`);
  if (lit.join() !== bench.store.get().highlighted.join()) bench.actions.highlight(lit);
}
