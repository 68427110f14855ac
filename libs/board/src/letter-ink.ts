import { inkOn } from './ink.ts';
import type { SideLayout } from './layout.ts';

/** How the letter of a side is drawn: with a casing in its color, since patterns may be drawn in the same ink. */
export const letterInk = ({ colour }: SideLayout) =>
  ({
    fill: inkOn(colour),
    stroke: colour,
    strokeWidth: '0.2em',
    paintOrder: 'stroke',
    strokeLinejoin: 'round',
  }) as const;
