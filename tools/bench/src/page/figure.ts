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

/** One line for each figure, and whether it keeps its budget. */
export function lines(figures: readonly PageFigure[]): string {
  return figures
    .map(({ name, unit, times, at, budget }) => {
      const verdict =
        budget === undefined ? '' : `budget ${budget} ${unit}  ${quantile(times, at) <= budget ? 'kept' : 'MISSED'}`;
      const said = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1)).join(' / ');
      return `${name.padEnd(44)} ${said.padStart(24)} ${unit.padEnd(3)} of ${String(times.length).padStart(3)}  ${verdict}`.trimEnd();
    })
    .join('\n');
}

/** The value below which that share of the times lies. */
function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}
