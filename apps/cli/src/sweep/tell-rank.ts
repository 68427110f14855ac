import type { Difference } from '@sandtable/analysis';
import type { Measure } from '@sandtable/bots';
import { type Language, type Messages, rangeText } from '@sandtable/messages';
import type { PointResult, SweepResult } from './result.ts';
import { tableText } from './table.ts';
import { labelling, measureText, warnings } from './tell.ts';

/** What one step of a number changes. */
export interface Step {
  readonly value: string;
  readonly point: PointResult;
}
export interface Ranked {
  readonly name: string;
  readonly current: string;
  readonly steps: readonly Step[];
  /** The step and measure that it changes most, if it changes one. */
  readonly most: { readonly step: Step; readonly measure: Measure; readonly difference: Difference } | undefined;
}

interface RankReport {
  readonly game: string;
  readonly bots: string;
  readonly roleKind: string;
  readonly games: number;
  readonly known: number;
  readonly ranked: readonly Ranked[];
  readonly result: SweepResult;
}

/** More than these nobody reads; `--json` has all of them. */
const MOST_ROWS = 20;

/** The numbers that matter most, each with the step and the measure in which it does. */
export function rankLines(
  messages: Messages,
  { game, bots, roleKind, games, known, ranked, result }: RankReport,
): readonly string[] {
  const { text } = messages;
  const label = labelling(messages, roleKind);
  const clear = ranked.filter(({ most }) => most?.difference.isClear);
  const rows = ranked.flatMap(({ name, current, most }) =>
    most === undefined || most.difference.mean === 0
      ? []
      : [[name, `${current} → ${most.step.value}`, label(most.measure), differenceText(most, messages.lang)]],
  );
  const head = [text('sweep/number'), text('sweep/step'), text('sweep/measured'), text('compare/difference')];
  const shown = rows.slice(0, MOST_ROWS);
  return [
    text('sweep/rank-head', { game, count: ranked.length, games: result.asIs.games, bots }),
    ...(shown.length > 0 ? tableText(head, shown, 3).map((line) => `  ${line}`) : []),
    ...(rows.length > MOST_ROWS ? ['  …'] : []),
    ...(clear.length > 0 ? [`  ${text('sweep/clear')}`] : []),
    `  ${text('sweep/rank-clear', { clear: clear.length, count: ranked.length })}`,
    ...warnings(messages, result),
    ...(known > 0 ? [`  ${text('sweep/known', { known, games })}`] : []),
  ];
}

function differenceText(
  { measure, difference: { mean, interval, isClear } }: NonNullable<Ranked['most']>,
  lang: Language,
): string {
  const signed = (value: number): string => {
    const size = measureText(measure, Math.abs(value), lang);
    return size === measureText(measure, 0, lang) ? `±${size}` : `${value < 0 ? '−' : '+'}${size}`;
  };
  const range = interval ? ` (${rangeText(signed(interval.low), signed(interval.high), lang)})` : '';
  return `${signed(mean)}${range}${isClear ? ' *' : '  '}`;
}
