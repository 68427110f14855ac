import type { ChangedMoves as Found } from '@sandtable/session';
import { ChartColumn, X } from 'lucide-react';
import { useRef } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useFreePlace } from '../play/useFreePlace.ts';
import { EDIT_AT_HAND } from '../state/compared-sides.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ChangedMove } from './ChangedMove.tsx';
import styles from './ChangedMoves.module.css';
import { MoveChips } from './MoveChips.tsx';
import { useMeaningOfEdit } from './useMeaningOfEdit.ts';
import { usePassing } from './usePassing.ts';

/** After an edit of the rules: how many moves of the match turn out differently, which, and a look at each. */
export const ChangedMoves = () => {
  const { changedMoves, view } = useStore(pick('changedMoves', 'view'));
  if (changedMoves === undefined) return null;
  const { moves, stopsAt, compared } = changedMoves;
  if (moves.length > 0 || stopsAt !== undefined) return <Shown found={changedMoves} />;
  // Where nothing was played yet, nothing can turn out otherwise; and whoever plays on has read that nothing did.
  const isOver = compared === 0 || (view !== undefined && view.decisions > compared);
  return isOver ? null : <Unchanged found={changedMoves} of={compared} />;
};

/** As large as it is from the start. */
const LINE = { width: 0, height: 0 };

/** One line where it covers least of the board; it goes by itself once it has been read. */
const Unchanged = ({ found, of }: { readonly found: Found; readonly of: number }) => {
  const { bench, t } = useWorkbench();
  const { isPast, hold } = usePassing(found);
  const line = useRef<HTMLElement>(null);
  useFreePlace(line, LINE);
  if (isPast) return null;
  return (
    <section
      ref={line}
      className={`${styles.note} ${styles.brief}`}
      data-part="changed-moves"
      aria-label={t('changedMoves')}
      {...hold}
    >
      <span role="status">{t('changedCount', { n: 0, of })}</span>
      <Effect />
      <IconButton label={t('acceptChanges')} icon={X} onClick={() => bench.ruleEdits.accept()} />
    </section>
  );
};

const Effect = () => {
  const { bench, t } = useWorkbench();
  return (
    <Button icon={ChartColumn} onClick={() => bench.actions.openDialog({ what: 'effect', ...EDIT_AT_HAND })}>
      {t('whatEffect')}
    </Button>
  );
};

const Shown = ({ found }: { readonly found: Found }) => {
  const { bench, t } = useWorkbench();
  const { changedMove } = useStore(pick('changedMove'));
  const since = useMeaningOfEdit();
  const chosen = found.moves.find(({ number }) => number === changedMove);
  return (
    <section className={styles.note} data-part="changed-moves" aria-label={t('changedMoves')}>
      <p className={styles.head}>
        <span role="status">
          <b>{t('changedCount', { n: found.moves.length, of: found.compared })}</b>
        </span>
        <IconButton label={t('acceptChanges')} icon={X} onClick={() => bench.ruleEdits.accept()} />
      </p>
      {since === undefined ? null : <p className={`quiet ${styles.since}`}>{since}</p>}
      <Stopped stopsAt={found.stopsAt} />
      <div className={styles.row}>
        {found.moves.length > 0 ? <MoveChips moves={found.moves} chosen={changedMove} /> : null}
        <Effect />
      </div>
      {chosen ? <ChangedMove change={chosen} /> : null}
    </section>
  );
};

/** Moves that can't be made any more come out in no way at all. */
const Stopped = ({ stopsAt }: Pick<Found, 'stopsAt'>) => {
  const { t } = useWorkbench();
  return stopsAt === undefined ? null : <p className={styles.stopped}>{t('changedStops', { n: stopsAt })}</p>;
};
