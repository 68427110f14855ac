import type { Random } from '@sandtable/bots';
import { chance } from '@sandtable/engine';
import { masks } from './armies.ts';
import { asked } from './asking.ts';
import { board } from './board.ts';
import { bits, nth } from './draws.ts';
import { markerTables } from './markers.ts';
import { NOW, position } from './position.ts';

const { drawn, kept, laid, now, pot } = position;
const { DRAWS, SEED, SPENT, TREATY } = NOW;
const { MANDATORY, NATION, NATION_OF, NATIONS, SUITING, USELESS, VALUE } = markerTables;
const { SIDE } = board;
const { WORDS } = masks;

/** Lays a marker for a battle, or none; a mandatory one that can be used must be. */
export function layMarker(g: number, duty: number, armies: Int32Array, word: number, random: Random): boolean {
  const hand = kept[g] as number;
  if (hand === 0) return true;
  if (!asked()) return false;
  const playable = hand & suiting(duty, armies, word);
  const owed = playable & MANDATORY;
  const marker = owed === 0 ? any(playable, random) : 1 << nth(owed, random(bits(owed)));
  kept[g] = hand & ~marker;
  laid[g] = marker;
  return true;
}

function any(markers: number, random: Random): number {
  const choice = random(bits(markers) + 1);
  return choice === 0 ? 0 : 1 << nth(markers, choice - 1);
}

/** Markers of a duty whose nation is among these armies. */
function suiting(duty: number, armies: Int32Array, word: number): number {
  let markers = SUITING[duty * NATIONS] as number;
  for (let nation = 1; nation < NATIONS; nation++) {
    const low = (armies[0] as number) & (NATION[nation * WORDS + word] as number);
    const high = (armies[1] as number) & (NATION[nation * WORDS + word + 1] as number);
    if ((low | high) !== 0) markers |= SUITING[duty * NATIONS + nation] as number;
  }
  return markers;
}

/** Which of these armies may lead with the marker that a grouping has laid. */
export function obeying(g: number, armies: number, word: number): number {
  const marker = laid[g] as number;
  return marker === 0
    ? armies
    : armies & (NATION[(NATION_OF[31 - Math.clz32(marker)] as number) * WORDS + word] as number);
}

/** Takes the laid marker off the table; returns its value. */
export function turnMarker(g: number): number {
  const marker = laid[g] as number;
  if (marker === 0) return 0;
  laid[g] = 0;
  if ((marker & MANDATORY) !== 0) now[SPENT] = (now[SPENT] as number) | marker;
  else putBack(g, marker);
  return VALUE[31 - Math.clz32(marker)] as number;
}

function putBack(g: number, marker: number): void {
  const side = SIDE[g] as number;
  pot[side] = (pot[side] as number) | marker;
}

const MARKER_LIMIT = 3;

/** Whoever rolled an S may draw a marker; false if the match ends meanwhile. */
export function drawForS(g: number, rolled: boolean, random: Random): boolean {
  if (!rolled || pot[SIDE[g] as number] === 0) return true;
  if (!asked()) return false;
  if (random(2) === 0) return true;
  drawMarker(g);
  if (!putBackUseless(g, random)) return false;
  if (drawn[g] === 0) return true;
  if (bits(kept[g] as number) >= MARKER_LIMIT && !handBack(g, random)) return false;
  kept[g] = (kept[g] as number) | (drawn[g] as number);
  drawn[g] = 0;
  return true;
}

/** The place of the draw in the rules, which its result depends on. */
const DRAW = 2628543189;

function drawMarker(g: number): void {
  const markers = pot[SIDE[g] as number] as number;
  const times = now[DRAWS] as number;
  now[DRAWS] = times + 1;
  const marker = 1 << nth(markers, chance(now[SEED] as number, DRAW, times, 0, bits(markers)));
  pot[SIDE[g] as number] = markers & ~marker;
  drawn[g] = marker;
}

function putBackUseless(g: number, random: Random): boolean {
  const marker = drawn[g] as number;
  if ((marker & (USELESS[4 * (now[TREATY] as number) + g] as number)) === 0) return true;
  if (!asked()) return false;
  if (random(2) === 0) {
    drawn[g] = 0;
    putBack(g, marker);
  }
  return true;
}

function handBack(g: number, random: Random): boolean {
  if (!asked()) return false;
  const hand = kept[g] as number;
  const marker = 1 << nth(hand, random(bits(hand)));
  kept[g] = hand & ~marker;
  putBack(g, marker);
  return true;
}
