import type { AnswerCodes } from './answer.ts';
import type { OpenAsk } from './machine.ts';
import * as menu from './menu.ts';
import * as plain from './plain.ts';

/** What can be asked about an open question, whatever its form. */
export function candidates({ env, choice }: OpenAsk, depth: number, picked: readonly number[]): readonly number[] {
  return choice.form === 'menu' ? menu.candidates(env, choice, depth, picked) : plain.candidates(env, choice);
}

export const excluded = ({ env, choice }: OpenAsk): Readonly<Record<number, readonly string[]>> =>
  choice.form === 'menu' ? menu.excluded(env, choice) : plain.excluded(env, choice);

export const count = ({ env, choice }: OpenAsk): number =>
  choice.form === 'menu' ? menu.count(env, choice) : plain.count(env, choice);

/** Reasons why an answer is refused; undefined if it is legal. */
export function refusal({ env, choice }: OpenAsk, answer: AnswerCodes): readonly string[] | undefined {
  if (choice.form === 'menu')
    return answer.form === 'menu' ? menu.refusal(env, choice, answer.arm, answer.ordinals) : [];
  if (answer.form === 'menu' || (answer.form === 'some') !== (choice.form === 'some')) return [];
  return plain.refusal(env, choice, answer.form === 'one' ? answer.code : answer.ordinals);
}

export function bounds({ env, choice }: OpenAsk): { readonly low: number; readonly high: number } {
  if (choice.form === 'menu') return { low: 1, high: 1 };
  return plain.bounds(env, choice, plain.candidates(env, choice).length);
}
