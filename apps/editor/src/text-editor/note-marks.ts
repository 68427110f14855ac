import { lastWords, threadsIn } from '../state/threads.ts';
import type { Workbench } from '../state/workbench.ts';
import { pathOf } from './models.ts';
import { monaco } from './monaco.ts';

const MARK = 'note-mark';

/** Gives each rule with open threads a mark; pointing at it shows the last comment. */
export function noteMarks(
  ruleset: string | undefined,
  threads: ReturnType<typeof threadsIn>,
  model: monaco.editor.ITextModel,
): monaco.editor.IModelDeltaDecoration[] {
  const here = threads.filter(
    ({ thread, rule }) => !thread.settled && `${ruleset}/${rule?.at?.file}` === pathOf(model.uri),
  );
  const lines = Map.groupBy(here, ({ rule }) => model.getPositionAt(rule?.at?.start ?? 0).lineNumber);
  return [...lines].map(([line, shown]) => ({
    range: new monaco.Range(line, 1, line, 1),
    options: {
      firstLineDecorationClassName: MARK,
      linesDecorationsTooltip: shown.map(({ thread }) => lastWords(thread)).join('\n'),
      stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
    },
  }));
}

/** A click on a mark leads to the comments. */
export const noteClicks = (bench: Workbench, editor: monaco.editor.IStandaloneCodeEditor): void => {
  editor.onMouseDown(({ target }) => {
    if (!target.element?.classList.contains(MARK)) return;
    const line = target.position?.lineNumber;
    const model = editor.getModel();
    const shown = threadsIn(bench.store.get()).find(
      ({ thread, rule }) => !thread.settled && rule?.at && model?.getPositionAt(rule.at.start).lineNumber === line,
    );
    if (shown?.rule) bench.actions.startNote(shown.rule);
  });
};
