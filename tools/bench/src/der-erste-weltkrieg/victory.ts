import type { Random } from '@sandtable/bots';
import { chance } from '@sandtable/engine';
import { masks } from './armies.ts';
import { ALL_SURRENDER, asked, ENEMY_SURRENDERS, end, MORE_POINTS, VICTORS } from './asking.ts';
import { mayFall } from './attack.ts';
import { ALLIES, board, CENTRAL, DA, DE, EA, FRONTS, WA } from './board.ts';
import { capture, holdsAll, serveAnew } from './capture.ts';
import { NOW, position } from './position.ts';

const { at, now, open, score, surrender } = position;
const { DICE, OVER, SEED, TREATY, TURN } = NOW;
const { FIGHTING, WORDS } = masks;
const { LEADER, MOVING, SIDE } = board;

const LAST_TURN = 6;
const SWEPT_FRONTS = 6;
const TREATY_FROM = 4;

/** What is checked at the end of a turn; false if the match ends. */
export function checkVictory(random: Random): boolean {
  turnAllUp();
  if (!claim(random)) return false;
  if (now[TURN] === LAST_TURN || swept(ALLIES) >= SWEPT_FRONTS || swept(CENTRAL) >= SWEPT_FRONTS) {
    end(VICTORS[leader()] as number, MORE_POINTS);
    return false;
  }
  rollForSurrender();
  return now[OVER] === 0 && offerTreaty(random);
}

function turnAllUp(): void {
  for (let i = 0; i < FRONTS * WORDS; i++) open[i & 3] = (open[i & 3] as number) | (at[i] as number);
}

/** Fronts that only one side mans: it takes a city there. */
function claim(random: Random): boolean {
  for (let front = 0; front < FRONTS; front++) {
    const allies = isManned(front, ALLIES);
    if (allies === isManned(front, CENTRAL)) continue;
    const side = allies ? ALLIES : CENTRAL;
    const [g, loser] = [LEADER[2 * front + side] as number, LEADER[2 * front + 1 - side] as number];
    if (!capture(front, g, loser, mayFall(front, false), random)) return false;
  }
  return true;
}

/** Whether a side has a real army at a front. */
function isManned(front: number, side: number): boolean {
  const i = front * WORDS + 2 * side;
  return (
    (((at[i] as number) & (FIGHTING[2 * side] as number)) |
      ((at[i + 1] as number) & (FIGHTING[2 * side + 1] as number))) !==
    0
  );
}

function swept(side: number): number {
  let fronts = 0;
  for (let front = 0; front < FRONTS; front++) if (holdsAll(front, side)) fronts++;
  return fronts;
}

const leader = (): number =>
  (score[WA] as number) + (score[EA] as number) > (score[DA] as number) + (score[DE] as number) ? ALLIES : CENTRAL;

/** The place of the die in the rules, which its faces depend on. */
const SURRENDER_DIE = 145181120;
const FACES = 6;
/** From this face on, a die shows an S. */
const S = 4;

function rollForSurrender(): void {
  let fallen = 0;
  for (let i = 0; i < MOVING.length; i++) {
    const g = MOVING[i] as number;
    if (surrender[g] === 0) continue;
    const times = now[DICE] as number;
    now[DICE] = times + 1;
    const face = chance(now[SEED] as number, SURRENDER_DIE, times, 0, FACES);
    if (face < S && face < (surrender[g] as number)) fallen |= 1 << (SIDE[g] as number);
  }
  if (fallen === 3) end(0, ALL_SURRENDER);
  else if (fallen !== 0) end(VICTORS[fallen === 1 ? CENTRAL : ALLIES], ENEMY_SURRENDERS);
}

/** The treaty of the east, which nobody refuses where one player leads both Allied groupings. */
function offerTreaty(random: Random): boolean {
  if ((now[TURN] as number) < TREATY_FROM || now[TREATY] !== 0) return true;
  if (!asked()) return false;
  now[TREATY] = random(2);
  serveAnew();
  return true;
}
