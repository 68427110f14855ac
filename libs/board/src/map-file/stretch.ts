import type { Point } from '../layout.ts';

/** A stretch of a path from where the last one ended: straight, or a curve with two points that pull it. */
export type Stretch = readonly [to: Point] | readonly [pull: Point, pull: Point, to: Point];
