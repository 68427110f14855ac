import type { Badge } from './badges.ts';

const SHAPES = {
  dot: 'M-5.8,0 a5.8,5.8 0 1 0 11.6,0 a5.8,5.8 0 1 0 -11.6,0Z',
  square: 'M-5.2,-5.2 h10.4 v10.4 h-10.4Z',
  star: 'M0,-7.4 L2,-2.3 L7.2,-2.2 L3.1,1.1 L4.5,6.2 L0,3.2 L-4.5,6.2 L-3.1,1.1 L-7.2,-2.2 L-2,-2.3Z',
} as const;

const STEP = 14.5;
/** The rows at the upper edge of a counter that is 100 units wide. */
const ROWS = [11, 26] as const;

/** Pips of one state in a row from its side; of the first two states of a side each has its own row. */
const Pips = ({ badge, y }: { readonly badge: Badge; readonly y: number }) => (
  <g className={`pips ${badge.shape}`}>
    {Array.from({ length: badge.pips }, (_, i) => i).map((i) => (
      <path
        key={i}
        d={SHAPES[badge.shape]}
        transform={`translate(${badge.at === 'left' ? 10 + i * STEP : 90 - i * STEP},${y})`}
      />
    ))}
  </g>
);

const Text = ({ badge, x, y }: { readonly badge: Badge; readonly x: number; readonly y: number }) => (
  <text className="badge-text" x={x} y={y} fontSize="17">
    {badge.text}
  </text>
);

/** The upper right corner, folded over: a counter that has lost a step. */
const Fold = ({ badge }: { readonly badge: Badge }) => {
  const by = 10 + 12 * badge.fold;
  return <path className="fold" d={`M${100 - by},-1V${by}H101V8a9,9 0 0 0 -9,-9Z`} />;
};

/** Small states of a counter: pips above from either side, texts below. */
export const Badges = ({ badges }: { readonly badges: readonly Badge[] }) => {
  const texts = badges.filter(({ text }) => text !== '');
  return (
    <>
      {badges.map((badge) => (badge.fold > 0 ? <Fold key={badge.field} badge={badge} /> : null))}
      {(['left', 'right'] as const).flatMap((side) =>
        badges
          .filter(({ at, pips }) => at === side && pips > 0)
          .map((badge, i) => <Pips key={badge.field} badge={badge} y={ROWS[i] ?? 41} />),
      )}
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
