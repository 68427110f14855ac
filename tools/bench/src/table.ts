import { type Result, type Skipped, verdict } from './row.ts';

const HEADER = [
  'what',
  'measured',
  'median',
  'min … max',
  'unit',
  'figure',
  'bound',
  'goal',
  'reached',
  '÷ flat HexDice',
] as const;

/** The table as text: one line per contestant, the figure on the first line of its row. */
export function table(results: readonly Result[], skipped: readonly Skipped[]): string {
  const lines = [HEADER, ...results.flatMap(linesOf)];
  const widths = HEADER.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const printed = lines.map((line) =>
    line
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [...printed, ...skipped.map(({ name, why }) => `${name}: not measured, ${why}`)].join('\n');
}

function linesOf(result: Result): readonly (readonly string[])[] {
  const target = (value: number | undefined): string =>
    value === undefined ? '' : `${number(value)} ${result.figureUnit}`;
  return result.figures.map((one, i) => {
    const side = [
      i === 0 ? result.name : '',
      one.name,
      number(one.median),
      `${number(one.min)} … ${number(one.max)}`,
      one.unit ?? result.unit,
    ];
    if (i > 0) return [...side, '', '', '', '', ''];
    return [
      ...side,
      target(result.figure),
      target(result.first),
      target(result.goal),
      verdict(result),
      result.overFlat === undefined ? '' : number(result.overFlat),
    ];
  });
}

/** Three figures count; more would pretend a precision that no machine has. */
export function number(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value >= 1000) return Math.round(Number(value.toPrecision(3))).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}
