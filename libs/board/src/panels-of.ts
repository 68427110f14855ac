import type { BoardLayout } from './layout.ts';

/** Everything that a layout puts at the edges of the board. */
export const panelsOf = ({ tracks, boxes, scores, charts, dice }: BoardLayout) => [
  ...tracks,
  ...boxes,
  ...scores,
  ...charts,
  ...dice,
];

export const hasPanels = (how: BoardLayout): boolean => panelsOf(how).length > 0;
