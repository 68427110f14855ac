import { memo } from 'react';
import { hexCorners } from './cells.ts';
import type { Shape, SideLayout } from './layout.ts';
import { letterInk } from './letter-ink.ts';
import { fillId } from './patterns.tsx';
import { path } from './regions.ts';
import type { Spot } from './spot.ts';

/** Five points and five notches, one point up. */
const star = ([x, y]: Spot['at'], r: number): readonly Spot['at'][] =>
  Array.from({ length: 10 }, (_, i) => {
    const [angle, far] = [(Math.PI / 5) * i - Math.PI / 2, i % 2 === 0 ? r : r * 0.55];
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  });

/** The sign of a place: a square, circle, hexagon or star, filled for whoever holds it. */
const outline = (shape: Shape, [x, y]: Spot['at'], r: number): string => {
  if (shape === 'square') return `M${x - r},${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`;
  if (shape === 'hexagon') return path(hexCorners([x, y], r * 1.15, false));
  if (shape === 'star') return path(star([x, y], r * 1.9));
  return `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
};

interface Props {
  readonly spot: Spot;
  readonly radius: number;
  readonly side: SideLayout | undefined;
  /** What fills it where nobody holds it. */
  readonly fill?: string | undefined;
  /** A number that belongs to the place. */
  readonly value?: string | undefined;
}

export const Mark = memo((props: Props) => (props.spot.shape === 'ring' ? <Ring {...props} /> : <Filled {...props} />));

/** A small ring with a star in the color of its holder: it tells of a place less loudly than what stands there. */
const Ring = ({ spot: { at }, radius, side }: Props) => (
  <>
    <circle className="place ring" cx={at[0]} cy={at[1]} r={radius} />
    <path className="ring-star" d={path(star(at, radius * 0.72))} style={side && { fill: side.colour }} />
  </>
);

const Filled = ({ spot, radius, side, fill = 'var(--paper)', value }: Props) => (
  <>
    <path
      className="place"
      d={outline(spot.shape, spot.at, radius)}
      style={{ fill: side ? `url(#${fillId(side)})` : fill }}
    />
    {side ? (
      <text className="place-letter" x={spot.at[0]} y={spot.at[1]} fontSize={radius * 1.35} {...letterInk(side)}>
        {side.letter}
      </text>
    ) : null}
    {value === undefined ? null : <Value at={spot.at} radius={radius} value={value} />}
  </>
);

/** It hangs at the upper left: whose the place is can be seen, and its name has room on the right and below. */
const Value = ({ at: [x, y], radius, value }: { at: Spot['at']; radius: number; value: string }) => (
  <g className="place-value">
    <circle cx={x - radius * 0.95} cy={y - radius * 0.95} r={radius * 0.62} />
    <text x={x - radius * 0.95} y={y - radius * 0.95} fontSize={radius * 0.85}>
      {value}
    </text>
  </g>
);
