import type { MoveSummary } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { useLineText } from '../play/useLineText.ts';
import styles from './Move.module.css';
import { MoveActions } from './MoveActions.tsx';
import { MoveMark } from './MoveMark.tsx';
import { markOf } from './mark-of.ts';

interface Props {
  readonly move: MoveSummary;
  /** The match is at this move. */
  readonly isNow: boolean;
  /** Whether Tab reaches it. */
  readonly tabbed: boolean;
  /** What can be done with it is shown. */
  readonly isActive: boolean;
  readonly onHold: () => void;
}

/** A move with its number and who brought it about; a click goes there, the focus previews it. */
export const Move = ({ move: { number, line, isForced }, isNow, tabbed, isActive, onHold }: Props) => {
  const { bench } = useWorkbench();
  const textOf = useLineText();
  return (
    <>
      <span className={styles.number}>{number}</span>
      <MoveMark mark={markOf(line, isForced)} />
      <button
        type="button"
        className={styles.text}
        tabIndex={tabbed ? 0 : -1}
        aria-current={isNow ? 'step' : undefined}
        onFocus={() => {
          onHold();
          void bench.play.preview(number);
        }}
        onBlur={() => void bench.play.preview(undefined)}
        onClick={() => void bench.play.goto(number)}
      >
        {line === undefined ? '' : textOf(line)}
      </button>
      {isActive ? <MoveActions number={number} isManual={line?.sort === 'hand'} /> : null}
    </>
  );
};
