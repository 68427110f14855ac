import type { ChangedMove } from '@sandtable/session';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './ChangedMoves.module.css';

interface Props {
  readonly moves: readonly ChangedMove[];
  /** The number of the one that is evaluated. */
  readonly chosen: number | undefined;
}

/** So many fit beside each other; of more, those around the chosen one are shown. */
const MOST = 8;

/** Numbers of the moves, each a button that shows the move; and a way from one to the next. */
export const MoveChips = ({ moves, chosen }: Props) => {
  const { bench, t } = useWorkbench();
  const at = moves.findIndex(({ number }) => number === chosen);
  const first = Math.max(0, Math.min(moves.length - MOST, at - MOST / 2));
  const go = (to: ChangedMove | undefined): void => {
    if (to) void bench.ruleEdits.look(to.number);
  };
  return (
    <fieldset className={styles.chips} aria-label={t('changedMoves')}>
      {moves.length > 1 ? (
        <IconButton
          label={t('changedBefore')}
          icon={ChevronLeft}
          disabled={at === 0}
          onClick={() => go(moves.at(at < 0 ? -1 : at - 1))}
        />
      ) : null}
      {moves.slice(first, first + MOST).map((move) => (
        <button
          key={move.number}
          type="button"
          className={styles.chip}
          aria-label={t('changedMoveAt', { n: move.number })}
          aria-pressed={move.number === chosen}
          onClick={() => go(move)}
        >
          {move.number}
        </button>
      ))}
      {moves.length > 1 ? (
        <IconButton
          label={t('changedNext')}
          icon={ChevronRight}
          disabled={at === moves.length - 1}
          onClick={() => go(moves[at + 1])}
        />
      ) : null}
    </fieldset>
  );
};
