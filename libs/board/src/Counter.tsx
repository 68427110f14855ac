import type { ReactNode } from 'react';
import { Badges, Riders } from './Badges.tsx';
import type { Point, SideLayout } from './layout.ts';
import { letterInk } from './letter-ink.ts';
import { readable } from './names.ts';
import { fillId } from './patterns.tsx';
import type { Stack, StandingPiece } from './stand.ts';

interface BodyProps {
  readonly at: Point;
  readonly size: number;
  readonly side: SideLayout | undefined;
  readonly band: string;
  readonly figure: string;
  readonly below?: ReactNode;
  readonly above?: ReactNode;
  readonly faded?: boolean;
}

/** Font sizes of figures by their length, so that all of them fit. */
const SIZES = [54, 54, 44, 36, 34, 29, 25, 22] as const;

/** A square with a band in the colour and pattern of its side, and one big figure. Drawn 100 units wide, then scaled. */
const Body = ({ at, size, side, band, figure, below, above, faded }: BodyProps) => (
  <g
    className={faded ? 'faded' : undefined}
    transform={`translate(${at[0] - size / 2},${at[1] - size / 2}) scale(${size / 100})`}
  >
    {below}
    <rect className="counter-rim" width="100" height="100" rx="8" />
    <rect className="counter-body" width="100" height="100" rx="8" />
    <path
      className="counter-band"
      d="M8,0 H92 A8,8 0 0 1 100,8 V36 H0 V8 A8,8 0 0 1 8,0 Z"
      fill={side ? `url(#${fillId(side)})` : 'var(--quiet)'}
    />
    <text
      className="counter-letter"
      x="50"
      y="20"
      fontSize={band.length > 3 ? 22 : 28}
      {...(side ? letterInk(side) : { fill: 'var(--paper)' })}
    >
      {band}
    </text>
    <text className="counter-figure" x="50" y={above ? 60 : 70} fontSize={SIZES[figure.length] ?? 36}>
      {figure}
    </text>
    {above}
    <rect className="counter-edge" width="100" height="100" rx="8" />
  </g>
);

export const Counter = ({ piece }: { readonly piece: StandingPiece }) => {
  // The letter of the side, then the designation as far as it fits; without a figure the designation is one.
  const label = piece.value === '' ? '' : piece.label;
  const band = [piece.side?.letter, label].filter(Boolean).join(' ').slice(0, 7);
  const figure =
    piece.value === '' ? piece.label.slice(0, 7) || readable(piece.member).slice(0, 3) : piece.value.slice(0, 3);
  const above =
    piece.badges.length + piece.riders.length > 0 ? (
      <>
        <Badges badges={piece.badges} />
        <Riders count={piece.riders.length} />
      </>
    ) : undefined;
  return (
    <Body
      at={piece.at}
      size={piece.size}
      side={piece.side}
      band={band}
      figure={figure}
      above={above}
      faded={piece.faded}
    />
  );
};

/** Counters on top of each other: how many there are, and the edges of those below. */
export const CounterStack = ({ stack }: { readonly stack: Stack }) => (
  <Body
    at={stack.at}
    size={stack.size}
    side={stack.side}
    band={stack.side?.letter ?? ''}
    figure={`×${stack.pieces.length}`}
    below={
      <>
        <rect className="counter-under" x="12" y="12" width="100" height="100" rx="8" />
        <rect className="counter-under" x="6" y="6" width="100" height="100" rx="8" />
      </>
    }
  />
);
