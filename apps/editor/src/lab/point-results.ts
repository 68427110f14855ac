import { isShare, noFigures, type SweepResult, sweepResult } from '@sandtable/analysis';
import { type Measure, measureKey } from '@sandtable/bots';
import type { NumberRun } from '../state/lab/runs.ts';
import type { Finding } from '../workers/protocol.ts';

/** What is evaluated: wins of all roles at once, or one measure. */
export const WINNERS = 'winners';

/** Everything that was counted at some point. */
export function measuresIn({ outcomes, asIs }: NumberRun): readonly Measure[] {
  const all = [...(asIs ? [asIs] : []), ...outcomes.map(({ outcome }) => outcome)].flatMap((outcome) =>
    'figures' in outcome ? outcome.figures.columns.map(({ measure }) => measure) : [],
  );
  return [...new Map(all.map((measure) => [measureKey(measure), measure])).values()];
}

/** The measures that someone chose by a key. */
export function chosenMeasures(all: readonly Measure[], key: string): readonly Measure[] {
  const chosen = all.filter((measure) => measureKey(measure) === key);
  return chosen.length > 0 ? chosen : all.filter(({ sort }) => sort === 'won');
}

/** The result at every point, held against the rules as they are. */
export function resultOf(run: NumberRun, measures: readonly Measure[]): SweepResult<Finding> {
  const { asked, outcomes, asIs, confidence } = run;
  return sweepResult<Finding>(
    asked.axes,
    outcomes.map(({ values }) => values),
    measures,
    [asIs ?? { figures: noFigures }, ...outcomes.map(({ outcome }) => outcome)],
    confidence === undefined ? {} : { confidence },
  );
}

export const allShares = (measures: readonly Measure[]): boolean => measures.every(isShare);
