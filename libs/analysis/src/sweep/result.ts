import type { Measure, MeasureSort } from '@sandtable/bots';
import { isPrecise } from './enough.ts';
import type { GameFigures } from './figures.ts';
import { measureName } from './measure-names.ts';
import { type Difference, differenceOf, type Measured, measured } from './measured.ts';
import type { Axis, Point } from './points.ts';

/** A point that can't be played, and why: findings of its rules, or what is wrong with its options. */
export interface Failed<Finding> {
  readonly findings: readonly Finding[];
  /** Path of a text. */
  readonly problem: string | undefined;
}

/** Figures of one point, or why there are none. */
export type PointOutcome<Finding> = { readonly figures: GameFigures } | { readonly failed: Failed<Finding> };

/** A measure at one point, and how it differs from the same games under the rules as they are. */
export interface Figure extends Measured {
  readonly measure: Measure;
  readonly difference: Difference | undefined;
}

/** The result at one point. */
export interface PointResult<Finding = unknown> {
  readonly values: Point;
  readonly games: number;
  readonly faults: number;
  /** The number of the first game that a fault ended. */
  readonly firstFault: number | undefined;
  /** Games that nobody won, and games that were stopped at the limit. */
  readonly drawn: number;
  readonly stopped: number;
  readonly figures: readonly Figure[];
  /** Whether every figure is as exact as it was asked for. */
  readonly isPrecise: boolean | undefined;
  readonly findings: readonly Finding[];
  /** Path of a text that says what is wrong with its options. */
  readonly problem: string | undefined;
}

export interface SweepResult<Finding = unknown> {
  readonly axes: readonly Axis[];
  readonly measures: readonly Measure[];
  /** The rules as they are. */
  readonly asIs: PointResult<Finding>;
  readonly points: readonly PointResult<Finding>[];
}

/** How exactly figures were asked for, and how sure their intervals are, where that isn't as usual. */
interface Wanted {
  readonly precision?: number;
  readonly confidence?: number;
}

/** Holds each point against the rules as they are, the first of the outcomes. */
export function sweepResult<Finding>(
  axes: readonly Axis[],
  points: readonly Point[],
  measures: readonly Measure[],
  [asIs, ...outcomes]: readonly (PointOutcome<Finding> | undefined)[],
  wanted: Wanted = {},
): SweepResult<Finding> {
  const base = asIs && 'figures' in asIs ? asIs.figures : undefined;
  const among = Math.max(1, points.length * measures.length);
  return {
    axes,
    measures,
    asIs: pointResult([], measures, asIs, undefined, { ...wanted, among }),
    points: points.map((values, i) => pointResult(values, measures, outcomes[i], base, { ...wanted, among })),
  };
}

function pointResult<Finding>(
  values: Point,
  measures: readonly Measure[],
  outcome: PointOutcome<Finding> | undefined,
  base: GameFigures | undefined,
  { among, precision, confidence }: Wanted & { readonly among: number },
): PointResult<Finding> {
  if (outcome === undefined || 'failed' in outcome) {
    const { findings = [], problem } = outcome?.failed ?? {};
    return { ...NOTHING, values, findings, problem };
  }
  const { figures } = outcome;
  return {
    values,
    games: figures.games,
    faults: figures.faults.reduce((sum, one) => sum + one, 0),
    firstFault: firstIn(figures.faults),
    drawn: countOf(figures, 'drawn'),
    stopped: countOf(figures, 'limited'),
    isPrecise: precision === undefined ? undefined : measures.every((one) => isPrecise(figures, one, precision)),
    figures: measures.map((measure) => ({
      measure,
      ...measured(figures, measure, confidence),
      difference: base && differenceOf(base, figures, measure, among),
    })),
    findings: [],
    problem: undefined,
  };
}

const NOTHING = {
  games: 0,
  faults: 0,
  firstFault: undefined,
  drawn: 0,
  stopped: 0,
  figures: [],
  isPrecise: undefined,
} as const;

const firstIn = (faults: Int32Array): number | undefined => {
  const first = faults.indexOf(1);
  return first < 0 ? undefined : first;
};

const countOf = ({ columns }: GameFigures, sort: MeasureSort): number =>
  columns.find(({ measure }) => measure.sort === sort)?.values.reduce((sum, one) => sum + one, 0) ?? 0;

/** The same as plain data, with measures by the names they are asked for by. */
export function plainOf<Finding>({ axes, measures, asIs, points }: SweepResult<Finding>) {
  return {
    axes: axes.map(({ name, values }) => ({ name, values })),
    measures: measures.map(measureName),
    asIs: plainPoint(asIs),
    points: points.map(plainPoint),
  };
}

const plainPoint = <Finding>({
  values,
  games,
  faults,
  firstFault,
  isPrecise: precise,
  figures,
  findings,
  problem,
}: PointResult<Finding>) => ({
  values,
  games,
  faults,
  ...(firstFault === undefined ? {} : { firstFault }),
  precise,
  figures: figures.map(({ measure, mean, interval, difference }) => ({
    measure: measureName(measure),
    mean,
    ...interval,
    difference: difference && { mean: difference.mean, ...difference.interval, isClear: difference.isClear },
  })),
  findings,
  problem,
});
