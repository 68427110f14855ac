import { useCallback, useEffect } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { breaksOf } from '../state/break-list.ts';
import { pick } from '../state/selectors.ts';
import { notesText, threadsOf } from '../state/threads.ts';
import { showBreaks } from './break-marks.ts';
import { coverageMarks } from './coverage-marks.ts';
import type { Editor } from './create-editor.ts';
import { mark } from './markers.ts';
import type { monaco } from './monaco.ts';
import { mutationMarks } from './mutation-marks.ts';
import { noteMarks } from './note-marks.ts';
import { overlayMarks } from './overlays.ts';
import { useShownModel } from './useShownModel.ts';

/** Everything that is marked in the text and beside it. */
export const useMarks = (editor: Editor | undefined): void => {
  const model = useShownModel(editor);
  useFindingMarks(model);
  useOverlayMarks(editor, model);
  useCoverageMarks(editor, model);
  useMutationMarks(editor, model);
  useNoteMarks(editor, model);
  useBreakMarks(editor, model);
};

type Model = monaco.editor.ITextModel;
type MarksOf = (model: Model) => monaco.editor.IModelDeltaDecoration[];

/** Keeps marks in the shown text until others take their place. */
const useDecorations = (editor: Editor | undefined, model: Model | undefined, marksOf: MarksOf): void => {
  useEffect(() => {
    if (editor === undefined || model === undefined || editor.getModel() !== model) return;
    const marks = editor.createDecorationsCollection(marksOf(model));
    return () => marks.clear();
  }, [editor, model, marksOf]);
};

const useFindingMarks = (model: Model | undefined): void => {
  const { findings, ruleset } = useStore(pick('findings', 'ruleset'));
  // The text may only just have been opened, and its findings known before.
  useEffect(() => {
    if (model !== undefined) mark(findings, ruleset);
  }, [findings, ruleset, model]);
};

const useOverlayMarks = (editor: Editor | undefined, model: Model | undefined): void => {
  const { bench } = useWorkbench();
  const overlaid = useStore((state) => state.overlaid);
  useDecorations(
    editor,
    model,
    useCallback((text: Model) => overlayMarks(bench, overlaid, text), [bench, overlaid]),
  );
};

const useCoverageMarks = (editor: Editor | undefined, model: Model | undefined): void => {
  const { bench } = useWorkbench();
  const shown = useStore(pick('coverage', 'coverageMarked', 'ruleset'));
  useDecorations(
    editor,
    model,
    useCallback((text: Model) => coverageMarks(bench, shown, text), [bench, shown]),
  );
};

const useMutationMarks = (editor: Editor | undefined, model: Model | undefined): void => {
  const { bench } = useWorkbench();
  const shown = useStore(pick('mutation', 'coverageMarked', 'ruleset'));
  useDecorations(
    editor,
    model,
    useCallback((text: Model) => mutationMarks(bench, shown, text), [bench, shown]),
  );
};

const useNoteMarks = (editor: Editor | undefined, model: Model | undefined): void => {
  const { noted, ruleset } = useStore(pick('noted', 'ruleset'));
  const notes = useStore(notesText);
  useDecorations(
    editor,
    model,
    useCallback((text: Model) => noteMarks(ruleset, threadsOf(notes, noted), text), [ruleset, notes, noted]),
  );
};

const useBreakMarks = (editor: Editor | undefined, model: Model | undefined): void => {
  const { bench } = useWorkbench();
  const state = useStore(pick('breaks', 'ruleset'));
  useEffect(() => {
    if (editor === undefined || model === undefined || editor.getModel() !== model) return;
    return showBreaks(bench, editor, model, breaksOf(state));
  }, [bench, editor, model, state]);
};
