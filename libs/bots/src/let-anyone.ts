import { ASK_CHOICE, ASKS, type GameModule } from '@sandtable/engine';
import type { Random } from './random.ts';

/** Where any one of several may answer, it is drawn who is the first to do so. */
export function letAnyone(module: GameModule, S: Int32Array, random: Random): void {
  const asks = S[ASKS] ?? 0;
  if (asks > 1 && module.info.choices[S[ASK_CHOICE] ?? 0]?.anyone === true) module.select(S, random(asks));
}
