import { useEffect, useRef } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { notesText } from '../notes/threads.ts';
import { pick } from '../state/selectors.ts';
import type { Goto } from '../state/slices/editor.ts';
import type { State } from '../state/state.ts';
import type { Workbench } from '../state/workbench.ts';
import { besideText, showBeside } from './beside-text.ts';
import { breakPoints, showBreaks } from './break-marks.ts';
import { changeHere, changeHereAction } from './change-here.ts';
import { changes } from './changes.ts';
import { completing, signatures } from './completing.ts';
import { coverageMarks } from './coverage-marks.ts';
import { registerSand } from './language.ts';
import { litPlaces } from './lit-places.ts';
import { mark, visible } from './markers.ts';
import { listening, modelOf, receive, textFromElsewhere } from './models.ts';
import { monaco } from './monaco.ts';
import { mutationMarks } from './mutation-marks.ts';
import { naming } from './naming.ts';
import { noteHere, noteHereAction } from './note-here.ts';
import { noteClicks, noteMarks } from './note-marks.ts';
import { backToBase, overlayOf } from './overlays.ts';
import { repairs } from './repairs.ts';
import { shape } from './shape.ts';
import { keepBrackets } from './steady-brackets.ts';
import { tabKey } from './tab-key.ts';
import { followTheme } from './theme.ts';
import { whyActions } from './why-actions.ts';

registerSand();
keepBrackets();
followTheme();

type Editor = monaco.editor.IStandaloneCodeEditor;

const create = (element: HTMLElement): Editor =>
  monaco.editor.create(element, {
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
  });

/** What begins so near to the margin is seen without moving the text sideways. */
const NEAR = 40;

const show = (editor: Editor, { path, start, end, quiet }: Goto, state: State): void => {
  const model = modelOf(path, state.buffers[path]?.text ?? '');
  editor.setModel(model);
  // A text that was put away, or has just been given another height, would else take its middle from what it was.
  editor.layout();
  const range = visible(model, start, end);
  // Where it begins is shown, with the cursor: a long line would else be pushed sideways to show where it ends.
  editor.setSelection(monaco.Selection.fromRange(range, monaco.SelectionDirection.RTL));
  editor.revealPositionInCenter(range.getStartPosition());
  if (range.startColumn < NEAR) editor.setScrollLeft(0);
  if (quiet !== true) editor.focus();
};

const formatter = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerDocumentFormattingEditProvider('sand', {
    provideDocumentFormattingEdits: async (model) => {
      const text = await bench.format(model.uri.path.slice(1));
      return text === undefined || text === model.getValue() ? [] : [{ range: model.getFullModelRange(), text }];
    },
  });

/** The text of the open file. Monaco holds the models; the store holds the truth that is compiled and saved. */
export const TextPane = () => {
  const { bench } = useWorkbench();
  const state = useStore(
    pick(
      'active',
      'findings',
      'goto',
      'overlaid',
      'ruleset',
      'tabIndents',
      'lang',
      'besideText',
      'coverage',
      'coverageMarked',
      'mutation',
      'noted',
      'breaks',
    ),
  );
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | undefined>(undefined);
  const { active, findings, goto, overlaid, ruleset, tabIndents, lang } = state;
  const fromElsewhere = useStore(textFromElsewhere);

  useEffect(() => {
    if (host.current === null) return;
    const made = create(host.current);
    editor.current = made;
    const services = [
      listening(bench),
      formatter(bench),
      completing(bench),
      signatures(bench),
      ...naming(bench),
      ...shape(bench),
      ...repairs(bench),
      ...changes(bench),
      ...besideText(bench),
      backToBase(bench),
      ...changeHere(bench),
      ...noteHere(bench),
      litPlaces(bench, made),
    ];
    tabKey(bench, made);
    changeHereAction(bench, made);
    noteHereAction(bench, made);
    noteClicks(bench, made);
    whyActions(bench, made);
    breakPoints(bench, made);
    made.addCommand(
      monaco.KeyMod.CtrlCmd | monaco.KeyCode.KeyS,
      () => void bench.files.save(bench.store.get().active ?? ''),
    );
    return () => {
      for (const service of services) service.dispose();
      made.dispose();
    };
  }, [bench]);

  // Readers aloud say how to get out again before anybody is in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are those of the language of the page.
  useEffect(() => {
    const file = active?.slice(active.indexOf('/') + 1) ?? '';
    const leave = bench.say(tabIndents ? 'tabIndents' : 'tabLeaves');
    editor.current?.updateOptions({ ariaLabel: bench.say('textOf', { file, leave }) });
  }, [bench, active, tabIndents, lang]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text comes into the model.
  useEffect(() => {
    // The store is asked, because what was drawn may be older than what has been typed since.
    const text = bench.store.get().buffers[active ?? '']?.text;
    if (active === undefined || text === undefined) return;
    const model = modelOf(active, text);
    if (editor.current?.getModel() !== model) editor.current?.setModel(model);
    receive(model, text);
  }, [bench, active, fromElsewhere]);

  const isLossy = useStore(({ buffers }) => buffers[active ?? '']?.lossy === true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are those of the language of the page.
  useEffect(() => {
    editor.current?.updateOptions({ readOnly: isLossy, readOnlyMessage: { value: bench.say('notText') } });
  }, [bench, isLossy, lang]);

  useEffect(() => {
    if (editor.current) showBeside(editor.current, state.besideText);
  }, [state.besideText]);

  // The open file is among the causes: its model may only just have been made.
  useEffect(() => {
    if (active !== undefined) mark(findings, ruleset);
  }, [findings, ruleset, active]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies over the open file is read from the store.
  useEffect(() => {
    const model = editor.current?.getModel();
    if (!model) return;
    const marks = editor.current?.createDecorationsCollection(overlayOf(bench, model));
    return () => marks?.clear();
  }, [bench, overlaid, active]);

  const { coverage, coverageMarked } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what ran of the open file is read from the store.
  useEffect(() => {
    const model = editor.current?.getModel();
    if (!model) return;
    const marks = editor.current?.createDecorationsCollection(coverageMarks(bench, model));
    return () => marks?.clear();
  }, [bench, coverage, coverageMarked, active]);

  const { mutation } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what nobody notices in the open file is read from the store.
  useEffect(() => {
    const model = editor.current?.getModel();
    if (!model) return;
    const marks = editor.current?.createDecorationsCollection(mutationMarks(bench, model));
    return () => marks?.clear();
  }, [bench, mutation, coverageMarked, active]);

  const noted = useStore(notesText);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is noted in the open file is read from the store.
  useEffect(() => {
    const model = editor.current?.getModel();
    if (!model) return;
    const marks = editor.current?.createDecorationsCollection(noteMarks(bench, model));
    return () => marks?.clear();
  }, [bench, noted, state.noted, active]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: those of the open file are read from the store.
  useEffect(() => (editor.current ? showBreaks(bench, editor.current) : undefined), [bench, state.breaks, active]);

  useEffect(() => {
    if (goto && editor.current) show(editor.current, goto, bench.store.get());
  }, [bench, goto]);

  // Its menu stands beside the editor within this, and has the colours of the theme only from a component's class.
  return <div className="monaco monaco-component" ref={host} />;
};
