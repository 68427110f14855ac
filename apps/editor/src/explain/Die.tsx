import { useWorkbench } from '../context.ts';
import { dotsOf, type Face } from './account-words.ts';
import styles from './Die.module.css';

/** A face that was rolled, or a number that was looked at; it says by itself whether it counts. */
export const Die = ({ face: { face, counts, isDie, dotted } }: { readonly face: Face }) => {
  const { t } = useWorkbench();
  const dots = dotted ? dotsOf(face) : undefined;
  const said = t(counts ? 'storyDie' : isDie ? 'storyDieNot' : 'storyOut', { face });
  // A number that counts says by itself what it is.
  const saying = isDie || !counts ? ({ role: 'img', 'aria-label': said } as const) : {};
  const look = dots === undefined ? styles.framed : styles.dotted;
  return (
    <>
      <span className={[styles.die, look, counts ? undefined : styles.out].filter(Boolean).join(' ')} {...saying}>
        {dots ?? face}
      </span>{' '}
    </>
  );
};
