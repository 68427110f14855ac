import { ASK_CURRENT, ASKS, type GameModule, RUNNING, STATUS } from '@sandtable/engine';
import { type Question, questionOf } from './question.ts';

/** Which question is meant: that of a role, or the first one of a seat; without either, the first of all. */
export interface Whose {
  readonly seat?: string | undefined;
  readonly role?: string | undefined;
}

/** Selects one of several open questions for a call; afterward, the previous one is current again. */
export function atAsk<T>(module: GameModule, S: Int32Array, number: number, look: () => T): T {
  const current = S[ASK_CURRENT] ?? 0;
  if (number === current) return look();
  module.select(S, number);
  try {
    return look();
  } finally {
    module.select(S, current);
  }
}

/** All open questions, in the order of their roles. */
export function openQuestions(module: GameModule, S: Int32Array): readonly Question[] {
  if (S[STATUS] !== RUNNING) return [];
  return Array.from({ length: S[ASKS] ?? 0 }).flatMap((_, number) =>
    atAsk(module, S, number, () => questionOf(module.info, S) ?? []),
  );
}

/** The number of the question that is meant; -1 if there is none. */
export function askNumber(questions: readonly Question[], { seat, role }: Whose): number {
  return questions.findIndex(
    (one) => (role === undefined || one.role === role) && (seat === undefined || one.seat === seat),
  );
}
