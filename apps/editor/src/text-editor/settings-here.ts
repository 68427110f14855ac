import type { Workbench } from '../state/workbench.ts';
import { pathOf } from './models.ts';
import type { monaco } from './monaco.ts';

/** Shows the settings of the rule or sentence that the cursor is in. */
export const settingsAtCursor = async (
  bench: Workbench,
  editor: monaco.editor.IStandaloneCodeEditor,
): Promise<void> => {
  const [model, place] = [editor.getModel(), editor.getPosition()];
  if (model === null || place === null) return;
  const paths = (await bench.language(pathOf(model.uri)).settingsAt(model.getOffsetAt(place))) ?? [];
  if (paths.length === 0) bench.actions.notify(bench.say('settingsNoneHere'));
  else bench.actions.showSettings(paths);
};
