import type { AnswerCodes } from '../answer.ts';

/** What a policy answers. It may break a condition of the whole; then it isn't an answer. */
export interface Ruled {
  readonly answer: AnswerCodes;
  /** Numbers of the lines that picked, pick by pick; undefined where no line took anything. */
  readonly lines: readonly (number | undefined)[];
}
