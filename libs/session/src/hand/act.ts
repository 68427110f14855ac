import { RUNNING, SEED, STATUS } from '@sandtable/engine';
import type { ByHand } from '../contract.ts';
import { atAsk, openQuestions } from '../open-asks.ts';
import { writeByHand } from './change.ts';
import { diceProblem } from './forced-dice.ts';
import type { Playable } from './playable.ts';

/**
 * Applies a manual edit to a position, or returns the path of a text that says why it can't and changes nothing. Values
 * that a procedure calculated before its question stay the same; what the question offers is evaluated again.
 */
export function doByHand(module: Playable, S: Int32Array, act: ByHand): string | undefined {
  if (S[STATUS] !== RUNNING) return 'session/over';
  if (act.hand === 'seed') {
    S[SEED] = act.seed | 0;
    return undefined;
  }
  if (act.hand === 'dice') return module.dice === undefined ? 'hand/cannot-be-set' : diceProblem(module, S, act);
  const before = S.slice();
  const why = writeByHand(module, S, act) ?? (hasAnswers(module, S) ? undefined : 'hand/no-answer');
  if (why !== undefined) S.set(before);
  return why;
}

/** Whether each open question still has an answer, as far as answers can be counted. */
const hasAnswers = (module: Playable, S: Int32Array): boolean =>
  openQuestions(module, S).every((_, number) => atAsk(module, S, number, () => module.count(S) !== 0));
