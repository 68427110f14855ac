import type { GameModule } from '@sandtable/engine';
import type { Random } from './random.ts';
import { seatAsked } from './seat-asked.ts';

/**
 * Puts the answer that the rules advise into the module's scratch array: by the policy that holds the seat, or else by the
 * first one that has an answer, because a policy may be written for some of the questions only. False where there is none.
 */
export function byRules(module: GameModule, S: Int32Array, random: Random): boolean {
  const held = seatAsked(module.info, S)?.policy;
  if (held !== undefined) return byPolicy(module, S, held, random);
  const count = module.info.policies?.length ?? 0;
  for (let policy = 0; policy < count; policy += 1) if (byPolicy(module, S, policy, random)) return true;
  return false;
}

/** The same by one policy, given by its number. */
export function byPolicy(module: GameModule, S: Int32Array, policy: number, random: Random): boolean {
  if (module.policy === undefined) return false;
  module.answer.fill(0);
  return module.policy(S, policy, random);
}
