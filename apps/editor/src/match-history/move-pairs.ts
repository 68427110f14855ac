import type { MoveSummary } from '@sandtable/session';

/** The moves with one number in two lines of play. */
export interface MovePair {
  readonly number: number;
  readonly left: MoveSummary | undefined;
  readonly right: MoveSummary | undefined;
}

/** Moves before the first one that differs that are shown for context. */
const BEFORE = 3;

export const differs = (left: MoveSummary | undefined, right: MoveSummary | undefined): boolean =>
  JSON.stringify([left?.line?.path, left?.line?.args]) !== JSON.stringify([right?.line?.path, right?.line?.args]);

/** Two lines move by move, from shortly before they part. */
export function movePairs(left: readonly MoveSummary[], right: readonly MoveSummary[]): readonly MovePair[] {
  const length = Math.max(left.length, right.length);
  const rows = Array.from({ length }, (_, i) => ({ number: i + 1, left: left[i], right: right[i] }));
  const parts = rows.findIndex((row) => differs(row.left, row.right));
  return rows.slice(Math.max(0, parts - BEFORE));
}
