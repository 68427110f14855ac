import { type GameModule, RUNNING, STATUS } from '@sandtable/engine';
import { answerAs, type Bots, botOf } from './bot.ts';
import { letAnyone } from './let-anyone.ts';
import type { Random } from './random.ts';

/** Plays as `playout` does, each seat by its own bot. */
export function playAs(bots: Bots, module: GameModule, S: Int32Array, random: Random, maxDecisions: number): number {
  let taken = 0;
  while (S[STATUS] === RUNNING && taken < maxDecisions) {
    letAnyone(module, S, random);
    answerAs(botOf(bots, module, S), module, S, random);
    module.decide(S);
    taken++;
  }
  return taken;
}
