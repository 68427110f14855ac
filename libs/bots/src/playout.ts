import { type GameModule, RUNNING, STATUS } from '@sandtable/engine';
import { letAnyone } from './let-anyone.ts';
import type { Random } from './random.ts';

/** Plays at random until the match ends or the limit is reached; returns how many decisions it took. */
export function playout(module: GameModule, S: Int32Array, random: Random, maxDecisions: number): number {
  if (module.play) return module.play(S, random, maxDecisions);
  let taken = 0;
  while (S[STATUS] === RUNNING && taken < maxDecisions) {
    letAnyone(module, S, random);
    module.sample(S, random);
    module.decide(S);
    taken++;
  }
  return taken;
}
