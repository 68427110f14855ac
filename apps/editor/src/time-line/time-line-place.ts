/** Width of the thumb, by which the ends of a range are set in. */
export const THUMB = 16;

/** The move whose place on the line is at this x; the line is as long as there are moves. */
export function moveAt(x: number, { left, width }: Pick<DOMRect, 'left' | 'width'>, moves: number): number {
  const part = (x - left - THUMB / 2) / Math.max(1, width - THUMB);
  return Math.round(Math.min(1, Math.max(0, part)) * moves);
}
