import type { Random } from '@sandtable/bots';
import { masks } from './armies.ts';
import { asked } from './asking.ts';
import { board, FRONTS } from './board.ts';
import { serveAnew } from './capture.ts';
import { cities } from './cities.ts';
import { deploy } from './deployment.ts';
import { bits, drawn, drawSome } from './draws.ts';
import { FRESH } from './markers.ts';
import { takeMoves } from './moves.ts';
import { NOW, places, position, setUp } from './position.ts';
import { checkVictory } from './victory.ts';

const { allied, at, now, open, pot, punished, surrender } = position;
const { DECISIONS, DUE, LATER, TREATY, TURN } = NOW;
const { COMING, LOST } = places;
const { BUILDING, LEADER, REPLACEMENTS, SIDE } = board;
const { SPONSOR, WORDS } = masks;
const { REPLACING } = cities;
const { picked } = drawn;

/**
 * *Der Erste Weltkrieg* as one would write it by hand for speed, with the rules that its options begin with and two
 * players: the position in a few words that are changed in place, sets as bits, and what never changes as tables. It
 * draws as the module of the ruleset does, so a game of the same seed is the same.
 */
export function playByHand(seed: number, random: Random): number {
  setUp(seed);
  for (let turn = 1; takeTurn(turn, random); turn++);
  return now[DECISIONS] as number;
}

/** False if the match has ended. */
function takeTurn(turn: number, random: Random): boolean {
  now[TURN] = turn;
  serveAnew();
  open.fill(0);
  for (let i = 0; i < BUILDING.length; i++) if (!deploy(BUILDING[i] as number, random)) return false;
  now[DUE] = now[TREATY] as number;
  if (!takeMoves(random) || !checkVictory(random)) return false;
  for (let i = 0; i < BUILDING.length; i++) if (!replenish(BUILDING[i] as number, random)) return false;
  addMarkers(turn + 1);
  surrender.fill(0);
  punished.fill(0);
  return true;
}

/** Returns some of a grouping's fallen armies to play in the next turn. */
function replenish(g: number, random: Random): boolean {
  const side = SIDE[g] as number;
  const [from, word] = [LOST * WORDS + 2 * side, g * WORDS + 2 * side];
  const low = (at[from] as number) & (SPONSOR[word] as number);
  const high = (at[from + 1] as number) & (SPONSOR[word + 1] as number);
  const most = Math.min(bits(low) + bits(high), (REPLACEMENTS[g] as number) - cityLosses(g));
  if (most <= 0) return true;
  if (!asked()) return false;
  drawSome(side, low, high, 0, most, random);
  const to = (COMING + (now[TURN] as number)) * WORDS + 2 * side;
  for (let i = 0; i < 2; i++) {
    at[from + i] = (at[from + i] as number) & ~(picked[i] as number);
    at[to + i] = (at[to + i] as number) | (picked[i] as number);
  }
  return true;
}

/** Home cities whose loss costs a grouping a replacement each. */
function cityLosses(g: number): number {
  const side = SIDE[g] as number;
  let losses = 0;
  for (let front = 0; front < FRONTS; front++) {
    if (LEADER[2 * front + side] !== g) continue;
    const held = side === 0 ? (allied[front] as number) : ~(allied[front] as number);
    losses += bits((REPLACING[2 * front + side] as number) & ~held);
  }
  return losses;
}

const TURNS_OF_1914 = 2;

/** Markers of a new year join those of both alliances. */
function addMarkers(turn: number): void {
  const year = Math.max(0, turn - TURNS_OF_1914);
  for (let side = 0; side < 2; side++) {
    const fresh = (now[LATER] as number) & (FRESH[2 * year + side] as number);
    pot[side] = (pot[side] as number) | fresh;
    now[LATER] = (now[LATER] as number) & ~fresh;
  }
}
