import type { Point } from './layout.ts';

/** Pixels that a finger hits, whatever is drawn smaller. */
const FINGER = 44;

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Which of these a finger means that hit none of them: the nearest of those that are smaller than a fingertip. */
export function touched<Drawn>(all: readonly (readonly [Drawn, Box])[], at: Point): Drawn | undefined {
  const [first] = all
    .map(([drawn, box]) => ({ drawn, far: farFrom(box, at) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far);
  return first?.drawn;
}

/** How far from its middle; infinitely far beyond a fingertip. */
function farFrom({ left, top, width, height }: Box, [x, y]: Point): number {
  if (width >= FINGER && height >= FINGER) return Number.POSITIVE_INFINITY;
  const [dx, dy] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
  const isOn = dx <= Math.max(width, FINGER) / 2 && dy <= Math.max(height, FINGER) / 2;
  return isOn ? Math.hypot(dx, dy) : Number.POSITIVE_INFINITY;
}
