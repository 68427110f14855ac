import {
  type Axis,
  type Difference,
  differenceOf,
  type GameFigures,
  type Measured,
  measured,
  measureName,
  type Point,
} from '@sandtable/analysis';
import type { Measure } from '@sandtable/bots';
import type { Diagnostic } from '@sandtable/diagnostics';
import type { Outcome } from './experiment.ts';

/** A measure at one point, and how it differs from the same games under the rules as they are. */
export interface Figure extends Measured {
  readonly measure: Measure;
  readonly difference: Difference | undefined;
}

/** What came out at one point. */
export interface PointResult {
  readonly values: Point;
  readonly games: number;
  readonly faults: number;
  readonly figures: readonly Figure[];
  readonly findings: readonly Diagnostic[];
  /** Path of a text that says what is wrong with its options. */
  readonly problem: string | undefined;
}

export interface SweepResult {
  readonly axes: readonly Axis[];
  readonly measures: readonly Measure[];
  /** The rules as they are. */
  readonly asIs: PointResult;
  readonly points: readonly PointResult[];
}

/** Holds each point against the rules as they are, the first of the outcomes. */
export function sweepResult(
  axes: readonly Axis[],
  points: readonly Point[],
  measures: readonly Measure[],
  [asIs, ...outcomes]: readonly Outcome[],
): SweepResult {
  const base = asIs && 'figures' in asIs ? asIs.figures : undefined;
  return {
    axes,
    measures,
    asIs: pointResult([], measures, asIs, undefined, 1),
    points: points.map((values, i) => pointResult(values, measures, outcomes[i], base, points.length)),
  };
}

function pointResult(
  values: Point,
  measures: readonly Measure[],
  outcome: Outcome | undefined,
  base: GameFigures | undefined,
  among: number,
): PointResult {
  if (outcome === undefined || 'failed' in outcome) {
    const { findings = [], problem } = outcome?.failed ?? {};
    return { values, games: 0, faults: 0, figures: [], findings, problem };
  }
  const { figures } = outcome;
  return {
    values,
    games: figures.games,
    faults: figures.faults.reduce((sum, one) => sum + one, 0),
    figures: measures.map((measure) => ({
      measure,
      ...measured(figures, measure),
      difference: base && differenceOf(base, figures, measure, among),
    })),
    findings: [],
    problem: undefined,
  };
}

/** The same as plain data, with measures by the names they are asked for by. */
export function plainOf({ axes, measures, asIs, points }: SweepResult) {
  return {
    axes: axes.map(({ name, values }) => ({ name, values })),
    measures: measures.map(measureName),
    asIs: plainPoint(asIs),
    points: points.map(plainPoint),
  };
}

const plainPoint = ({ values, games, faults, figures, findings, problem }: PointResult) => ({
  values,
  games,
  faults,
  figures: figures.map(({ measure, mean, interval, difference }) => ({
    measure: measureName(measure),
    mean,
    ...interval,
    difference: difference && { mean: difference.mean, ...difference.interval, isClear: difference.isClear },
  })),
  findings,
  problem,
});
