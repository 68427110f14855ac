import type { Row } from '../explain/rows-of.ts';

interface Next {
  readonly to: number;
  /** The step stays, and is folded or unfolded. */
  readonly fold?: boolean;
}

/** Keys of a tree: up and down among what is seen, right opens or goes in, left closes or goes out. */
export function keyedStep(
  key: string,
  rows: readonly Row[],
  at: number,
  folded: ReadonlySet<number>,
): Next | undefined {
  const here = rows.findIndex((row) => row.at === at);
  const row = rows[here];
  if (row === undefined) return undefined;
  const to = (next: Row | undefined): Next => ({ to: next?.at ?? at });
  if (key === 'ArrowDown') return to(rows[here + 1]);
  if (key === 'ArrowUp') return to(rows[here - 1]);
  if (key === 'Home') return to(rows[0]);
  if (key === 'End') return to(rows.at(-1));
  if (key === 'ArrowRight') return row.folds && folded.has(at) ? { to: at, fold: false } : to(rows[here + 1]);
  if (key !== 'ArrowLeft') return undefined;
  if (row.folds && !folded.has(at)) return { to: at, fold: true };
  return to(rows.slice(0, here).findLast(({ step }) => step.depth < row.step.depth));
}
