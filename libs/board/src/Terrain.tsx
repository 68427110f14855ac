import { memo } from 'react';
import type { Join, Point, Sign } from './layout.ts';
import { letterInk } from './letter-ink.ts';
import type { Joined, Looks, PlacedSign } from './looks.ts';
import { isNear, type Near } from './near.ts';
import { fillId } from './patterns.tsx';
import type { Spot } from './spot.ts';

/** A tree of a wood, by the middle of its foot. */
const tree = ([x, y]: Point): string => `M${x - 0.15},${y} L${x},${y - 0.4} L${x + 0.15},${y} Z`;

const WOOD: readonly Point[] = [
  [-0.08, -0.22],
  [0.34, -0.12],
  [-0.46, 0.08],
  [0.06, 0.24],
  [0.5, 0.36],
  [-0.26, 0.52],
  [0.16, 0.66],
];

/** Signs for a cell with radius 1. */
const SIGNS: Readonly<Record<Sign, string>> = {
  trees: WOOD.map(tree).join(''),
  waves: 'M-.5,-.18 q.125,-.16 .25,0 t.25,0 t.25,0 t.25,0 M-.5,.2 q.125,-.16 .25,0 t.25,0 t.25,0 t.25,0',
  grass: 'M-.3,.2 l-.08,-.2 M-.3,.2 v-.26 M-.3,.2 l.08,-.2 M.25,-.05 l-.08,-.2 M.25,-.05 v-.26 M.25,-.05 l.08,-.2',
  rocks: 'M-.45,.25 l.22,-.4 l.2,.25 l.16,-.3 l.3,.45 Z',
  hatch: 'M-.6,.1 L-.1,-.6 M-.55,.45 L.3,-.65 M-.25,.62 L.58,-.42 M.15,.6 L.62,0',
  dots: 'M-.3,-.2 h.01 M.25,-.3 h.01 M0,.1 h.01 M-.35,.35 h.01 M.35,.3 h.01',
  cross: 'M-.3,-.3 L.3,.3 M-.3,.3 L.3,-.3',
  ring: 'M-.34,0 a.34,.34 0 1 0 .68,0 a.34,.34 0 1 0 -.68,0 Z',
  diamond: 'M0,-.4 L.3,0 L0,.4 L-.3,0 Z',
  bridge: 'M-.62,-.36 l.14,.12 H.48 l.14,-.12 M-.62,.36 l.14,-.12 H.48 l.14,.12',
};

const half = ([x, y]: Point, [z, w]: Point): string => `${((x + z) / 2).toFixed(1)},${((y + w) / 2).toFixed(1)}`;

/** From edge to edge in a bow where two ends meet, else from each edge to the middle; a cell by itself has a short piece. */
const wayOf = ({ at, ends }: Joined): string => {
  const [x, y] = [at[0].toFixed(1), at[1].toFixed(1)];
  const [first, second, ...more] = ends;
  if (first === undefined) return `M${x},${y}h.1`;
  if (second === undefined || more.length > 0) return ends.map((end) => `M${half(at, end)}L${x},${y}`).join('');
  return `M${half(at, first)}Q${x},${y} ${half(at, second)}`;
};

const LAYERS: Readonly<Record<Join, readonly string[]>> = {
  river: ['bank', 'bed'],
  ditch: ['teeth', 'floor'],
  track: ['line'],
  road: ['edge', 'bed'],
  rail: ['bed', 'ties'],
};

/** Lines of one sort lie in layers, so that they join without seams. */
export const Ways = ({
  joins,
  join,
  room,
}: {
  readonly joins: readonly Joined[];
  readonly join: Join;
  readonly room: number;
}) => {
  const d = joins
    .filter((one) => one.join === join)
    .map(wayOf)
    .join('');
  return <WayPaths d={d} join={join} room={room} />;
};

/** Sorts of ways, from the lowest up. */
export const WAYS = ['river', 'ditch', 'track', 'road', 'rail'] as const;

interface WayProps {
  readonly d: string;
  readonly join: Join;
  /** What a cell is as large as beside which it would be as broad. */
  readonly room: number;
}

export const WayPaths = ({ d, join, room }: WayProps) =>
  d === ''
    ? null
    : LAYERS[join].map((layer) => (
        <path key={layer} className={`way ${join}-${layer}`} d={d} style={{ '--room': `${room}px` } as object} />
      ));

export const SignMark = memo(({ sign, at, room, turn }: PlacedSign) => (
  <path
    className={`sign ${sign}`}
    d={SIGNS[sign]}
    transform={`translate(${at[0].toFixed(1)},${at[1].toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${room.toFixed(2)})`}
  />
));

/** Pixels that what is shown of a place or a region reaches from it. */
const REACH = 20;

/** What it is as large as: its cell, or the same for all other places. A sign of a place stands above its mark. */
const roomOf = ({ draw, room }: Spot, px: number): number => (draw === 'hex' ? room : REACH * px);
const raised = (placed: PlacedSign, px: number): PlacedSign =>
  placed.room > 0 ? placed : { ...placed, at: [placed.at[0], placed.at[1] - REACH * px * 0.9], room: REACH * px * 0.6 };

interface TerrainProps {
  readonly looks: Looks;
  readonly room: number;
  readonly px: number;
  readonly near?: Near;
}

/** What lies on places: lines, signs, numbers and flags. All of it is only looked at. */
export const Terrain = memo(({ looks, room, px, near }: TerrainProps) => {
  const isDrawn = ({ at }: Pick<Spot, 'at'>): boolean => isNear(near, at, REACH * px + room);
  return (
    <g className="terrain" aria-hidden>
      {WAYS.map((join) => (
        <Ways key={join} joins={looks.joins} join={join} room={room} />
      ))}
      {looks.signs.filter(isDrawn).map((placed) => (
        <SignMark key={`${placed.sign} ${placed.at}`} {...raised(placed, px)} />
      ))}
      {looks.numbers
        .filter(({ spot }) => isDrawn(spot))
        .map(({ spot, text }) => (
          <CellNumber key={`${spot.kind}.${spot.member}`} spot={spot} text={text} px={px} />
        ))}
      {looks.flags
        .filter(({ spot }) => isDrawn(spot))
        .map(({ spot, side }) => (
          <Flag key={`${spot.kind}.${spot.member}.${side.letter}`} at={spot.at} room={roomOf(spot, px)} side={side} />
        ))}
    </g>
  );
});

interface NumberProps {
  readonly spot: Spot;
  readonly text: string;
  readonly px: number;
}

/** In the lower half of a cell, or at the lower right of a mark. */
const CellNumber = ({ spot, text, px }: NumberProps) => {
  const room = roomOf(spot, px);
  const [x, y] = [spot.at[0] + (spot.draw === 'hex' ? 0 : room * 0.6), spot.at[1] + room * 0.42];
  return (
    <g className="cell-number">
      <circle cx={x} cy={y} r={Math.min(room * 0.3, 13 * px)} />
      <text x={x} y={y} fontSize={Math.min(room * 0.42, 17 * px)}>
        {text}
      </text>
    </g>
  );
};

interface FlagProps {
  readonly at: Point;
  readonly room: number;
  readonly side: Looks['flags'][number]['side'];
}

/** A small flag in color and pattern with the letter of its side, at the upper left of a cell. */
export const Flag = memo(({ at, room, side }: FlagProps) => {
  const [x, y] = [at[0] - room * 0.5, at[1] - room * 0.74];
  return (
    <g className="flag">
      <line x1={x} y1={y} x2={x} y2={y + room * 0.62} />
      <rect x={x} y={y} width={room * 0.62} height={room * 0.4} fill={`url(#${fillId(side)})`} />
      <text x={x + room * 0.31} y={y + room * 0.21} fontSize={room * 0.3} {...letterInk(side)}>
        {side.letter}
      </text>
    </g>
  );
});
