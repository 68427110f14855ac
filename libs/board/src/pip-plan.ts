import { READ } from './counter-band.ts';

/** How pips of one state are drawn on a counter that is 100 units wide. */
export interface PipPlan {
  /** Pips drawn side by side. */
  readonly drawn: number;
  /** By how much they are larger than usual. */
  readonly scale: number;
  /** Font size of a number that stands for all of them where there is no room for each. */
  readonly font: number | undefined;
}

/** Units from one pip to the next. */
export const PIP_STEP = 14.5;
/** Pixels of a pip with its distance to the next that can still be seen. */
const SEEN = 8;
/** Units that the pips of one side have, so that they don't meet those of the other. */
const ROOM = 47;

/** @param px Pixels that a unit is wide. */
export function pipPlan(pips: number, px: number): PipPlan {
  const scale = Math.max(1, SEEN / (PIP_STEP * px));
  const isRoomy = scale === 1 || pips * PIP_STEP * scale <= ROOM;
  return isRoomy ? { drawn: pips, scale, font: undefined } : { drawn: 0, scale: 1, font: READ / px };
}
