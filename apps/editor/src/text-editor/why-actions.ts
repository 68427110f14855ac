import type { Workbench } from '../state/workbench.ts';
import { pathOf } from './models.ts';
import type { monaco } from './monaco.ts';

/** In the menu of the text: why what stands there did not happen, and watching what is selected. */
export const whyActions = (bench: Workbench, editor: monaco.editor.IStandaloneCodeEditor): void => {
  editor.addAction({
    id: 'sand.why',
    label: bench.say('whyDidNot'),
    contextMenuGroupId: 'z_match',
    contextMenuOrder: 1,
    run: () => {
      const [model, place] = [editor.getModel(), editor.getPosition()];
      const { ruleset, viewer, view } = bench.store.get();
      if (!model || !place || view === undefined || viewer !== 'all') return;
      const path = pathOf(model.uri);
      if (!path.startsWith(`${ruleset}/`)) return;
      void bench.why.rule(path.slice(`${ruleset}/`.length), model.getOffsetAt(place));
    },
  });
  editor.addAction({
    id: 'sand.watch',
    label: bench.say('watchSelected'),
    contextMenuGroupId: 'z_match',
    contextMenuOrder: 2,
    precondition: 'editorHasSelection',
    run: () => {
      const range = editor.getSelection();
      const text = range && editor.getModel()?.getValueInRange(range).replaceAll(/\s+/g, ' ').trim();
      if (text) bench.why.watchAlso(text);
    },
  });
};
