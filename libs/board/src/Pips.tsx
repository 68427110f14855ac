import type { Badge } from './badges.ts';
import { PIP_STEP, pipPlan } from './pip-plan.ts';

const SHAPES = {
  dot: 'M-5.8,0 a5.8,5.8 0 1 0 11.6,0 a5.8,5.8 0 1 0 -11.6,0Z',
  square: 'M-5.2,-5.2 h10.4 v10.4 h-10.4Z',
  star: 'M0,-7.4 L2,-2.3 L7.2,-2.2 L3.1,1.1 L4.5,6.2 L0,3.2 L-4.5,6.2 L-3.1,1.1 L-7.2,-2.2 L-2,-2.3Z',
} as const;

interface Props {
  readonly badge: Badge;
  /** The how many-th state on its side of the counter: each has a row of its own. */
  readonly row: number;
  /** Pixels that a unit is wide. */
  readonly px: number;
}

/** Pips of one state in a row at the upper edge of a counter that is 100 units wide, from their side. */
export const Pips = ({ badge: { pips, shape, at }, row, px }: Props) => {
  const { drawn, scale, font } = pipPlan(pips, px);
  if (font !== undefined) return <Sum {...{ pips, shape, at, row, font }} />;
  const x = (i: number): number => 3 + (7 + i * PIP_STEP) * scale;
  const y = 3.5 + (7.5 + row * 15) * scale;
  return (
    <g className={`pips ${shape}`}>
      {Array.from({ length: drawn }, (_, i) => i).map((i) => (
        <path
          key={i}
          d={SHAPES[shape]}
          transform={`translate(${at === 'left' ? x(i) : 100 - x(i)},${y}) scale(${scale})`}
        />
      ))}
    </g>
  );
};

interface SumProps extends Pick<Badge, 'pips' | 'shape' | 'at'> {
  readonly row: number;
  readonly font: number;
}

/** How many there are, on a chip of their color. */
const Sum = ({ pips, shape, at, row, font }: SumProps) => {
  const [wide, high] = [font * (pips > 9 ? 1.5 : 0.95), font * 1.05];
  const [x, y] = [at === 'left' ? 1 : 99 - wide, 1 + row * high];
  return (
    <g className={`pips ${shape}`}>
      <path d={`M${x},${y}h${wide}v${high}h${-wide}Z`} />
      <text x={x + wide / 2} y={y + high / 2} fontSize={font}>
        {pips}
      </text>
    </g>
  );
};
