import type { Contestant, Figures } from './measure.ts';

/** A line of the table: what is measured, and the figure that is held against the targets. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly contestants: readonly Contestant[];
  /** From the medians, in the order of the contestants. */
  readonly figure: (medians: readonly number[]) => number;
  /** `×` for a ratio within this run, else the unit of the figure. */
  readonly figureUnit: string;
  readonly better: 'higher' | 'lower';
  readonly first: number | undefined;
  readonly goal: number | undefined;
  readonly rounds?: number;
}

export interface Result {
  readonly name: string;
  readonly unit: string;
  readonly figures: readonly Figures[];
  readonly figure: number;
  readonly figureUnit: string;
  readonly better: 'higher' | 'lower';
  readonly first: number | undefined;
  readonly goal: number | undefined;
  /** The median of our own side over that of the hand-written HexDice of the same run. */
  readonly overFlat: number | undefined;
}

export type Measured = { readonly result: Result } | { readonly skipped: string };

/** A row that could not be measured, and why: a bench that is silent about what it left out misleads. */
export interface Skipped {
  readonly name: string;
  readonly why: string;
}

export const ratio = (medians: readonly number[]): number => (medians[0] ?? Number.NaN) / (medians[1] ?? Number.NaN);
export const only = (medians: readonly number[]): number => medians[0] ?? Number.NaN;

export function verdict(result: Result): string {
  const meets = (target: number | undefined): boolean =>
    target !== undefined && (result.better === 'higher' ? result.figure >= target : result.figure <= target);
  if (result.first === undefined && result.goal === undefined) return '';
  return meets(result.goal) ? 'goal' : meets(result.first) ? 'first' : 'misses';
}
