import type { GameModule } from '@sandtable/engine';
import { readAnswer, writeAnswer } from './answer.ts';
import type { Answer, Decision } from './contract.ts';
import type { Step } from './history.ts';
import { seenNumbers } from './log.ts';
import { askNumber, atAsk, openQuestions } from './open-asks.ts';
import { questionOf } from './question.ts';
import { HIDDEN, sightOf } from './sight.ts';
import { veiled } from './veiled.ts';

/** A decision as someone else may know it. */
export interface KnownDecision {
  readonly before: Int32Array;
  readonly role: string;
  readonly asked: string;
  /** With members named as the seat knows them. */
  readonly answer: Answer;
}

/** Also undefined if something has happened since that counts as part of the same decision for the seat. */
export function knownDecision(
  module: GameModule,
  steps: readonly Step[],
  number: number,
  seat: string,
): KnownDecision | undefined {
  const numbers = seenNumbers(module, steps, seat);
  const at = numbers.indexOf(number);
  const [before, step] = [steps[at - 1]?.position, steps[at]];
  if (before === undefined || step?.decision === undefined || numbers.lastIndexOf(number) !== at) return undefined;
  const { decision } = step;
  const ask = askNumber(openQuestions(module, before), { role: decision.role });
  if (ask < 0) return undefined;
  return atAsk(module, before, ask, () => {
    const answer = answerKnown(module, before, { position: step.position, decision }, seat);
    const asked = questionOf(module.info, before)?.seat;
    return answer === undefined || asked === undefined ? undefined : { before, role: decision.role, asked, answer };
  });
}

/** The answer to the question that is the current one, if the seat knows all of it. */
function answerKnown(
  module: GameModule,
  before: Int32Array,
  { position, decision }: { readonly position: Int32Array; readonly decision: Decision },
  seat: string,
): Answer | undefined {
  const question = questionOf(module.info, before);
  const sight = sightOf(module, before, seat);
  if (sight === undefined || question === undefined || question.choice.together === true) return undefined;
  const isOwn = question.seat === seat;
  const isSecret = question.choice.secret === true || !sight.may(module.audiences?.informed(before) ?? -1);
  if ((!isOwn && isSecret) || !writeAnswer(module, question.choice, decision.answer)) return undefined;
  const answer = readAnswer(isOwn ? sight.module : veiled(module, sight, before, position), question.choice);
  return JSON.stringify(answer).includes(`"${HIDDEN}"`) ? undefined : answer;
}
