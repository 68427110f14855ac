import type { Break } from '../state/slices/match.ts';
import type { Workbench } from '../state/workbench.ts';
import { pathOf } from './models.ts';
import { monaco } from './monaco.ts';

type Editor = monaco.editor.IStandaloneCodeEditor;

/** The rules that a text belongs to, by their path within the ruleset that is open. */
const ruleFile = (bench: Workbench, model: monaco.editor.ITextModel | null): string | undefined => {
  const { ruleset } = bench.store.get();
  const path = model ? pathOf(model.uri) : '';
  return path.startsWith(`${ruleset}/`) && path.endsWith('.sand') ? path.slice(`${ruleset}/`.length) : undefined;
};

const toggleLine = (bench: Workbench, editor: Editor, line: number): void => {
  const file = ruleFile(bench, editor.getModel());
  if (file !== undefined) bench.breaks.toggle({ file, line });
};

/** Bots stop where the line of the cursor runs. */
export const toggleBreak = (bench: Workbench, editor: Editor): void =>
  toggleLine(bench, editor, editor.getPosition()?.lineNumber ?? 1);

/** A click in the margin does the same. */
export const breakClicks = (bench: Workbench, editor: Editor): void => {
  editor.onMouseDown(({ target }) => {
    if (target.type !== monaco.editor.MouseTargetType.GUTTER_GLYPH_MARGIN) return;
    toggleLine(bench, editor, target.position.lineNumber);
  });
};

/** Shows where they are in the open text, and keeps them on their lines while it is edited; gives what ends that. */
export const showBreaks = (
  bench: Workbench,
  editor: Editor,
  model: monaco.editor.ITextModel,
  breaks: readonly Break[],
): (() => void) => {
  const file = ruleFile(bench, model);
  if (file === undefined) return () => undefined;
  const own = breaks.flatMap((one) => ('file' in one && one.file === file ? [one.line] : []));
  if (own.length === 0) return () => undefined;
  const marks = editor.createDecorationsCollection(
    own.map((line) => ({
      range: new monaco.Range(line, 1, line, 1),
      options: {
        glyphMarginClassName: 'break-point',
        glyphMarginHoverMessage: { value: bench.say('breakHint') },
        stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
      },
    })),
  );
  const following = editor.onDidChangeModelContent(({ isFlush }) => {
    const lines = marks.getRanges().map(({ startLineNumber }) => startLineNumber);
    if (!isFlush && lines.length === own.length) bench.breaks.moved(file, lines);
  });
  return () => {
    following.dispose();
    marks.clear();
  };
};
