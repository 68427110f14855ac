import { DieFace } from '@sandtable/board';
import { useEffect, useState } from 'react';
import styles from './EventTray.module.css';

interface Props {
  readonly face: string;
  readonly isDotted: boolean;
  /** Shown once it lies; undefined where nothing can be hit. */
  readonly isHit?: boolean | undefined;
  /** For how long it rolls, in milliseconds. */
  readonly lasts: number;
}

/** How long a face is seen while the die rolls. */
const FACE = 75;
const SIDES = 6;

/** A die that rolls to its face. */
export const RollingDie = ({ face, isDotted, isHit, lasts }: Props) => {
  const turns = Math.floor(lasts / FACE);
  const [turn, roll] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => roll((now) => now + 1), FACE);
    return () => clearInterval(timer);
  }, []);
  const isRolling = turn < turns;
  const seen = isRolling && isDotted ? String((((Number(face) || 0) + turn * 5) % SIDES) + 1) : face;
  return (
    <span
      className={isRolling ? styles.rolling : styles.lying}
      data-rolling={isRolling}
      style={{ animationDuration: `${lasts}ms` }}
    >
      <DieFace face={seen} isDotted={isDotted} isHit={isRolling ? undefined : isHit} />
    </span>
  );
};
