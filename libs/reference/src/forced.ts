import { fromOrdinal, makeMap, mapType } from '@sandtable/eval';
import type { Choice } from '@sandtable/model';
import { type AnswerCodes, answerType, asAnswer, type Plain } from './answer.ts';
import { sequences, subsets } from './combine.ts';
import type { Reference } from './reference.ts';

/** The first legal answer of the open question; meant for questions that have exactly one. */
export function onlyAnswer(choice: Choice, match: Reference): AnswerCodes | undefined {
  if (choice.form === 'menu') return firstTuple(match, choice, []);
  if (choice.each) return firstMap(match, choice, []);
  const { low, high } = match.bounds();
  const several = choice.form === 'some' || choice.form === 'order';
  const sized = several ? { low, high } : { low: choice.form === 'one' ? 1 : 0, high: 1 };
  const ways = choice.form === 'order' ? sequences : subsets;
  for (const picks of ways(match.candidates(0, []), sized.low, sized.high)) {
    const answer = asAnswer(choice, picks);
    if (match.legal(answer)) return answer;
  }
  return undefined;
}

/** One key after the other; with sets as values only what has no keys can be set. */
function firstMap(match: Reference, choice: Plain, picked: readonly number[]): AnswerCodes | undefined {
  const keys = match.keys();
  const type = mapType(answerType(choice));
  if (picked.length === keys.length) {
    const values = new Map(keys.map((key, i) => [key, fromOrdinal(type.value, picked[i] ?? 0)]));
    return { form: 'each', value: makeMap(type, (key) => values.get(key)) };
  }
  const [next] = choice.form === 'some' ? [] : match.candidates(picked.length, picked);
  return next === undefined ? undefined : firstMap(match, choice, [...picked, next]);
}

function firstTuple(
  match: Reference,
  menu: Extract<Choice, { form: 'menu' }>,
  picked: readonly number[],
): AnswerCodes | undefined {
  const [arm, ...ordinals] = picked;
  if (arm !== undefined && ordinals.length === menu.arms[arm]?.params.length) return { form: 'menu', arm, ordinals };
  const [next] = match.candidates(picked.length, picked);
  return next === undefined ? undefined : firstTuple(match, menu, [...picked, next]);
}
