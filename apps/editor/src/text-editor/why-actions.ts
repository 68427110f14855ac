import type { Workbench } from '../state/workbench.ts';
import { pathOf } from './models.ts';
import type { monaco } from './monaco.ts';

type Editor = monaco.editor.IStandaloneCodeEditor;

/** Asks why the rule at the cursor did not run. */
export const whyNotHere = (bench: Workbench, editor: Editor): void => {
  const [model, place] = [editor.getModel(), editor.getPosition()];
  const { ruleset, viewer, view } = bench.store.get();
  if (!model || !place || view === undefined || viewer !== 'all') return;
  const path = pathOf(model.uri);
  if (!path.startsWith(`${ruleset}/`)) return;
  void bench.why.rule(path.slice(`${ruleset}/`.length), model.getOffsetAt(place));
};

/** Watches the value of what is selected. */
export const watchSelected = (bench: Workbench, editor: Editor): void => {
  const range = editor.getSelection();
  const text = range && editor.getModel()?.getValueInRange(range).replaceAll(/\s+/g, ' ').trim();
  if (text) bench.why.watchAlso(text);
};
