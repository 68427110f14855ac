import type { Workbench } from '../state/workbench.ts';
import { breakClicks } from './break-marks.ts';
import { changeHere } from './change-here.ts';
import { changes } from './changes.ts';
import { completing, signatures } from './completing.ts';
import { examplesHere } from './examples-here.ts';
import { highlightPlaces } from './highlight-places.ts';
import { inlineHints } from './inline-hints.ts';
import { keepBrackets } from './keep-brackets.ts';
import { keepLenses } from './keep-lenses.ts';
import { registerSand } from './language.ts';
import { listening } from './models.ts';
import { monaco } from './monaco.ts';
import { naming } from './naming.ts';
import { noteHere } from './note-here.ts';
import { noteClicks } from './note-marks.ts';
import { backToBase } from './overlays.ts';
import { addOwnActions } from './own-actions.ts';
import { repairs } from './repairs.ts';
import { shape } from './shape.ts';
import { skipUnseen } from './skip-unseen.ts';
import { tabKey } from './tab-key.ts';
import { followTheme } from './theme.ts';

export type Editor = monaco.editor.IStandaloneCodeEditor;

registerSand();
keepBrackets();
keepLenses();
skipUnseen();
followTheme();

/** Puts a text editor into an element, with everything that the language can say; dispose of it with what is returned. */
export const createEditor = (bench: Workbench, element: HTMLElement): { editor: Editor; dispose: () => void } => {
  const editor = monaco.editor.create(element, OPTIONS);
  const services = [...servicesOf(bench), highlightPlaces(bench, editor)];
  tabKey(bench, editor);
  addOwnActions(bench, editor);
  noteClicks(bench, editor);
  breakClicks(bench, editor);
  const dispose = (): void => {
    for (const service of services) service.dispose();
    editor.dispose();
  };
  return { editor, dispose };
};

const OPTIONS: monaco.editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  fontFamily: "'JetBrains Mono', monospace",
  fontSize: 13,
  lineHeight: 20,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  renderLineHighlight: 'line',
  overviewRulerBorder: false,
  fixedOverflowWidgets: true,
  tabSize: 2,
  wordBasedSuggestions: 'off',
  'semanticHighlighting.enabled': true,
  tabFocusMode: true,
  glyphMargin: true,
  suggest: { showWords: false },
  padding: { top: 8, bottom: 8 },
};

const servicesOf = (bench: Workbench): readonly monaco.IDisposable[] => [
  listening(bench),
  formatter(bench),
  completing(bench),
  signatures(bench),
  ...naming(bench),
  ...shape(bench),
  ...repairs(bench),
  ...changes(bench),
  ...inlineHints(bench),
  backToBase(bench),
  // Monaco lists what was registered last first: a change is wanted more often than a comment.
  ...noteHere(bench),
  ...examplesHere(bench),
  ...changeHere(bench),
];

const formatter = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerDocumentFormattingEditProvider('sand', {
    provideDocumentFormattingEdits: async (model) => {
      const text = await bench.format(model.uri.path.slice(1));
      return text === undefined || text === model.getValue() ? [] : [{ range: model.getFullModelRange(), text }];
    },
  });
