import { useState } from 'react';
import { type Box, within } from './boxes.ts';
import type { Point } from './layout.ts';

/** A board of fewer places is drawn as a whole: that takes no longer than to find out what of it is in sight. */
const MANY = 500;
/** How far beyond its window a board is drawn, as a part of that. */
const AROUND = 0.1;
/** A part that is so many times as wide as the window is drawn only while the reader moves out. */
const FAR = 3;

/** The part of a board on which everything is drawn; undefined where that's all of it. */
export type Near = Box | undefined;

/**
 * What is drawn of a board while `sight` is seen of it. It stays the same until that reaches beyond it, so that readers who
 * move the view a little have nothing drawn again.
 */
export function nearTo(sight: Box, before: Near): Box {
  if (before !== undefined && within(sight, before) && before.w <= sight.w * FAR) return before;
  const [x, y] = [sight.w * AROUND, sight.h * AROUND];
  return { x: sight.x - x, y: sight.y - y, w: sight.w + 2 * x, h: sight.h + 2 * y };
}

/** Whether something is drawn that reaches so far from its middle. */
export const isNear = (near: Near, [x, y]: Point, reach: number): boolean =>
  near === undefined ||
  (x > near.x - reach && x < near.x + near.w + reach && y > near.y - reach && y < near.y + near.h + reach);

/** The part of a board of `places` that is drawn now; `sight` is undefined in a picture, which shows all of it. */
export function useNear(places: number, sight: Box | undefined): Near {
  const find = (before: Near): Near => (sight === undefined || places < MANY ? undefined : nearTo(sight, before));
  const [before, keep] = useState(() => find(undefined));
  const near = find(before);
  if (near !== before) keep(near);
  return near;
}
