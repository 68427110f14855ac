import { ASK_ROLE, ASKS, type GameModule, TOGETHER } from '@sandtable/engine';
import type { Random } from '../random.ts';
import { guided } from './guided.ts';

/** What others have answered at the same time nobody can know: all but this role take it back. */
export function takeBack(module: GameModule, W: Int32Array, own: number): void {
  const { lanes } = module.layout;
  if (lanes === undefined || W[TOGETHER] === 0) return;
  for (let role = 0; role < lanes.roles; role += 1) if (role !== own) module.retake(W, role);
}

/**
 * All others answer as someone might who knows the policy of the rules. A policy sees what its role sees, so hidden values
 * must have been drawn again before. Then only this role is left to answer, as it was.
 */
export function drawAnswers(module: GameModule, W: Int32Array, random: Random, own: number): void {
  if (module.layout.lanes === undefined || W[TOGETHER] === 0) return;
  for (;;) {
    const other = firstOther(module, W, own);
    if (other < 0) break;
    module.select(W, other);
    guided(module, W, random);
    module.decide(W);
  }
  module.select(W, 0);
}

/** The number of the first question of someone else; -1 if there is none. */
function firstOther(module: GameModule, W: Int32Array, own: number): number {
  for (let k = 0; k < (W[ASKS] ?? 0); k += 1) {
    module.select(W, k);
    if (W[ASK_ROLE] !== own) return k;
  }
  return -1;
}
