import { atAsk, type Match, openQuestions, type Question } from '@sandtable/session';

/** Selects the question of a role, or the first one, for a call. Undefined if the role isn't asked. */
export function atQuestion<T>(
  { module, position }: Match,
  role: string | undefined,
  look: (question: Question) => T,
): T | undefined {
  const questions = openQuestions(module, position);
  const number = role === undefined ? 0 : questions.findIndex((one) => one.role === role);
  const question = questions[number];
  return question && atAsk(module, position, number, () => look(question));
}
