import type { Random } from '@sandtable/bots';
import { asked } from './asking.ts';
import { ALLIES, board, F10 } from './board.ts';
import { cities } from './cities.ts';
import { bits, nth } from './draws.ts';
import { NOW, position } from './position.ts';
import { servingIn } from './serving.ts';

const { allied, now, punished, score, surrender } = position;
const { SERVING, TREATY, TURN } = NOW;
const { LEADER, SIDE } = board;
const { CITIES, MONASTIR_BIT, SETS, TAKEABLE, OPEN } = cities;

/** A city for whoever won at a front, or a surrender point for the loser of all; false if the match ends first. */
export function capture(front: number, g: number, loser: number, prize: boolean, random: Random): boolean {
  const side = SIDE[g] as number;
  const prizes = takeable(front, side);
  if (prizes !== 0) return !prize || takeCity(front, g, prizes, random);
  if (prize && holdsAll(front, side) && !(((punished[front] as number) >> loser) & 1)) {
    punished[front] = (punished[front] as number) | (1 << loser);
    surrender[loser] = (surrender[loser] as number) + 1;
  }
  return true;
}

const takeable = (front: number, side: number): number =>
  TAKEABLE[(OPEN[now[TURN] as number] as number) + SETS * (2 * front + side) + (allied[front] as number)] as number;

export const holdsAll = (front: number, side: number): boolean =>
  allied[front] === (side === ALLIES ? (CITIES[front] as number) : 0);

function takeCity(front: number, g: number, prizes: number, random: Random): boolean {
  if (!asked()) return false;
  allied[front] = (allied[front] as number) ^ (1 << nth(prizes, random(bits(prizes))));
  const old = LEADER[2 * front + 1 - (SIDE[g] as number)] as number;
  if ((score[old] as number) > 0) score[old] = (score[old] as number) - 1;
  score[g] = (score[g] as number) + 1;
  if (front === F10) serveAnew();
  return true;
}

/** Looks up again who may serve where, in a new turn, under the treaty, or when a city of that front has changed hands. */
export function serveAnew(): void {
  const holds = ((allied[F10] as number) & MONASTIR_BIT) !== 0;
  now[SERVING] = servingIn(now[TURN] as number, holds, now[TREATY] as number);
}
