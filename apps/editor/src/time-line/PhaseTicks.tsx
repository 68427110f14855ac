import { memo } from 'react';
import type { Phases } from '../workers/game-api.ts';
import styles from './TimeLine.module.css';
import { ticksApart } from './ticks-apart.ts';
import { THUMB } from './time-line-place.ts';

interface Props {
  readonly phases: Phases;
  readonly made: number;
  /** How many ticks can be told apart. */
  readonly room: number;
}

/** Where phases begin, as far as that can be told apart. */
export const PhaseTicks = memo(({ phases, made, room }: Props) => (
  <span className={styles.ticks} aria-hidden="true">
    {ticksApart(phases, made, room).map((number) => (
      <i key={number} style={{ left: `calc(${THUMB / 2}px + (100% - ${THUMB}px) * ${number / Math.max(1, made)})` }} />
    ))}
  </span>
));
