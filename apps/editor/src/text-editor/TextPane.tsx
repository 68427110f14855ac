import { useEffect } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import type { Goto } from '../state/slices/editor.ts';
import type { State } from '../state/state.ts';
import type { Editor } from './create-editor.ts';
import { visible } from './markers.ts';
import { modelOf } from './models.ts';
import { monaco } from './monaco.ts';
import { useEditor } from './useEditor.ts';
import { useEditorOptions } from './useEditorOptions.ts';
import { useEditorText } from './useEditorText.ts';
import { useMarks } from './useMarks.ts';

/** The text of the open file. Monaco holds the models; the store holds the truth that is compiled and saved. */
export const TextPane = () => {
  const { bench } = useWorkbench();
  const { host, editor } = useEditor();
  const goto = useStore((state) => state.goto);
  useEditorText(editor);
  useEditorOptions(editor);
  useMarks(editor);
  useEffect(() => {
    if (goto && editor) show(editor, goto, bench.store.get());
  }, [bench, editor, goto]);
  // Its menu stands beside the editor within this, and has the colours of the theme only from a component's class.
  return <div className="monaco monaco-component" ref={host} />;
};

/** So many pixels of what is shown are seen at least where the text isn't moved sideways. */
const SEEN = 80;

const show = (editor: Editor, { path, start, end, keepFocus }: Goto, state: State): void => {
  const model = modelOf(path, state.buffers[path]?.text ?? '');
  editor.setModel(model);
  // A text that was put away, or has just been given another height, would else take its middle from what it was.
  editor.layout();
  const range = visible(model, start, end);
  // Where it begins is shown, with the cursor: a long line would else be pushed sideways to show where it ends.
  editor.setSelection(monaco.Selection.fromRange(range, monaco.SelectionDirection.RTL));
  editor.revealPositionInCenter(range.getStartPosition());
  const from = editor.getOffsetForColumn(range.startLineNumber, range.startColumn);
  if (from + SEEN < editor.getLayoutInfo().contentWidth) editor.setScrollLeft(0);
  if (keepFocus !== true) editor.focus();
};
