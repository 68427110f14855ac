import { makeMap, mapType } from '@sandtable/eval';
import type { Choice, Model } from '@sandtable/model';
import { type AnswerCodes, answerType, asAnswer } from '../answer.ts';
import { onlyAnswer } from '../forced.ts';
import type { Reference } from '../reference.ts';

/** How is answered what an example does not answer. */
export interface Style {
  /** Which face of a die, counted from the first. */
  readonly face: number;
  answer(choice: Choice, match: Reference): AnswerCodes | undefined;
}

/** As little as possible first, then the first answer that is offered, then the last or as much as possible, each with one face after another. */
export function styles({ dice }: Model): readonly Style[] {
  const faces = Math.max(1, ...dice.map((die) => die.faces.length));
  return [least, onlyAnswer, most].flatMap((answer) =>
    Array.from({ length: Math.min(faces, MOST_FACES) }, (_, face) => ({ face, answer })),
  );
}
const MOST_FACES = 6;

/** None, nobody, no, or the last arm without anything in it; else the first answer. */
function least(choice: Choice, match: Reference): AnswerCodes | undefined {
  return nothings(choice, match).find((answer) => match.legal(answer)) ?? onlyAnswer(choice, match);
}

/** The last of what is offered, or as many as there may be. */
function most(choice: Choice, match: Reference): AnswerCodes | undefined {
  if (choice.form === 'menu' || choice.each) return onlyAnswer(choice, match);
  const candidates = match.candidates(0, []);
  const isOne = choice.form === 'one' || choice.form === 'optional';
  const picks = isOne ? candidates.slice(-1) : candidates.slice(0, match.bounds().high);
  const answer = asAnswer(choice, picks);
  return match.legal(answer) ? answer : onlyAnswer(choice, match);
}

function nothings(choice: Choice, match: Reference): readonly AnswerCodes[] {
  if (choice.form === 'menu')
    return choice.arms
      .flatMap(({ params }, arm): AnswerCodes[] => (params.length === 0 ? [{ form: 'menu', arm, ordinals: [] }] : []))
      .toReversed();
  if (choice.each) {
    const type = mapType(answerType(choice));
    const keys = new Set(match.keys());
    const empty = choice.form === 'some' ? [] : 0;
    return [{ form: 'each', value: makeMap(type, (key) => (keys.has(key) ? empty : undefined)) }];
  }
  if (choice.form === 'some' || choice.form === 'order') return [{ form: choice.form, ordinals: [] }];
  return choice.form === 'optional' || choice.element.t === 'bool' ? [{ form: 'one', code: 0 }] : [];
}
