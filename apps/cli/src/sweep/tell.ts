import { isShare, type Measured } from '@sandtable/analysis';
import { labelOf, type Measure } from '@sandtable/bots';
import { type Messages, renderFinding } from '@sandtable/messages';
import type { Figure, PointResult, SweepResult } from './result.ts';
import { tableText } from './table.ts';

/** What was played, in words. */
export interface Told {
  readonly game: string;
  readonly bots: string;
  readonly roleKind: string;
  /** As many games of each point at most. */
  readonly games: number;
  readonly result: SweepResult;
  /** How many games were played, and how many of them had been played before. */
  readonly played: number;
  readonly known: number;
}

/** A table with a row for each point, and below it what there is to say of it. */
export function linesOf(messages: Messages, told: Told): readonly string[] {
  const { text } = messages;
  const { game, bots, games, result, played, known } = told;
  const { axes, measures, asIs, points } = result;
  const label = labelling(messages, told.roleKind);
  const head = [...axes.map(({ name }) => name), text('sweep/games'), ...measures.map(label)];
  const all = [...points.filter(({ games: some }) => some > 0)];
  const rows = all.map((point) => [...point.values, `${point.games}`, ...point.figures.map(cellText)]);
  const now = [text('sweep/as-is'), ...axes.slice(1).map(() => ''), `${asIs.games}`, ...asIs.figures.map(cellText)];
  return [
    text('sweep/head', { game, points: points.length, games, bots }),
    ...tableText(head, asIs.games > 0 ? [...rows, now] : rows, axes.length).map((line) => `  ${line}`),
    ...(all.some(isAnyClear) ? [`  ${text('sweep/clear')}`] : []),
    ...points.flatMap((point) =>
      problemLines(
        messages,
        axes.map(({ name }) => name),
        point,
      ),
    ),
    ...warnings(messages, result),
    ...(known > 0 ? [`  ${text('sweep/known', { known, games: played })}`] : []),
  ];
}

const isAnyClear = ({ figures }: PointResult): boolean => figures.some(({ difference }) => difference?.isClear);

/** What measures are called, in words of the command line. */
export const labelling =
  ({ text, has }: Messages, roleKind: string) =>
  (measure: Measure): string =>
    labelOf(
      (sort, role) => text(WORDS[sort], { role }),
      (path) => (has(path) ? text(path) : undefined),
      roleKind,
      measure,
    );

const WORDS = {
  won: 'compare/wins',
  drawn: 'compare/drawn',
  limited: 'compare/limited',
  decisions: 'compare/decisions',
} as const;

const cellText = (figure: Figure): string =>
  `${measuredText(figure.measure, figure)}${figure.difference?.isClear ? ' *' : '  '}`;

/** `44.2 % (39.4 … 49.1)` */
export function measuredText(measure: Measure, { mean, interval }: Measured): string {
  const number = (value: number): string => numberText(measure, value);
  const unit = isShare(measure) ? ' %' : '';
  return `${number(mean)}${unit}${interval ? ` (${number(interval.low)} … ${number(interval.high)})` : ''}`;
}

const numberText = (measure: Measure, value: number): string => {
  const text = (isShare(measure) ? value * 100 : value).toFixed(
    isShare(measure) || measure.sort === 'decisions' ? 1 : 2,
  );
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−');
};

/** Why a point has no figures: each finding of it on a line. */
function problemLines(messages: Messages, names: readonly string[], point: PointResult): readonly string[] {
  const { values, findings, problem } = point;
  const at = names.map((name, i) => `${name}=${values[i] ?? ''}`).join(', ');
  const reasons = [
    ...(problem === undefined ? [] : [messages.text(problem, { known: '' })]),
    ...new Set(findings.map((one) => renderFinding(one, messages.lang))),
  ];
  return reasons.map((reason) => `  ${messages.text('sweep/failed', { at, reason })}`);
}

/** What makes figures say little. */
function warnings({ text }: Messages, { points, asIs }: SweepResult): readonly string[] {
  const all = [...points, asIs].filter(({ games }) => games > 0);
  const isPlayed = points.some(({ games }) => games > 0);
  const faults = all.reduce((sum, point) => sum + point.faults, 0);
  return [
    ...(faults > 0 ? [`  ${text('sweep/faults', { faults })}`] : []),
    ...(isPlayed ? [] : [`  ${text('sweep/nothing')}`]),
  ];
}
