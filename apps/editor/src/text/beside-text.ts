import type { Workbench } from '../state/workbench.ts';
import { pathOf, rangeOf } from './models.ts';
import { monaco } from './monaco.ts';
import { GOTO } from './why-this.ts';

const REFERENCES = 'sand.references';

/** Switches what is shown beside the text on or off. */
export const showBeside = (editor: monaco.editor.IStandaloneCodeEditor, shown: boolean): void =>
  editor.updateOptions({ codeLens: shown, inlayHints: { enabled: shown ? 'on' : 'off' } });

const lenses = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerCodeLensProvider(['sand', 'plaintext'], {
    provideCodeLenses: async (model) => {
      const told = bench.store.get().besideText ? await bench.ask(pathOf(model.uri), { ask: 'lenses' }) : {};
      const all = (told.lenses ?? []).map(({ at, title, to }) => {
        const range = rangeOf(model, at.start, at.end);
        const uses = { id: REFERENCES, title, arguments: [range.getStartPosition()] };
        return { range, command: to ? { id: GOTO, title, arguments: [to.file, to.start, to.end] } : uses };
      });
      return { lenses: all, dispose: () => undefined };
    },
  });

const hints = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerInlayHintsProvider('sand', {
    provideInlayHints: async (model, range) => {
      const [start, end] = [model.getOffsetAt(range.getStartPosition()), model.getOffsetAt(range.getEndPosition())];
      const told = await bench.ask(pathOf(model.uri), { ask: 'hints', start, end });
      const all = (told.hints ?? []).map(({ at, text, sort }) => {
        const side = sort === 'parameter' ? { paddingRight: true } : { paddingLeft: true };
        return { position: model.getPositionAt(at), label: text, ...side };
      });
      return { hints: all, dispose: () => undefined };
    },
  });

/** A count of uses leads to the list of them, as Shift+F12 does. */
const references = (): monaco.IDisposable =>
  monaco.editor.registerCommand(REFERENCES, (_, place: monaco.IPosition) => {
    const [editor] = monaco.editor.getEditors();
    editor?.setPosition(place);
    editor?.trigger('sand', 'editor.action.referenceSearch.trigger', {});
  });

/** How often declarations are used, and what numbers come to. */
export const besideText = (bench: Workbench): readonly monaco.IDisposable[] => [
  lenses(bench),
  hints(bench),
  references(),
];
