import { memo, type ReactNode } from 'react';
import { alike } from './alike.ts';
import { Badges, Riders } from './Badges.tsx';
import { Back, Front } from './CounterFront.tsx';
import { CounterMark, type Mark } from './CounterMark.tsx';
import { type CounterFace, counterFace } from './counter-face.ts';
import { bodyOf, faceOf } from './counter-form.ts';
import type { Point } from './layout.ts';
import type { Stack, StandingPiece } from './stand.ts';

interface BodyProps {
  readonly at: Point;
  readonly size: number;
  readonly face: CounterFace;
  /** One pixel, in units of `size`. */
  readonly px: number;
  readonly below?: ReactNode;
  readonly children?: ReactNode;
  readonly faded?: boolean;
  readonly mark?: Mark | undefined;
}

/** A counter in the color of its side, with a pattern for who can't tell colors apart. 100 units wide, then scaled. */
const Body = ({ at, size, face, px, below, children, faded, mark }: BodyProps) => (
  <g
    className={faded ? 'faded' : undefined}
    transform={`translate(${at[0] - size / 2},${at[1] - size / 2}) scale(${size / 100})`}
  >
    {below}
    <Printed face={face} faded={faded ?? false} px={size / 100 / px} />
    {children}
    <path className="counter-edge" d={bodyOf(face.form)} />
    {mark === undefined ? null : <CounterMark mark={mark} form={face.form} />}
  </g>
);

interface PrintedProps {
  readonly face: CounterFace;
  readonly faded: boolean;
  /** Pixels that a hundredth of its width is wide. */
  readonly px: number;
}

/** What it's made of and what is printed on it, which isn't drawn again when it only moves. */
const Printed = memo(
  ({ face, faded, px }: PrintedProps) => (
    <>
      <Cut face={face} />
      <path d={faceOf(face.form)} fill={face.colour} />
      {face.isBack ? <Back face={face} /> : <Front face={face} faded={faded} px={px} />}
    </>
  ),
  alike,
);

/** Its side, which is seen below, with a light rim that sets it off from any ground. */
const Cut = ({ face }: { readonly face: CounterFace }) => (
  <path className="counter-rim" d={bodyOf(face.form)} fill={face.shade} />
);

interface CounterProps {
  readonly piece: StandingPiece;
  readonly px: number;
  readonly mark?: Mark | undefined;
}

export const Counter = ({ piece, px, mark }: CounterProps) => (
  <Body at={piece.at} size={piece.size} face={counterFace(piece)} px={px} faded={piece.faded} mark={mark}>
    <Badges badges={piece.badges} px={piece.size / 100 / px} />
    <Riders count={piece.riders.length} />
  </Body>
);

/** How large a counter is drawn that stands by itself, in pixels, as far as its figures go. */
const LONE = 36;

/** A counter away from those on the board. */
export const LoneCounter = ({ piece, mark }: Pick<CounterProps, 'piece' | 'mark'>) => (
  <Counter piece={piece} px={piece.size / LONE} mark={mark} />
);

/** How far the counters below stand out, and how many of them at most. */
const OUT = 8;
const SHOWN = 2;

interface StackProps {
  readonly stack: Stack;
  readonly px: number;
  readonly mark?: Mark | undefined;
}

/** Counters on top of each other: the uppermost, the edges of those below, and how many there are. */
export const CounterStack = ({ stack: { at, size, pieces }, px, mark }: StackProps) => {
  const [top] = pieces;
  if (top === undefined) return null;
  const face = counterFace(top);
  const below = Array.from({ length: Math.min(SHOWN, pieces.length - 1) }, (_, i) => (i + 1) * OUT).reverse();
  // A count of fewer pixels couldn't be read.
  const font = Math.max(38, (COUNT * 100 * px) / size);
  return (
    <Body
      {...{ at, size, face, px, mark }}
      faded={top.faded}
      below={below.map((out) => (
        <g key={out} transform={`translate(${out},${-out})`}>
          <Cut face={face} />
          <path className="counter-edge" d={bodyOf(face.form)} />
        </g>
      ))}
    >
      <Count n={pieces.length} font={font} />
    </Body>
  );
};

/** Pixels of a count. */
const COUNT = 11;

const Count = ({ n, font }: { readonly n: number; readonly font: number }) => {
  const width = font * (n > 9 ? 1.75 : 1.35);
  return (
    <g className="counter-count">
      <rect x={94 - width / 2} y={-1 - font * 0.62} width={width} height={font * 1.24} rx={font * 0.62} />
      <text x="94" y="-1" style={{ fontSize: font }}>
        {n}
      </text>
    </g>
  );
};
