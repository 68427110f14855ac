import { memo } from 'react';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import styles from './TimeLine.module.css';
import { THUMB } from './time-line-place.ts';

/** Where moves turn out differently since the rules were edited. */
export const ChangedTicks = memo(({ made }: { readonly made: number }) => {
  const { changedMoves } = useStore(pick('changedMoves'));
  return (
    <span className={styles.changed} aria-hidden="true">
      {(changedMoves?.moves ?? []).map(({ number }) => (
        <i
          key={number}
          style={{ left: `calc(${THUMB / 2}px + (100% - ${THUMB}px) * ${number / Math.max(1, made)})` }}
        />
      ))}
    </span>
  );
});
