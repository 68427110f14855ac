import { contrast } from './ink.ts';
import type { SideLayout } from './layout.ts';

/** Cards of nobody. */
export const NOBODY = '#5b5f66';

/** Grounds of pictures, one for each sort. */
const TINTS = ['#e9e0c9', '#d5e1e5', '#e6ddd6', '#e3e0ea'] as const;
const BLACK = '#1c1e21';
/** What WCAG asks of drawings. */
const DRAWN = 3;

/** The land below what is pictured, in a box of 100 × 50. */
export const HILL = 'M0 42 Q 30 34 55 39 T 100 36 V 50 H 0 Z';

/** The ground of a picture, and the color of its symbol: that of the side where it stands out from the ground. */
export function artColours(
  side: SideLayout | undefined,
  tint: number,
): { readonly ground: string; readonly ink: string } {
  const ground = TINTS[tint] ?? TINTS[0];
  const colour = side?.colour ?? NOBODY;
  return { ground, ink: contrast(colour, ground) >= DRAWN ? colour : BLACK };
}
