import type { BoardLayout, SideLayout } from './layout.ts';
import { type NameOf, readable } from './names.ts';
import { fillId } from './patterns.tsx';

const Swatch = ({ side }: { readonly side: SideLayout }) => (
  <svg className="swatch" viewBox="0 0 20 20" aria-hidden="true">
    <rect width="20" height="20" rx="1.6" fill={`url(#${fillId(side)})`} />
    <text x="10" y="10.5" fontSize="13">
      {side.letter}
    </text>
  </svg>
);

/** The sides with their colour, pattern and letter. */
export const Legend = ({ layout, nameOf }: { readonly layout: BoardLayout; readonly nameOf: NameOf | undefined }) => (
  <ul className="legend">
    {Object.entries(layout.sides).map(([member, side]) => (
      <li key={member}>
        <Swatch side={side} /> {nameOf?.(member) ?? readable(member)}
      </li>
    ))}
  </ul>
);
