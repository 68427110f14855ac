/** How far apart results lie, which are between 0 and 1: where all are nearly the same, small differences matter. */
export interface Spread {
  count: number;
  sum: number;
  squares: number;
}

export const noSpread = (): Spread => ({ count: 0, sum: 0, squares: 0 });

export function addResult(spread: Spread, result: number): void {
  spread.count += 1;
  spread.sum += result;
  spread.squares += result * result;
}

export const sumOfSpreads = (all: readonly Spread[]): Spread =>
  all.reduce((a, b) => ({ count: a.count + b.count, sum: a.sum + b.sum, squares: a.squares + b.squares }), noSpread());

/** Before anything is known, results are taken to lie far apart. */
const WIDE = 0.5;

export function deviationOf({ count, sum, squares }: Spread): number {
  if (count < 2) return WIDE;
  const mean = sum / count;
  return Math.sqrt(Math.max(0, squares / count - mean * mean));
}
