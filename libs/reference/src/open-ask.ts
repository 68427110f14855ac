import type { Env, Outcome } from '@sandtable/eval';
import type { Choice } from '@sandtable/model';
import type { AnswerCodes } from './answer.ts';

/** An open question, with the locals in which its candidates are looked at. */
export interface OpenAsk {
  readonly index: number;
  readonly choice: Choice;
  readonly role: number;
  readonly env: Env;
}
/** Several are asked at once only in a `simultaneously`: then the role tells whose answer it is. */
export interface Reply {
  readonly role: number;
  readonly answer: AnswerCodes;
}
/** Every yield is a rest with the questions that are open; a lane yields none where it waits for the others. */
export type Run = Generator<readonly OpenAsk[], Outcome, Reply>;
