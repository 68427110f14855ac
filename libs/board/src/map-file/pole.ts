import type { Point } from '../layout.ts';
import { area, depth, extentOf, inside, type Ring } from './ring.ts';

interface Square {
  readonly at: Point;
  readonly half: number;
  /** How deep its middle lies, less than nothing outside, and how deep any point of it may lie. */
  readonly deep: number;
  readonly most: number;
}

/** As a part of the smaller side: nobody sees more. */
const EXACT = 0.01;
/** First squares along the smaller side. */
const ACROSS = 4;
const MOST_STEPS = 4000;

/**
 * The point that lies deepest within an outline, where a name or a counter has most room: squares that may hold a deeper
 * one than the deepest yet are split in four.
 */
export function pole(rings: readonly Ring[]): Point {
  const largest = rings.toSorted((a, b) => area(b) - area(a))[0] ?? [];
  const { left, top, right, bottom } = extentOf(largest);
  const small = Math.min(right - left, bottom - top);
  const half = small / ACROSS / 2;
  let best = squareAt(rings, [(left + right) / 2, (top + bottom) / 2], 0);
  const open: Square[] = [];
  for (let x = left + half; x < right + half; x += 2 * half)
    for (let y = top + half; y < bottom + half; y += 2 * half) open.push(squareAt(rings, [x, y], half));
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = deepest(open);
    if (next === undefined || next.most - best.deep <= small * EXACT) break;
    if (next.deep > best.deep) best = next;
    const quarter = next.half / 2;
    for (const [dx, dy] of CORNERS)
      open.push(squareAt(rings, [next.at[0] + dx * quarter, next.at[1] + dy * quarter], quarter));
  }
  return best.at;
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

function squareAt(rings: readonly Ring[], at: Point, half: number): Square {
  const far = depth(rings, at);
  const deep = inside(rings, at) ? far : -far;
  return { at, half, deep, most: deep + half * Math.SQRT2 };
}

/** Takes the square that may hold the deepest point out of the others. */
function deepest(open: Square[]): Square | undefined {
  const at = open.reduce((best, { most }, i) => (most > (open[best]?.most ?? -Infinity) ? i : best), 0);
  const [next] = open.splice(at, 1);
  return next;
}
