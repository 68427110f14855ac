import { memo } from 'react';
import { alike } from './alike.ts';
import { patternOn } from './ink.ts';
import type { SideLayout } from './layout.ts';

/** An id for a fill that is color and pattern at once; the same side has the same id everywhere on the page. */
export const fillId = (side: SideLayout): string => `fill-${side.pattern}-${side.colour.slice(1)}`;

/** Drawn in the ink that is seen on the color. */
const marks = {
  hatch: (ink: string) => (
    <path d="M-1,1 L1,-1 M-1,7 L7,-1 M5,7 L7,5" stroke={ink} strokeOpacity=".55" strokeWidth="1.4" />
  ),
  lines: (ink: string) => <path d="M0,1.5 H6 M0,4.5 H6" stroke={ink} strokeOpacity=".55" strokeWidth="1" />,
  dots: (ink: string) => <circle cx="3" cy="3" r="1.1" fill={ink} fillOpacity=".7" />,
  solid: () => null,
} as const;

/** The same for ground, whose pattern keeps its size on screen. */
export const groundId = (side: SideLayout): string => `${fillId(side)}-ground`;

const Fill = ({ id, side, scale }: { readonly id: string; readonly side: SideLayout; readonly scale: number }) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform={`scale(${scale})`}>
    <rect width="6" height="6" fill={side.colour} />
    {marks[side.pattern](patternOn(side.colour))}
  </pattern>
);

/** The fills of all sides, once per board; `zoom` is how near the reader has come. */
export const Fills = memo(
  ({ sides, zoom }: { readonly sides: readonly SideLayout[]; readonly zoom: number }) => (
    <defs>
      {[...new Map(sides.map((s) => [fillId(s), s])).values()].flatMap((side) => [
        <Fill key={fillId(side)} id={fillId(side)} side={side} scale={1} />,
        <Fill key={groundId(side)} id={groundId(side)} side={side} scale={1 / zoom} />,
      ])}
    </defs>
  ),
  alike,
);
