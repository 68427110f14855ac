import { measureName } from '@sandtable/analysis';
import type { PointResult, SweepResult } from './result.ts';

/** Rows as comma-separated values (RFC 4180). A cell that a spreadsheet would take for a formula has an apostrophe in front. */
export const csvOf = (rows: readonly (readonly (string | number | boolean | undefined)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

function cellOf(value: string | number | boolean | undefined): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') return `${value}`;
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row for each point, the rules as they are among them; measures by the names they are asked for by. */
export function sweepRows({ axes, measures, points, asIs }: SweepResult) {
  const head = measures.flatMap((measure) => {
    const name = measureName(measure);
    return [
      name,
      `${name} low`,
      `${name} high`,
      `${name} difference`,
      `${name} difference low`,
      `${name} difference high`,
    ];
  });
  const row = (names: readonly string[], { games, figures }: PointResult) => [
    ...names,
    games,
    ...figures.flatMap(({ mean, interval, difference }) => [
      mean,
      interval?.low,
      interval?.high,
      difference?.mean,
      difference?.interval?.low,
      difference?.interval?.high,
    ]),
  ];
  return [
    [...axes.map(({ name }) => name), 'games', ...head],
    ...points.filter(({ games }) => games > 0).map((point) => row(point.values, point)),
    ...(asIs.games > 0 ? [row([...axes.map((_, i) => (i === 0 ? 'as is' : ''))], asIs)] : []),
  ];
}
