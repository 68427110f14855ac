import { type Box, covered } from './free-side.ts';

/** Where in a part of the window something lies: at an edge, in a corner or in the middle. */
export type Place =
  | 'bottom'
  | 'top'
  | 'bottom-left'
  | 'bottom-right'
  | 'top-left'
  | 'top-right'
  | 'left'
  | 'right'
  | 'middle';

/** In the order in which they are taken where none is better. */
const PLACES: readonly Place[] = [
  ...(['bottom', 'top', 'bottom-left', 'bottom-right', 'top-left', 'top-right', 'left', 'right', 'middle'] as const),
];

/** What should stay in sight, and how much a pixel of it counts. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
}

/** Where something of this size covers least of what should stay in sight. */
export function freePlace(size: Pick<Box, 'width' | 'height'>, kept: readonly Kept[], room: Box): Place {
  const costOf = (place: Place): number => {
    const lying = boxAt(place, size, room);
    return kept.reduce((sum, { box, weight }) => sum + covered(box, lying) * box.width * box.height * weight, 0);
  };
  return PLACES.map((place) => ({ place, cost: costOf(place) })).reduce((best, one) =>
    one.cost < best.cost ? one : best,
  ).place;
}

function boxAt(place: Place, { width, height }: Pick<Box, 'width' | 'height'>, room: Box): Box {
  const along = (start: string, end: string, from: number, free: number): number =>
    place.includes(start) ? from : place.includes(end) ? from + free : from + free / 2;
  const left = along('left', 'right', room.left, room.width - width);
  return { left, top: along('top', 'bottom', room.top, room.height - height), width, height };
}

/** The rim of a box as four boxes, as thick as this part of its shorter side. */
export function rimOf({ left, top, width, height }: Box, part: number): readonly Box[] {
  const thick = Math.min(width, height) * part;
  return [
    { left, top, width, height: thick },
    { left, top: top + height - thick, width, height: thick },
    { left, top: top + thick, width: thick, height: height - 2 * thick },
    { left: left + width - thick, top: top + thick, width: thick, height: height - 2 * thick },
  ];
}
