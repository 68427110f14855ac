import { Board, type BoardProps } from '@sandtable/board';
import { BoardToolNote } from '../board-tools/BoardToolNote.tsx';
import { toolOf } from '../board-tools/useBoardTask.ts';
import { useCounterDrag } from '../board-tools/useCounterDrag.ts';
import { useStore, useWorkbench } from '../context.ts';
import { EventTray } from '../events/EventTray.tsx';
import { pick } from '../state/selectors.ts';
import { MapFindings, useMapFindings } from './MapFindings.tsx';
import styles from './PlayBoard.module.css';
import { PreviewNote } from './PreviewNote.tsx';
import { StopNote } from './StopNote.tsx';
import { type PlayBoardProps, usePlayBoard } from './usePlayBoard.ts';
import { useTexts } from './useTexts.ts';

/** The board of the match, and what can be done on it. */
export const PlayBoard = (props: PlayBoardProps) => {
  const { t } = useWorkbench();
  const { task } = props;
  const texts = useTexts();
  const marks = useMapFindings();
  const board = usePlayBoard(props);
  const tool = toolOf(task);
  const drag = useCounterDrag(tool);
  const { motion } = useStore(pick('motion'));
  return (
    <section className={styles.region} data-region="board" aria-label={t('board')} {...drag?.on}>
      <PreviewNote />
      <StopNote />
      {tool ? <BoardToolNote tool={tool} /> : null}
      <MatchBoard board={board} />
      {motion ? <EventTray key={motion.number} motion={motion} /> : null}
      <MapFindings marks={marks} />
      {drag?.ghost ? (
        <span
          className={styles.ghost}
          data-part="ghost"
          aria-hidden="true"
          style={{ left: drag.ghost.x, top: drag.ghost.y }}
        >
          {texts.member(drag.ghost.name)}
        </span>
      ) : null}
    </section>
  );
};

/** The view is left as it is for the whole of a match. */
const MatchBoard = ({ board }: { readonly board: BoardProps }) => {
  const { save } = useStore(pick('save'));
  return <Board key={`${save?.seats} ${save?.seed}`} {...board} />;
};
