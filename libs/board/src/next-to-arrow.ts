import { type Box, middleOf } from './boxes.ts';
import type { Point } from './layout.ts';

/** Next to a line: a point, and the direction that leads away from the line. */
export interface Aside {
  readonly at: Point;
  readonly away: Point;
}

/** Between counters that are nearer to each other than this part of their width, a number covers what is written on them. */
const NEAR = 0.6;

/**
 * Where the number of a short arrow between two counters covers neither of them: above the line, or to the right of one that
 * goes up or down. Undefined where it has room on the line.
 */
export function nextToArrow(start: Box, goal: Box): Aside | undefined {
  const [from, to] = [middleOf(start), middleOf(goal)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length === 0) return undefined;
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const gap = length - reach(start, along) - reach(goal, along);
  if (gap >= NEAR * Math.max(start.w, goal.w)) return undefined;
  const isFlat = Math.abs(along[0]) > Math.abs(along[1]);
  const turn = (isFlat ? along[0] > 0 : along[1] > 0) ? 1 : -1;
  const away: Point = [along[1] * turn, -along[0] * turn];
  const by = Math.max(reach(start, away), reach(goal, away));
  return { at: [(from[0] + to[0]) / 2 + away[0] * by, (from[1] + to[1]) / 2 + away[1] * by], away };
}

/** How far a box reaches from its middle in a direction. */
const reach = ({ w, h }: Box, [x, y]: Point): number => (Math.abs(x) * w + Math.abs(y) * h) / 2;
