import { holds } from '@sandtable/eval';
import type { Policy } from '@sandtable/model';
import type { AnswerCodes } from '../answer.ts';
import type { OpenAsk } from '../open-ask.ts';
import { ruledCells } from './cells.ts';
import { ruledMenu } from './menu.ts';
import type { Ruled } from './ruled-answer.ts';

/**
 * What a policy answers to an open question, pick by pick as the engine does; where equals are left to chance it picks
 * as in `wanted`. Undefined where no part of it speaks of the question.
 */
export function ruled(ask: OpenAsk, { parts }: Policy, wanted: AnswerCodes): Ruled | undefined {
  const { choice, index, env } = ask;
  const part = parts.find((one) => one.choice === index && (one.where === undefined || holds(env, one.where)));
  if (part === undefined) return undefined;
  return choice.form === 'menu' ? ruledMenu(ask, choice, part, wanted) : ruledCells(ask, choice, part, wanted);
}
