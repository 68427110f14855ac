import type { State } from '../state/state.ts';
import type { Workbench } from '../state/workbench.ts';
import type { SurvivorSummary } from '../workers/mutation-protocol.ts';
import { pathOf } from './models.ts';
import { monaco } from './monaco.ts';

type Model = monaco.editor.ITextModel;

/** Marks each line with changes that nobody noticed, and the changed words in it; pointing at it tells which. */
export function mutationMarks(
  bench: Workbench,
  { mutation, coverageMarked, ruleset }: Pick<State, 'mutation' | 'coverageMarked' | 'ruleset'>,
  model: Model,
): monaco.editor.IModelDeltaDecoration[] {
  if (mutation === undefined || !coverageMarked) return [];
  const file = pathOf(model.uri).slice(`${ruleset}/`.length);
  const own = mutation.survivors.filter(({ span }) => span.file === file);
  const lines = Map.groupBy(own, ({ span }) => model.getPositionAt(span.start).lineNumber);
  return [...lines].map(([line, changes]) => ({
    range: new monaco.Range(line, 1, line, 1),
    options: {
      linesDecorationsClassName: 'survivor-mark',
      linesDecorationsTooltip: changes.map((one) => hoverText(bench, one)).join('\n'),
      stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
    },
  }));
}

const hoverText = (bench: Workbench, { line }: SurvivorSummary): string => bench.say('mutationMark', { change: line });
