import type { Point } from './layout.ts';

/** An upright rectangle; all placement works on these. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const around = ([x, y]: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

export const middleOf = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2];

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** How much of a box lies on another, 0 to 1. */
export const covered = (box: Box, other: Box): number => {
  const w = Math.min(box.x + box.w, other.x + other.w) - Math.max(box.x, other.x);
  const h = Math.min(box.y + box.h, other.y + other.h) - Math.max(box.y, other.y);
  return w > 0 && h > 0 ? (w * h) / (box.w * box.h) : 0;
};

export const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

/** What two boxes have in common; without a width or height where they have nothing. */
export const common = (a: Box, b: Box): Box => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    w: Math.max(0, Math.min(a.x + a.w, b.x + b.w) - x),
    h: Math.max(0, Math.min(a.y + a.h, b.y + b.h) - y),
  };
};
