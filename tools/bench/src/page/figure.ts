/**
 * A figure of the page: what was measured, each time, and what it may be at most; without a budget it is only shown.
 */
export interface PageFigure {
  readonly name: string;
  readonly unit: string;
  readonly times: readonly number[];
  /** Which of the times is held against the budget: their share that lies below it, 1 for the greatest. */
  readonly at: number;
  readonly budget?: number;
}

/** Whether it is more than it may be. */
export const isMissed = ({ times, at, budget }: PageFigure): boolean =>
  budget !== undefined && !(quantile(times, at) <= budget);

/** One line for each figure, and whether it keeps its budget. */
export function lines(figures: readonly PageFigure[]): string {
  return figures
    .map((figure) => {
      const { name, unit, times, budget } = figure;
      const verdict =
        budget === undefined ? '' : `budget ${rounded(budget)} ${unit}  ${isMissed(figure) ? 'MISSED' : 'kept'}`;
      const said = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1)).join(' / ');
      return `${name.padEnd(56)} ${said.padStart(24)} ${unit.padEnd(3)} of ${String(times.length).padStart(3)}  ${verdict}`.trimEnd();
    })
    .join('\n');
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The value below which that share of the times lies. */
function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}
