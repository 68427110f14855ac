import { members } from '@sandtable/eval';
import { type AnswerCodes, valueOfPicks } from './answer.ts';
import * as assign from './assign.ts';
import * as menu from './menu.ts';
import type { OpenAsk } from './open-ask.ts';
import * as plain from './plain.ts';

const known = new WeakMap<OpenAsk, assign.Asked>();

/** The cells of an answer that is weighed as a whole; undefined for other questions. */
function weighed(ask: OpenAsk): assign.Asked | undefined {
  const { env, choice } = ask;
  if (choice.form === 'menu' || !assign.isWeighed(choice)) return undefined;
  const asked = known.get(ask) ?? { env, choice, cells: assign.cellsOf(env, choice) };
  known.set(ask, asked);
  return asked;
}

/** Those of an assignment. */
export const assigned = (ask: OpenAsk): assign.Asked | undefined =>
  ask.choice.form !== 'menu' && ask.choice.each ? weighed(ask) : undefined;

/** What can be asked about an open question, whatever its form. */
export function candidates(ask: OpenAsk, depth: number, picked: readonly number[]): readonly number[] {
  const { env, choice } = ask;
  if (choice.form === 'menu') return menu.candidates(env, choice, depth, picked);
  const map = assigned(ask);
  return map ? assign.candidates(map, depth, picked) : plain.candidates(env, choice);
}

export function excluded(ask: OpenAsk): Readonly<Record<number, readonly string[]>> {
  const { env, choice } = ask;
  if (choice.form === 'menu') return menu.excluded(env, choice);
  const map = assigned(ask);
  return map ? assign.excluded(map) : plain.excluded(env, choice);
}

export function count(ask: OpenAsk): number {
  const { env, choice } = ask;
  if (choice.form === 'menu') return menu.count(env, choice);
  const whole = weighed(ask);
  return whole ? assign.count(whole) : plain.count(env, choice);
}

/** What a menu offers, all of it; undefined for other questions. */
export const survey = ({ env, choice }: OpenAsk): menu.Survey | undefined =>
  choice.form === 'menu' ? menu.survey(env, choice) : undefined;

/** The keys of the assignment that is asked for, as ordinals. */
export const keys = ({ env, choice }: OpenAsk): readonly number[] =>
  choice.form !== 'menu' && choice.each ? members(env, choice.each.over) : [];

/** Reasons why an answer is refused; undefined if it is legal. */
export function refusal(ask: OpenAsk, answer: AnswerCodes): readonly string[] | undefined {
  const { env, choice } = ask;
  if (choice.form === 'menu')
    return answer.form === 'menu' ? menu.refusal(env, choice, answer.arm, answer.ordinals) : [];
  const whole = weighed(ask);
  if (choice.each) return whole && answer.form === 'each' ? assign.refusal(whole, answer.value) : [];
  if (answer.form === 'menu' || answer.form === 'each' || many(answer.form) !== many(choice.form)) return [];
  const value = answer.form === 'one' ? answer.code : valueOfPicks(choice, answer.ordinals);
  return plain.refusal(env, choice, value) ?? (whole && assign.unwished(whole, value));
}

/** Sets and lists are answered with several picks, each in its own way. */
const many = (form: string): string => (form === 'some' || form === 'order' ? form : '');

export function bounds({ env, choice }: OpenAsk): { readonly low: number; readonly high: number } {
  if (choice.form === 'menu' || choice.each) return { low: 1, high: 1 };
  return plain.bounds(env, choice, plain.candidates(env, choice).length);
}
