import type { ReactNode } from 'react';
import { Badges, Riders } from './Badges.tsx';
import { type CounterFace, counterFace } from './counter-face.ts';
import type { Point } from './layout.ts';
import { fillId, groundId } from './patterns.tsx';
import { SymbolDefs, SymbolUse } from './Symbol.tsx';
import type { Stack, StandingPiece } from './stand.ts';

interface BodyProps {
  readonly at: Point;
  readonly size: number;
  readonly face: CounterFace;
  readonly below?: ReactNode;
  readonly children?: ReactNode;
  readonly faded?: boolean;
}

/** A square in the colour of its side, with a pattern for who can't tell colours apart. 100 units wide, then scaled. */
const Body = ({ at, size, face, below, children, faded }: BodyProps) => (
  <g
    className={faded ? 'faded' : undefined}
    transform={`translate(${at[0] - size / 2},${at[1] - size / 2}) scale(${size / 100})`}
  >
    {below}
    <rect className="counter-rim" width="100" height="104" rx="8" />
    <rect y="4" width="100" height="100" rx="8" fill={face.shade} />
    <rect width="100" height="100" rx="8" fill={face.colour} />
    {face.isBack ? <Back face={face} /> : <Front face={face} faded={faded ?? false} />}
    {children}
    <rect className="counter-edge" width="100" height="104" rx="8" />
  </g>
);

/** Font sizes of figures by their length, so that all of them fit: alone, and beside a symbol. */
const ALONE = [58, 58, 50, 40, 34, 29, 25, 22] as const;
const BESIDE = [54, 54, 36, 25] as const;

const Front = ({ face, faded }: { readonly face: CounterFace; readonly faded: boolean }) => {
  const { side, ink, band, figure, symbol } = face;
  const isBeside = symbol !== undefined && figure !== '';
  return (
    <>
      {side && side.pattern !== 'solid' && !faded ? (
        <rect y="31" width="100" height="8" fill={`url(#${fillId(side)})`} />
      ) : (
        <path d="M8,35H92" stroke={ink} strokeOpacity=".35" strokeWidth="2" />
      )}
      <text className="counter-letter" x="8" y="17.5" fontSize={band.length > 4 ? 20 : 25} fill={ink}>
        {band}
      </text>
      {symbol === undefined ? null : (
        <SymbolUse of={symbol} x={isBeside ? 2 : 17} y={isBeside ? 43 : 34} size={isBeside ? 54 : 66} />
      )}
      <text
        className="counter-figure"
        x={isBeside ? 77 : 50}
        y="70"
        fontSize={(isBeside ? BESIDE : ALONE)[figure.length] ?? 25}
        fill={ink}
      >
        {figure}
      </text>
    </>
  );
};

/** What lies face down: the pattern of its side, and its letter in a ring. */
const Back = ({ face: { side, colour, ink } }: { readonly face: CounterFace }) => (
  <>
    {side === undefined ? null : (
      <rect width="100" height="100" rx="8" fill={`url(#${groundId(side)})`} fillOpacity=".5" />
    )}
    <circle cx="50" cy="50" r="29" fill={colour} stroke={ink} strokeWidth="4" />
    <text className="counter-figure" x="50" y="51" fontSize="36" fill={ink}>
      {side?.letter ?? '?'}
    </text>
  </>
);

export const Counter = ({ piece }: { readonly piece: StandingPiece }) => (
  <Body at={piece.at} size={piece.size} face={counterFace(piece)} faded={piece.faded}>
    <Badges badges={piece.badges} />
    <Riders count={piece.riders.length} />
  </Body>
);

/** A counter away from those on the board, which brings its symbol along. */
export const LoneCounter = ({ piece }: { readonly piece: StandingPiece }) => {
  const { symbol } = counterFace(piece);
  return (
    <>
      {symbol === undefined ? null : <SymbolDefs symbols={[symbol]} />}
      <Counter piece={piece} />
    </>
  );
};

/** How far the counters below stand out, and how many of them at most. */
const OUT = 8;
const SHOWN = 2;

/** Counters on top of each other: the uppermost, the edges of those below, and how many there are. */
export const CounterStack = ({ stack: { at, size, pieces } }: { readonly stack: Stack }) => {
  const [top] = pieces;
  if (top === undefined) return null;
  const face = counterFace(top);
  const below = Array.from({ length: Math.min(SHOWN, pieces.length - 1) }, (_, i) => (i + 1) * OUT).reverse();
  return (
    <Body
      at={at}
      size={size}
      face={face}
      faded={top.faded}
      below={below.map((out) => (
        <g key={out} transform={`translate(${out},${-out})`}>
          <rect className="counter-rim" width="100" height="104" rx="8" />
          <rect width="100" height="104" rx="8" fill={face.shade} />
          <rect className="counter-edge" width="100" height="104" rx="8" />
        </g>
      ))}
    >
      <g className="counter-count">
        <rect x="68" y="-26" width={pieces.length > 9 ? 66 : 52} height="48" rx="24" />
        <text x={pieces.length > 9 ? 101 : 94} y="-1" fontSize="38">
          {pieces.length}
        </text>
      </g>
    </Body>
  );
};
