import { ASK_ROLE, ASKS, type GameModule, TOGETHER } from '@sandtable/engine';
import type { Random } from '../random.ts';

/**
 * What others answer at the same time nobody can know: they take back what they have said, and all of them answer at
 * random. Then only whoever was asked is left to answer, as they were.
 */
export function drawAnswers(module: GameModule, W: Int32Array, random: Random): void {
  const { lanes } = module.layout;
  if (lanes === undefined || W[TOGETHER] === 0) return;
  const own = W[ASK_ROLE] ?? 0;
  for (let role = 0; role < lanes.roles; role += 1) if (role !== own) module.retake(W, role);
  for (;;) {
    const other = firstOther(module, W, own);
    if (other < 0) break;
    module.select(W, other);
    module.answer.fill(0);
    module.sample(W, random);
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
