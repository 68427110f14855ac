import type { DescribedStep } from '../workers/why-protocol.ts';

/** A statement of the rules, and which time it ran in a decision, from 0. */
export interface RanAt {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly nth: number;
}

/** Where in what a decision did a statement ran; the last time it did where that is fewer times, undefined if it never did. */
export function stepAt(steps: readonly DescribedStep[], { file, start, end, nth }: RanAt): number | undefined {
  const ran = steps.flatMap((step, i) => (step.file === file && step.start === start && step.end === end ? [i] : []));
  return ran[nth] ?? ran.at(-1);
}
