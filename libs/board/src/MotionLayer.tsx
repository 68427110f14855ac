import type { CSSProperties } from 'react';
import { middleOf } from './boxes.ts';
import { LoneCounter } from './Counter.tsx';
import type { Ghost, Moving, Pulse } from './motion.ts';

interface Props {
  readonly moving: Moving;
  readonly px: number;
}

/** Counters on their way, those that leave, and what is another now. The log says the same in words. */
export const MotionLayer = ({ moving: { ghosts, pulses }, px }: Props) => (
  <g className="motion" aria-hidden>
    {ghosts.map((ghost) => (
      <GhostOf key={ghost.key} ghost={ghost} />
    ))}
    {pulses.map((pulse) => (
      <PulseOf key={pulse.key} pulse={pulse} px={px} />
    ))}
  </g>
);

const inTime = ({ at, lasts }: Pick<Ghost, 'at' | 'lasts'>): CSSProperties => ({
  animationDelay: `${at}ms`,
  animationDuration: `${lasts}ms`,
});

const GhostOf = ({ ghost }: { readonly ghost: Ghost }) => {
  const { piece, by } = ghost;
  const [dx, dy] = by ?? [0, 0];
  const style = { ...inTime(ghost), '--dx': `${dx}px`, '--dy': `${dy}px` } as CSSProperties;
  return (
    <g className={by === undefined ? 'motion-leave' : 'motion-slide'} style={style} data-motion={ghost.key}>
      <LoneCounter piece={piece} />
      {by === undefined ? <Cross piece={piece} time={inTime(ghost)} /> : null}
    </g>
  );
};

/** Struck out, as on a list of losses. */
const Cross = ({ piece: { at, size }, time }: Pick<Ghost, 'piece'> & { readonly time: CSSProperties }) => {
  const [x, y] = at;
  const half = size / 2;
  const d = `M${x - half},${y - half} l${size},${size} M${x + half},${y - half} l${-size},${size}`;
  return <path className="motion-cross" style={time} d={d} />;
};

const PulseOf = ({ pulse, px }: { readonly pulse: Pulse; readonly px: number }) => {
  const { box, words } = pulse;
  const [x, y] = middleOf(box);
  const by = 4 * px;
  return (
    <g className="motion-pulse" style={inTime(pulse)}>
      <rect x={box.x - by} y={box.y - by} width={box.w + 2 * by} height={box.h + 2 * by} rx={box.w * 0.2} />
      {words === '' ? null : (
        <text x={x} y={y - box.h / 2 - 9 * px} fontSize={13 * px}>
          {words}
        </text>
      )}
    </g>
  );
};
