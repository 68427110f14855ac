import type { GameModule } from '@sandtable/engine';
import type { MatchView } from './contract.ts';
import { fieldsSeen, membersSeen, statesSeen } from './masked.ts';
import { sightOf } from './sight.ts';
import { positionView } from './view.ts';

/** A position by itself, without the match that led to it. */
export type Shown = Pick<MatchView, 'status' | 'reason' | 'winners' | 'fields' | 'states' | 'names'>;

/** What a seat may see of a position; without a seat, all of it. */
export function shownPosition(module: GameModule, S: Int32Array, seat?: string): Shown {
  const whole = positionView(module, S);
  const sight = seat === undefined ? undefined : sightOf(module, S, seat);
  if (sight === undefined) return whole;
  return { ...whole, fields: fieldsSeen(sight, S), states: statesSeen(sight, S), names: membersSeen(sight).names };
}
