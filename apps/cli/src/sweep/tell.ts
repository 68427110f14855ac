import { type Figure, type Measured, scaleOf } from '@sandtable/analysis';
import { labelOf, type Measure } from '@sandtable/bots';
import {
  type Language,
  type Messages,
  percent,
  rangeText,
  renderFinding,
  type Values,
  withMinus,
} from '@sandtable/messages';
import type { PointResult, SweepResult } from './result.ts';
import { tableText } from './table.ts';

/** What was played, in words. */
export interface SweepReport {
  readonly game: string;
  readonly bots: string;
  readonly roleKind: string;
  readonly messages: Messages;
  /** As many games of each point at most. */
  readonly games: number;
  readonly precision?: number | undefined;
  /** Some points need fewer games. */
  readonly isAtMost?: boolean;
  readonly result: SweepResult;
  /** How many games were played, and how many of them had been played before. */
  readonly played: number;
  readonly known: number;
}

/** A table with a row for each point, and below it what there is to say of it. */
export function linesOf(messages: Messages, report: SweepReport): readonly string[] {
  const { text } = messages;
  const { game, bots, games, result, played, known } = report;
  const { axes, points } = result;
  const [head = [], ...rows] = tableOf(messages, report);
  const names = axes.map(({ name }) => name);
  const fields = { game, points: points.length, games, bots };
  return [
    headText(messages, report, fields),
    ...tableText(head, rows, axes.length).map((line) => `  ${line}`),
    ...(points.some(isAnyClear) ? [`  ${text('sweep/clear')}`] : []),
    ...points.flatMap((point) => problemLines(messages, names, point)),
    ...impreciseLines(messages, report),
    ...warnings(messages, result),
    ...(known > 0 ? [`  ${text('sweep/known', { known, games: played })}`] : []),
  ];
}

function headText({ text, lang }: Messages, { precision, isAtMost }: SweepReport, fields: Values): string {
  if (precision !== undefined) return text('sweep/head-precise', { ...fields, precision: shareText(precision, lang) });
  return text(isAtMost ? 'sweep/head-most' : 'sweep/head', fields);
}

/** Points that were played, and the rules as they are. */
export function tableOf(messages: Messages, { result, roleKind }: SweepReport): readonly (readonly string[])[] {
  const { axes, measures, asIs, points } = result;
  const { text } = messages;
  const label = labelling(messages, roleKind);
  const rows = points
    .filter(({ games }) => games > 0)
    .map((point) => [...point.values, `${point.games}`, ...point.figures.map((one) => cellText(one, messages.lang))]);
  const now = [
    text('sweep/as-is'),
    ...axes.slice(1).map(() => ''),
    `${asIs.games}`,
    ...asIs.figures.map((one) => cellText(one, messages.lang)),
  ];
  const head = [...axes.map(({ name }) => name), text('sweep/games'), ...measures.map((one) => `${label(one)}  `)];
  return [head, ...rows, ...(asIs.games > 0 ? [now] : [])];
}

/** Points that had all their games and still aren't as exact as they were asked for. */
function impreciseLines({ text, lang }: Messages, { result, precision, games }: SweepReport): readonly string[] {
  const count = result.points.filter(({ isPrecise }) => isPrecise === false).length;
  if (precision === undefined || count === 0) return [];
  return [`  ${text('sweep/imprecise', { count, precision: shareText(precision, lang), games })}`];
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

const cellText = (figure: Figure, lang: Language): string =>
  `${measuredText(figure.measure, figure, lang)}${figure.difference?.isClear ? ' *' : '  '}`;

/** `44.2% (39.4% to 49.1%)` */
export function measuredText(measure: Measure, { mean, interval }: Measured, lang: Language): string {
  const number = (value: number): string => measureText(measure, value, lang);
  return `${number(mean)}${interval ? ` (${rangeText(number(interval.low), number(interval.high), lang)})` : ''}`;
}

/** A value of a measure as the language writes it: shares of games in percent. */
export function measureText(measure: Measure, value: number, lang: Language): string {
  const { isShare, digits } = scaleOf({ measure });
  const text = isShare ? percent(value, lang, digits) : numberText(value, lang, digits);
  return withMinus(text);
}

const numberText = (value: number, lang: Language, digits: number): string =>
  new Intl.NumberFormat(lang, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  }).format(value);

/** As many digits as it was asked for with, and no more. */
export const shareText = (share: number, lang: Language): string =>
  percent(share, lang, String(Number((share * 100).toPrecision(10))).split('.')[1]?.length ?? 0);

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
export function warnings({ text }: Messages, { axes, points, asIs, measures }: SweepResult): readonly string[] {
  const all = [...points, asIs].filter(({ games }) => games > 0);
  const sum = (of: (point: PointResult) => number): number => all.reduce((total, point) => total + of(point), 0);
  const [games, faults, drawn, stopped] = [
    sum((one) => one.games),
    sum((one) => one.faults),
    sum((one) => one.drawn),
    sum((one) => one.stopped),
  ];
  const wins = measures.some(({ sort }) => sort === 'won');
  return [
    ...(faults > 0 ? [text('sweep/faults', { faults, ...firstFault(axes, all) })] : []),
    ...(games > 0 && stopped > games / 2 ? [text('compare/mostly-limited')] : []),
    ...(games > 0 && wins && drawn + stopped === games ? [text('sweep/nobody-wins')] : []),
    ...(points.some((point) => point.games > 0) ? [] : [text('sweep/nothing')]),
  ].map((line) => `  ${line}`);
}

/** Where the first of all faults was: `first=2, second=20`, and the number of the game. */
function firstFault(axes: SweepResult['axes'], points: readonly PointResult[]) {
  const { values = [], firstFault: game = 0 } = points.find(({ faults }) => faults > 0) ?? {};
  const names = axes.map(({ name }, i) => `${name}=${values[i]}`);
  // Where numbers are ranked, a point is the name of one and its value.
  const point = values.length === 0 ? 'none' : names.length > 0 ? names.join(', ') : values.join('=');
  return { point, game };
}
