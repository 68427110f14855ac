import type { Badge } from './badges.ts';

const SHAPES = {
  dot: 'M-4.6,0 a4.6,4.6 0 1 0 9.2,0 a4.6,4.6 0 1 0 -9.2,0Z',
  square: 'M-4.2,-4.2 h8.4 v8.4 h-8.4Z',
  star: 'M0,-6 L1.6,-1.9 L5.8,-1.8 L2.5,.9 L3.6,5 L0,2.6 L-3.6,5 L-2.5,.9 L-5.8,-1.8 L-1.6,-1.9Z',
} as const;

const STEP = 12.5;
/** The rows at the lower edge of a counter that is 100 units wide. */
const ROWS = [91, 79] as const;

/** Pips of one state in a row; of the first two states each has its own row. */
const Pips = ({ badge, y }: { readonly badge: Badge; readonly y: number }) => (
  <g className={`pips ${badge.shape}`}>
    {Array.from({ length: badge.pips }, (_, i) => i).map((i) => (
      <path key={i} d={SHAPES[badge.shape]} transform={`translate(${12 + i * STEP},${y})`} />
    ))}
  </g>
);

const Text = ({ badge, x, y }: { readonly badge: Badge; readonly x: number; readonly y: number }) => (
  <text className="badge-text" x={x} y={y} fontSize="17">
    {badge.text}
  </text>
);

/** Small states of a counter: pips from the left, texts at the right. */
export const Badges = ({ badges }: { readonly badges: readonly Badge[] }) => {
  const [pips, texts] = [badges.filter(({ text }) => text === ''), badges.filter(({ text }) => text !== '')];
  return (
    <>
      {pips.map((badge, i) => (
        <Pips key={badge.field} badge={badge} y={ROWS[i] ?? 67} />
      ))}
      {texts.map((badge, i) => (
        <Text key={badge.field} badge={badge} x={88 - i * 22} y={88} />
      ))}
    </>
  );
};

/** How many counters this one carries. */
export const Riders = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <g className="riders">
      <rect x="66" y="38" width="32" height="24" rx="4" />
      <text x="82" y="50.5" fontSize="19">
        +{count}
      </text>
    </g>
  );
