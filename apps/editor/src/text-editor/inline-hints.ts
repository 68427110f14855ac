import type { Lens } from '@sandtable/ide';
import { lineIndex } from '@sandtable/text';
import type { Workbench } from '../state/workbench.ts';
import { pathOf, textOf } from './models.ts';
import { monaco } from './monaco.ts';
import { GOTO } from './why-this.ts';

const REFERENCES = 'sand.references';

/** How long typing rests, in milliseconds, behind the pause that Monaco makes itself. */
const REST = 300;

/** Switches what is shown beside the text on or off. */
export const showInlineHints = (editor: monaco.editor.IStandaloneCodeEditor, shown: boolean): void =>
  editor.updateOptions({ codeLens: shown, inlayHints: { enabled: shown ? 'on' : 'off' } });

const NO_LENSES = { lenses: [], dispose: () => undefined };

/**
 * Each line with a count moves in the page when counts arrive, hundreds of them in a long text: they are asked for once
 * typing rests.
 */
const lenses = (bench: Workbench): monaco.IDisposable => {
  const versions = new WeakMap<monaco.editor.ITextModel, number>();
  const again = new monaco.Emitter<monaco.languages.CodeLensProvider>();
  const provider: monaco.languages.CodeLensProvider = {
    onDidChange: again.event,
    provideCodeLenses: async (model, token) => {
      if (!bench.store.get().inlineHints) return NO_LENSES;
      const version = model.getVersionId();
      if ((versions.get(model) ?? version) !== version) await new Promise((done) => setTimeout(done, REST));
      const isLate = (): boolean => token.isCancellationRequested || model.getVersionId() !== version;
      const all = isLate() ? [] : ((await bench.language(pathOf(model.uri)).lenses()) ?? []);
      // The text has moved on, or says nothing yet, and is asked about again: an answer to this question would take
      // away what stands there, and the lines would jump.
      if (isLate() || (versions.has(model) && !bench.store.get().rulesValid)) return cancelled(token, NO_LENSES);
      versions.set(model, version);
      return { lenses: lensesOf(textOf(model), all), dispose: () => undefined };
    },
  };
  // What was asked while the rules had errors, or before they were checked, is asked again.
  // Counts are words, so another language of the page has others.
  bench.store.subscribe((now, was) => {
    const isNew = now.build !== was.build || !was.rulesValid || now.loadedLocale !== was.loadedLocale;
    if (now.rulesValid && (isNew || now.lang !== was.lang)) again.fire(provider);
  });
  return monaco.languages.registerCodeLensProvider(['sand', 'plaintext'], provider);
};

const cancelled = <T>(token: monaco.CancellationToken, answer: T): Promise<T> =>
  new Promise((done) => {
    if (token.isCancellationRequested) done(answer);
    else token.onCancellationRequested(() => done(answer));
  });

/** Monaco would look through its pieces of the text for every place. */
function lensesOf(text: string, all: readonly Lens[]): monaco.languages.CodeLens[] {
  const { positionAt } = lineIndex(text);
  return all.map(({ at, title, to }) => {
    const [start, end] = [positionAt(at.start), positionAt(at.end)];
    const range = new monaco.Range(start.line, start.column, end.line, end.column);
    const uses = { id: REFERENCES, title, arguments: [range.getStartPosition()] };
    return { range, command: to ? { id: GOTO, title, arguments: [to.file, to.start, to.end] } : uses };
  });
}

const hints = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerInlayHintsProvider('sand', {
    provideInlayHints: async (model, range) => {
      const [start, end] = [model.getOffsetAt(range.getStartPosition()), model.getOffsetAt(range.getEndPosition())];
      const offered = await bench.language(pathOf(model.uri)).hints(start, end);
      const all = (offered ?? []).map(({ at, text, sort }) => {
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
export const inlineHints = (bench: Workbench): readonly monaco.IDisposable[] => [
  lenses(bench),
  hints(bench),
  references(),
];
