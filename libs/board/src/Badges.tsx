import { memo } from 'react';
import { alike } from './alike.ts';
import type { Badge } from './badges.ts';
import { Pips } from './Pips.tsx';

interface Props {
  readonly badges: readonly Badge[];
  /** Pixels that a unit of the counter is wide. */
  readonly px: number;
}

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
export const Badges = memo(({ badges, px }: Props) => {
  const texts = badges.filter(({ text }) => text !== '');
  return (
    <>
      {badges.map((badge) => (badge.fold > 0 ? <Fold key={badge.field} badge={badge} /> : null))}
      {(['left', 'right'] as const).flatMap((side) =>
        badges
          .filter(({ at, pips }) => at === side && pips > 0)
          .map((badge, i) => <Pips key={badge.field} badge={badge} row={i} px={px} />),
      )}
      {texts.map((badge, i) => (
        <Text key={badge.field} badge={badge} x={88 - i * 22} y={88} />
      ))}
    </>
  );
}, alike);

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
