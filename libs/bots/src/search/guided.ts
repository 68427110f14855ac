import { type GameModule, RUNNING, STATUS } from '@sandtable/engine';
import { byRules } from '../by-rules.ts';
import { letAnyone } from '../let-anyone.ts';
import type { Random } from '../random.ts';
import type { Cost } from './cost.ts';

/** Of so many answers one is drawn, even where the rules say how a seat plays: nobody always plays the same. */
const ONE_DRAWN_IN = 8;

/** Plays on as someone might who knows the policy of the rules; without one at random. Returns what that cost. */
export function playOn(module: GameModule, W: Int32Array, random: Random, decisions: number, cost: Cost): number {
  let spent = 0;
  for (let taken = 0; W[STATUS] === RUNNING && taken < decisions; taken += 1) {
    letAnyone(module, W, random);
    spent += cost(W);
    guided(module, W, random);
    module.decide(W);
  }
  return spent;
}

/** Puts an answer to the open question into the scratch array. */
export function guided(module: GameModule, W: Int32Array, random: Random): void {
  if (module.policy !== undefined && random(ONE_DRAWN_IN) !== 0 && byRules(module, W, random)) return;
  module.answer.fill(0);
  module.sample(W, random);
}
