import { masks } from './armies.ts';
import { board, DA, DE, F7, F8, F9 } from './board.ts';
import { bits } from './draws.ts';
import { NOW, position } from './position.ts';

const { at, now } = position;
const { DECISIONS, DUE, OVER, REASON, WINNERS } = NOW;
const { WORDS, OWN, REAL_HIGH } = masks;
const { SIDE } = board;

/** Why a match ends, by the numbers of the ruleset's module, and who wins it, as groupings. */
export const [ALL_SURRENDER, ENEMY_SURRENDERS, MORE_POINTS, GARRISON_BROKEN] = [0, 1, 2, 3] as const;
export const VICTORS = [0b0110, 0b1001] as const;

/** Counts a decision; false if the match ends before the question, since a garrison of the treaty is missing. */
export function asked(): boolean {
  if (now[DUE] !== 0 && garrisonBroken()) return false;
  now[DECISIONS] = (now[DECISIONS] as number) + 1;
  return true;
}

/** Ends the match, by a missing garrison if there is one. */
export function end(winners: number, reason: number): void {
  if (now[DUE] !== 0 && garrisonBroken()) return;
  finish(winners, reason);
}

function finish(winners: number, reason: number): void {
  now[OVER] = 1;
  now[WINNERS] = winners;
  now[REASON] = reason;
}

function garrisonBroken(): boolean {
  if (standing()) return false;
  finish(VICTORS[0], GARRISON_BROKEN);
  return true;
}

const standing = (): boolean =>
  present(DE, F7) > 0 && present(DE, F8) > 0 && present(DE, F9) > 0 && present(DA, F9) > 2;

/** A grouping's own real armies at a front. */
function present(g: number, front: number): number {
  const word = 2 * (SIDE[g] as number);
  const [i, own] = [front * WORDS + word, g * WORDS + word];
  return (
    bits((at[i] as number) & (OWN[own] as number)) + bits((at[i + 1] as number) & (OWN[own + 1] as number) & REAL_HIGH)
  );
}
