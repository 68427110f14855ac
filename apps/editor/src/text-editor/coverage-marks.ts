import { type Ran, type StatementRan, statementsIn } from '@sandtable/analysis';
import type { State } from '../state/state.ts';
import type { Workbench } from '../state/workbench.ts';
import { pathOf } from './models.ts';
import { monaco } from './monaco.ts';

type Model = monaco.editor.ITextModel;

/** ReferenceComparison each line what became of the first statement that begins there; pointing at it tells how often it ran. */
export function coverageMarks(
  bench: Workbench,
  { coverage, coverageMarked, ruleset }: Pick<State, 'coverage' | 'coverageMarked' | 'ruleset'>,
  model: Model,
): monaco.editor.IModelDeltaDecoration[] {
  if (coverage === undefined || !coverageMarked) return [];
  const file = pathOf(model.uri).slice(`${ruleset}/`.length);
  return [...firstOfLines(model, statementsIn(coverage, file))].map(([line, one]) => ({
    range: new monaco.Range(line, 1, line, 1),
    options: {
      linesDecorationsClassName: `ran-mark ${CLASSES[one.ran]}`,
      linesDecorationsTooltip: hoverText(bench, one),
      stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
    },
  }));
}

const CLASSES: Readonly<Record<Ran, string>> = {
  match: 'ran-match',
  examples: 'ran-examples',
  bots: 'ran-bots',
  passed: 'ran-passed',
  never: 'ran-never',
};

const hoverText = (bench: Workbench, { ran, match, examples, bots }: StatementRan): string => {
  if (ran === 'passed') return bench.say('ranPassed');
  if (ran === 'never') return bench.say('ranNever');
  const { examplesRun = 0, games = 0 } = bench.store.get().coverage ?? {};
  return [
    bench.say('ranHere', { n: match }),
    ...(examplesRun > 0 ? [bench.say('ranExamples', { n: examples, of: examplesRun })] : []),
    ...(games > 0 ? [bench.say('ranBots', { n: bots, games })] : []),
  ].join(' ');
};

function firstOfLines(model: Model, statements: Iterable<StatementRan>): ReadonlyMap<number, StatementRan> {
  const lines = new Map<number, StatementRan>();
  for (const one of statements) {
    const line = model.getPositionAt(one.start).lineNumber;
    if (!lines.has(line)) lines.set(line, one);
  }
  return lines;
}
