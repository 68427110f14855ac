import type { BoardLayout } from './layout.ts';
import type { Picking } from './Pick.tsx';
import type { Standing } from './stand.ts';

/** Whether the layout says that what is chosen here is aimed at. */
export const isAimed = ({ targets }: BoardLayout, question: string | undefined): boolean =>
  question !== undefined && targets.some((target) => target === question || target === question.split('.')[0]);

const RING = 'M-.4,0 a.4,.4 0 1 0 .8,0 a.4,.4 0 1 0 -.8,0 M0,-.62 V-.24 M0,.62 V.24 M-.62,0 H-.24 M.62,0 H.24';

interface Props {
  readonly standing: Standing;
  readonly picking: Picking;
  readonly on: boolean;
}

/** A cross-hair over each counter that may be chosen as a target. */
export const Aims = ({ standing, picking, on }: Props) =>
  on ? (
    <g className="aims">
      {standing.counters
        .filter(({ kind, member }) => picking.isCandidate(kind, member))
        .flatMap(({ kind, member, at, size }) =>
          ['aim casing', 'aim'].map((className) => (
            <path
              key={`${kind}.${member} ${className}`}
              className={className}
              d={RING}
              transform={`translate(${at[0]},${at[1]}) scale(${size * 1.1})`}
            />
          )),
        )}
    </g>
  ) : null;
