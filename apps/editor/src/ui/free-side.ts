/** An edge at which something is opened. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

/** A part of the window, as the browser measures elements. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** In the order in which they are taken where none is better. */
const SIDES: readonly Side[] = ['top', 'bottom', 'right', 'left'];

/** Where something of this size covers least of what should stay in sight; sides without room for it come last. */
export function freeSide(at: Box, size: Pick<Box, 'width' | 'height'>, keep: readonly Box[], window: Box): Side {
  const costOf = (side: Side): number => {
    const opened = boxAt(at, size, side);
    const outside = 1 - covered(opened, window);
    return keep.reduce((sum, box) => sum + covered(box, opened), outside > 0 ? keep.length + outside : 0);
  };
  return SIDES.map((side) => ({ side, cost: costOf(side) })).reduce((best, one) => (one.cost < best.cost ? one : best))
    .side;
}

/** Whether something of this size has room next to `at` on any side. */
export const hasRoomNextTo = (at: Box, { width, height }: Pick<Box, 'width' | 'height'>, window: Box): boolean =>
  Math.max(at.left - window.left, window.left + window.width - at.left - at.width) >= width ||
  Math.max(at.top - window.top, window.top + window.height - at.top - at.height) >= height;

/** The box of a larger area lies over its neighbors as well: at its edge nobody sees which of them is meant. */
const LARGEST = 220;

/** Whether the edge of a box shows what it is of. */
export const isCompact = ({ width, height }: Box): boolean => Math.max(width, height) <= LARGEST;

function boxAt(at: Box, { width, height }: Pick<Box, 'width' | 'height'>, side: Side): Box {
  const left = at.left + (at.width - width) / 2;
  const top = at.top + (at.height - height) / 2;
  if (side === 'top') return { left, top: at.top - height, width, height };
  if (side === 'bottom') return { left, top: at.top + at.height, width, height };
  return { left: side === 'left' ? at.left - width : at.left + at.width, top, width, height };
}

/** How much of `box` lies in `by`: from 0 to 1. */
export function covered(box: Box, by: Box): number {
  const area = box.width * box.height;
  const width = Math.min(box.left + box.width, by.left + by.width) - Math.max(box.left, by.left);
  const height = Math.min(box.top + box.height, by.top + by.height) - Math.max(box.top, by.top);
  return area === 0 || width <= 0 || height <= 0 ? 0 : (width * height) / area;
}
