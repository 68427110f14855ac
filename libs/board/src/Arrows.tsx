import type { Arrow } from './arrows.ts';
import type { Point } from './layout.ts';

interface Props {
  readonly arrows: readonly Arrow[];
  readonly px: number;
}

/** A little short of its end, so that heads do not lie on counters. */
const short = ({ from, to }: Arrow, by: number): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = length > 2 * by ? (length - by) / length : 0.5;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
};

const Head = ({ at, arrow, px }: { readonly at: Point; readonly arrow: Arrow; readonly px: number }) => {
  const angle = (Math.atan2(arrow.to[1] - arrow.from[1], arrow.to[0] - arrow.from[0]) * 180) / Math.PI;
  const place = ([x, y]: Point): string => `translate(${x},${y}) rotate(${angle}) scale(${px})`;
  if (arrow.failed) return <Cross transform={place(middle(arrow))} />;
  return <path className="arrow-head" d="M-9,-5 L1,0 L-9,5 Z" fill={arrow.colour} transform={place(at)} />;
};

const RADIUS = 8;

/** On the line, or next to it. */
const numberAt = ({ from, to, aside }: Arrow, radius: number): Point =>
  aside === undefined
    ? [from[0] * 0.42 + to[0] * 0.58, from[1] * 0.42 + to[1] * 0.58]
    : [aside.at[0] + aside.away[0] * radius, aside.at[1] + aside.away[1] * radius];

/** Where several begin at one counter, their numbers stand apart by where they lead. */
const NumberOn = ({ arrow, px }: { readonly arrow: Arrow; readonly px: number }) => {
  const [x, y] = numberAt(arrow, RADIUS * px);
  return (
    <g className="arrow-number" transform={`translate(${x},${y}) scale(${px})`}>
      <circle r={RADIUS} stroke={arrow.colour} />
      <text fontSize="10.5">{arrow.number}</text>
    </g>
  );
};

/** At the end it would lie on what stands there. */
const middle = ({ from, to }: Arrow): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

const CROSS = 'M-5,-5 L5,5 M-5,5 L5,-5';
const Cross = ({ transform }: { readonly transform: string }) => (
  <g transform={transform}>
    <path className="arrow-cross casing" d={CROSS} />
    <path className="arrow-cross" d={CROSS} />
  </g>
);

/** Above the counters, each on a casing of paper. What came to nothing is crossed out. */
export const Arrows = ({ arrows, px }: Props) => (
  <g className="arrows">
    {arrows.map((arrow) => {
      const at = short(arrow, arrow.style === 'solid' ? 8 * px : 3 * px);
      const line = { x1: arrow.from[0], y1: arrow.from[1], x2: at[0], y2: at[1] };
      const classes = ['arrow', arrow.style, arrow.failed ? 'failed' : '', arrow.draft ? 'draft' : ''];
      return (
        <g key={arrow.key}>
          <line className="arrow-casing" {...line} />
          <line className={classes.filter(Boolean).join(' ')} stroke={arrow.colour} {...line} />
          <Head at={at} arrow={arrow} px={px} />
          {arrow.number === undefined ? null : <NumberOn arrow={arrow} px={px} />}
        </g>
      );
    })}
  </g>
);
