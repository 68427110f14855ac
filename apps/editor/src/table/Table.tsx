import type { GameInfo } from '@sandtable/engine';
import { useRef } from 'react';
import { PlayBoard } from '../board/PlayBoard.tsx';
import { useBoardTask } from '../board-tools/useBoardTask.ts';
import { useStore, useWorkbench } from '../context.ts';
import { EndPage } from '../ending/EndPage.tsx';
import { MentionMenu } from '../play/MentionMenu.tsx';
import { isKeyAsked, type Member } from '../play/piece-paths.ts';
import { useAnswering } from '../play/useAnswering.ts';
import { useDoubleClickGuard } from '../play/useDoubleClickGuard.ts';
import { useDrawnAt } from '../play/useDrawnAt.ts';
import { useEscapeIn } from '../play/useEscapeIn.ts';
import { useFocusKept } from '../play/useFocusKept.ts';
import { useIsLit } from '../play/useIsLit.ts';
import type { OnRefused } from '../play/usePutting.ts';
import { WayMenu } from '../play/WayMenu.tsx';
import { Onlooking } from '../sharing/Onlooking.tsx';
import { pick } from '../state/selectors.ts';
import { QuestionBar } from './QuestionBar.tsx';
import { isDraftFinished } from './question-hint.ts';
import styles from './Table.module.css';
import { useWhyNot } from './useWhyNot.ts';
import { WhyNotHere } from './WhyNotHere.tsx';

/** The board, as large as the window lets it be, and what is asked at its foot. */
export const Table = ({ info }: { readonly info: GameInfo }) => {
  const { t } = useWorkbench();
  const answering = useAnswering();
  const task = useBoardTask();
  const table = useRef<HTMLElement>(null);
  const whyNot = useWhyNot(answering.shown, answering.again);
  const { watch, drawnAt, setAt } = useDrawnAt(table);
  const onRefused: OnRefused = (member, at, behind) => {
    setAt(at);
    if (behind === undefined) whyNot.say(member);
    else whyNot.askBehind(member, behind);
  };
  const onOther = (member: string, kind: string, under?: readonly Member[]): void => {
    if (answering.retake(member, kind) || answering.skip.take(member, kind)) return;
    if (answering.shown && isKeyAsked(answering.shown, { kind, member })) return answering.onKeyAsked(member);
    whyNot.ask({ member, kind }, under);
  };
  const isLit = useIsLit(answering);
  const { draft } = useStore(pick('draft'));
  const isFinished = answering.shown !== undefined && isDraftFinished(answering.shown, draft);
  const isByPiece = isFinished || answering.skip.isThere;
  useFocusKept(table, answering.part);
  useEscapeIn(table, answering.back);
  return (
    <main
      ref={table}
      className={styles.table}
      aria-label={t('play')}
      onClickCapture={useDoubleClickGuard(answering.part)}
    >
      <div className={styles.board} {...watch}>
        <PlayBoard
          info={info}
          task={task}
          picks={answering.picks}
          again={answering.again}
          onOther={onOther}
          onRefused={onRefused}
        />
        <WayMenu ask={answering.shown} ways={answering.ways} drawnAt={drawnAt} />
        <MentionMenu answering={answering} drawnAt={drawnAt} />
        <WhyNotHere whyNot={whyNot} drawnAt={drawnAt} isLit={isLit} isByPiece={isByPiece} />
        <EndPage info={info} />
        <div className={styles.notices}>
          <Onlooking />
        </div>
      </div>
      <QuestionBar answering={answering} />
    </main>
  );
};
