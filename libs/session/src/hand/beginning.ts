import type { GameModule } from '@sandtable/engine';
import type { ForcedDice } from '../contract.ts';
import type { Step } from '../history.ts';
import { spotNamed, timesAt } from './places.ts';

/**
 * Whether chance was forced during the setup of the match: at the head of the course, where nothing but forced results
 * comes before it.
 */
export function isOfBeginning(module: GameModule, past: readonly Step[], act: ForcedDice): boolean {
  const spot = spotNamed(module, act.place, act.role);
  const now = past.at(-1)?.position;
  if (spot === undefined || now === undefined || act.occurrence >= timesAt(now, spot)) return false;
  return past.slice(1).every(({ hand }) => hand?.hand === 'dice');
}
