import type { SideLayout } from './layout.ts';

/** An id for a fill that is colour and pattern at once; the same side has the same id everywhere on the page. */
export const fillId = (side: SideLayout): string => `fill-${side.pattern}-${side.colour.slice(1)}`;

const marks = {
  hatch: <path d="M-1,5 L5,-1 M1,7 L7,1" stroke="#fff" strokeOpacity=".55" strokeWidth="1.4" />,
  lines: <path d="M0,1.5 H6 M0,4.5 H6" stroke="#fff" strokeOpacity=".55" strokeWidth="1" />,
  dots: <circle cx="3" cy="3" r="1.1" fill="#fff" fillOpacity=".7" />,
  solid: null,
} as const;

/** The fills of all sides, once per board. */
export const Fills = ({ sides }: { readonly sides: readonly SideLayout[] }) => (
  <defs>
    {[...new Map(sides.map((s) => [fillId(s), s])).values()].map((side) => (
      <pattern key={fillId(side)} id={fillId(side)} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill={side.colour} />
        {marks[side.pattern]}
      </pattern>
    ))}
  </defs>
);
