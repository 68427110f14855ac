import { around, type Box, middleOf } from './boxes.ts';
import type { Point } from './layout.ts';
import type { Sizes } from './sizes.ts';
import { blockSize, fan } from './stacks.ts';
import type { Stack } from './stand.ts';

/** Where the counters of a stack lie while it is fanned out. */
export interface FanPlan {
  readonly box: Box;
  readonly size: number;
  readonly at: readonly Point[];
}

/** Parts of a counter: between two of them, and around all. */
const GAP = 0.16;
const RIM = 0.22;

/** A block around the stack, moved so far that all of it is in sight; smaller only where it would be larger than that. */
export function fanPlan({ pieces, at, size }: Stack, { counter, least }: Sizes, sight: Box): FanPlan {
  const wanted = Math.max(size, counter, least);
  const [wide, high] = outer(pieces.length, wanted);
  const drawn = wanted * Math.min(1, sight.w / wide, sight.h / high);
  const [w, h] = outer(pieces.length, drawn);
  const box = {
    ...{ x: between(at[0] - w / 2, sight.x, sight.x + sight.w - w) },
    ...{ y: between(at[1] - h / 2, sight.y, sight.y + sight.h - h) },
    ...{ w, h },
  };
  return { box, size: drawn, at: fan(pieces.length, middleOf(box), drawn, drawn * GAP) };
}

const outer = (n: number, size: number): readonly [number, number] => {
  const [w, h] = blockSize(n, size, size * GAP);
  return [w + 2 * RIM * size, h + 2 * RIM * size];
};

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** What is in sight, but for a rim. */
export const inSight = (sight: Box, rim: number): Box => around(middleOf(sight), sight.w - 2 * rim, sight.h - 2 * rim);
