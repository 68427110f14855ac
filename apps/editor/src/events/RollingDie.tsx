import { DieFace } from '@sandtable/board';
import { useEffect, useState } from 'react';
import styles from './EventTray.module.css';

interface Props {
  readonly face: string;
  readonly isDotted: boolean;
  /** Shown once it lies; undefined where nothing can be hit. */
  readonly isHit?: boolean | undefined;
  /** What the face means where it was rolled, if it isn't a plain number. */
  readonly meaning?: string | undefined;
  /** For how long it rolls, in milliseconds. */
  readonly lasts: number;
}

/** How long a face is seen while the die rolls. */
const FACE = 75;
const SIDES = 6;

/** A die that rolls to its face. */
export const RollingDie = ({ face, isDotted, isHit, meaning, lasts }: Props) => {
  const [turn, roll] = useState(0);
  const [isRolling, setRolling] = useState(lasts > 0);
  // A busy page leaves out faces, but the die lies when it should.
  useEffect(() => {
    const turns = setInterval(() => roll((now) => now + 1), FACE);
    const end = setTimeout(() => {
      clearInterval(turns);
      setRolling(false);
    }, lasts);
    return () => {
      clearInterval(turns);
      clearTimeout(end);
    };
  }, [lasts]);
  const seen = isRolling && isDotted ? String((((Number(face) || 0) + turn * 5) % SIDES) + 1) : face;
  return (
    <span
      className={isRolling ? styles.rolling : styles.lying}
      data-rolling={isRolling}
      style={{ animationDuration: `${lasts}ms` }}
    >
      <DieFace face={seen} isDotted={isDotted} isHit={isRolling ? undefined : isHit} meaning={meaning} />
    </span>
  );
};
