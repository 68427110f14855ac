import type { MoveSummary } from '@sandtable/session';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { TooltipArea } from '../ui/TooltipArea.tsx';
import { useRovingFocus } from '../ui/useRovingFocus.ts';
import { VirtualList } from '../ui/VirtualList.tsx';
import styles from './Move.module.css';
import { Move } from './Move.tsx';

/** Height of a move whose text is one line. */
const MOVE = 28;

/** The moves of the match; the one the match is at stays in sight. */
export const MoveList = ({ moves }: { readonly moves: readonly MoveSummary[] }) => {
  const { t } = useWorkbench();
  const { view } = useStore(pick('view'));
  const { pointed, look } = useLooking();
  const now = view?.decisions ?? 0;
  const at = Math.max(
    0,
    moves.findIndex(({ number }) => number === now),
  );
  const focus = useRovingFocus({ count: moves.length, first: at });
  return (
    <TooltipArea>
      <VirtualList
        label={t('steps')}
        className={styles.list}
        items={moves}
        keyOf={({ number }) => number}
        rowHeight={MOVE}
        reveal={at}
        keep={focus.reached}
        rowProps={({ number }) => ({
          className: styles.move,
          'data-step': number,
          'data-when': whenOf(number, now),
          onPointerEnter: () => look(number),
        })}
        draw={(move, nth) => (
          <Move
            move={move}
            isNow={move.number === now}
            tabbed={nth === focus.reached}
            isActive={nth === focus.reached || move.number === pointed}
            onHold={() => focus.hold(nth)}
          />
        )}
        onKeyDown={focus.onKeyDown}
        onPointerLeave={() => look(undefined)}
      />
    </TooltipArea>
  );
};

/** A move that is pointed at is shown on the board. */
function useLooking() {
  const { bench } = useWorkbench();
  const [pointed, point] = useState<number | undefined>();
  const look = (number: number | undefined): void => {
    point(number);
    void bench.play.preview(number);
  };
  return { pointed, look };
}

const whenOf = (number: number, now: number): 'now' | 'undone' | undefined => {
  if (number === now) return 'now';
  return number > now ? 'undone' : undefined;
};
