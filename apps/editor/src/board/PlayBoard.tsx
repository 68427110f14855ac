import { Board, type BoardProps } from '@sandtable/board';
import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { BoardToolNote } from '../board-tools/BoardToolNote.tsx';
import { toolOf } from '../board-tools/useBoardTask.ts';
import { useCounterDrag } from '../board-tools/useCounterDrag.ts';
import { ChangedMoves } from '../changed-moves/ChangedMoves.tsx';
import { useStore, useWorkbench } from '../context.ts';
import { EventsShown } from '../events/EventsShown.tsx';
import { HoverCard } from '../hover/HoverCard.tsx';
import { useReach } from '../hover/useReach.ts';
import { RubberLine } from '../map-editor/RubberLine.tsx';
import { StrokeBalloon } from '../map-editor/StrokeBalloon.tsx';
import { useLinkPointer } from '../map-editor/useLinkPointer.ts';
import { useStrokePointer } from '../map-editor/useStrokePointer.ts';
import { DropMenu } from '../play/DropMenu.tsx';
import { useArrows } from '../play/useArrows.ts';
import { litFor } from '../play/useDropping.ts';
import { useFillDrag } from '../play/useFillDrag.ts';
import { useLateClicks } from '../play/useLateClicks.ts';
import { type Held, usePieceDrag } from '../play/usePieceDrag.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { MapFindings, useMapFindings } from './MapFindings.tsx';
import { PieceGhost } from './PieceGhost.tsx';
import styles from './PlayBoard.module.css';
import { PreviewNote } from './PreviewNote.tsx';
import { StopNote } from './StopNote.tsx';
import { useForeseen } from './useForeseen.ts';
import { type PlayBoardProps, usePlayBoard } from './usePlayBoard.ts';

interface Props extends PlayBoardProps {
  /** What comes and goes while rules are typed: if it took room from the board, the board would be arranged again. */
  readonly notice?: ReactNode;
}

/** The board of the match, and what can be done on it. */
export const PlayBoard = (props: Props) => {
  const { t } = useWorkbench();
  const { task } = props;
  const marks = useMapFindings();
  const board = usePlayBoard(props);
  const tool = toolOf(task);
  const drag = useCounterDrag(tool);
  const takes = task.is === 'answer' && board.onPick !== undefined;
  const hand = usePieceDrag(takes, props.onRefused ?? ignore, useFillDrag(takes, props.picks), props.again);
  const region = useRef<HTMLElement>(null);
  const isAnswering = task.is === 'answer';
  const reach = useReach(region, isAnswering);
  useArrows(region, '.legal', isAnswering);
  const strokes = useStrokePointer(task.is === 'edit-map' ? task.editing.strokes : undefined);
  const editing = task.is === 'edit-map' ? task.editing : undefined;
  const links = useLinkPointer(editing?.tool?.does === 'link' ? editing.linking : undefined);
  const lit = useLit(hand.held);
  const foreseen = useForeseen(region, isAnswering, hand.held);
  const late = useLateClicks();
  return (
    <section
      ref={region}
      className={styles.region}
      data-region="board"
      aria-label={t('board')}
      {...(strokes ?? links?.on ?? drag?.on ?? hand.on)}
      {...(takes ? { onClickCapture: both(hand.onClick, late) } : {})}
    >
      <StopNote />
      {tool ? <BoardToolNote tool={tool} /> : null}
      <div className={styles.over}>
        <div className={styles.notes}>
          {props.notice}
          <PreviewNote />
        </div>
      </div>
      <MatchBoard board={{ ...board, ...(lit ?? reach), foreseen }} />
      <HoverCard region={region} isOn={isAnswering && hand.held === undefined} />
      {links?.rubber ? <RubberLine rubber={links.rubber} /> : null}
      <InHand hand={hand} />
      <Events />
      {task.is === 'edit-map' && task.editing.strokes ? (
        <StrokeBalloon editing={task.editing} />
      ) : (
        <MapFindings marks={marks} />
      )}
      {task.is === 'edit-map' ? null : <ChangedMoves />}
      {drag?.ghost ? <Ghost {...drag.ghost} /> : null}
    </section>
  );
};

const ignore = (): void => undefined;

type OnClick = (event: MouseEvent) => void;

const both =
  (first: OnClick, second: OnClick): OnClick =>
  (event) => {
    first(event);
    second(event);
  };

/** Where a piece in the hand may go: the same object while only the hand moves, for which nothing is drawn again. */
function useLit(held: Held | undefined) {
  const { piece, asked } = held ?? {};
  return useMemo(() => piece && asked && litFor(piece, asked), [piece, asked]);
}

const Events = () => {
  const { motion } = useStore(pick('motion'));
  return motion ? <EventsShown key={motion.number} motion={motion} /> : null;
};

interface GhostProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The name of a counter that is put elsewhere by hand. */
const Ghost = ({ name, x, y }: GhostProps) => {
  const texts = useTexts();
  return (
    <span className={styles.ghost} data-part="ghost" aria-hidden="true" style={{ left: x, top: y }}>
      {texts.member(name)}
    </span>
  );
};

/** A piece that is dragged, and what is asked once it is dropped. */
const InHand = ({ hand: { held, dropped, choose, close } }: { readonly hand: ReturnType<typeof usePieceDrag> }) => {
  const { t } = useWorkbench();
  const { ask } = useStore(pick('ask'));
  return (
    <>
      {held ? <PieceGhost held={held} /> : null}
      {dropped ? <DropMenu {...{ ask, dropped, label: t('whatIsMeant'), onChoose: choose, onClose: close }} /> : null}
    </>
  );
};

/** The view is left as it is for the whole of a match, also while the page shows its other face. */
const MatchBoard = ({ board }: { readonly board: BoardProps }) => {
  const { bench } = useWorkbench();
  const { ruleset, save } = useStore(pick('ruleset', 'save'));
  const { key, look } = bench.lookAt(ruleset, save && `${save.seats} ${save.seed}`);
  return <Board key={key} {...board} look={look} />;
};
