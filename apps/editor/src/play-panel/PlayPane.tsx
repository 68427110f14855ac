import type { GameInfo } from '@sandtable/engine';
import { useRef } from 'react';
import { EditMap } from '../board/EditMap.tsx';
import { PlayBoard } from '../board/PlayBoard.tsx';
import { toolOf, useBoardTask } from '../board-tools/useBoardTask.ts';
import { useStore, useWorkbench } from '../context.ts';
import { MapBrushes } from '../map-editor/MapBrushes.tsx';
import { MapSteps } from '../map-editor/MapSteps.tsx';
import { HouseRules } from '../play/HouseRules.tsx';
import { MentionMenu } from '../play/MentionMenu.tsx';
import { OldRulesNotice } from '../play/OldRulesNotice.tsx';
import { Scoreboard } from '../play/Scoreboard.tsx';
import { useAnswering } from '../play/useAnswering.ts';
import { useDoubleClickGuard } from '../play/useDoubleClickGuard.ts';
import { useDrawn } from '../play/useDrawn.ts';
import { useDrawnAt } from '../play/useDrawnAt.ts';
import { useEscapeIn } from '../play/useEscapeIn.ts';
import { useFocusKept } from '../play/useFocusKept.ts';
import { useIsOnlooker } from '../play/useIsOnlooker.ts';
import { WayMenu } from '../play/WayMenu.tsx';
import { Onlooking } from '../sharing/Onlooking.tsx';
import { pick } from '../state/selectors.ts';
import { stillLoading } from '../state/still-loading.ts';
import { MatchTime } from '../time-line/MatchTime.tsx';
import { SeedNow } from '../time-line/SeedNow.tsx';
import { DockButton } from './DockButton.tsx';
import styles from './PlayPane.module.css';
import { Questions } from './Questions.tsx';
import { SetupArea } from './SetupArea.tsx';
import { type Dock, useDock } from './useDock.ts';

/** The match: its setup, the board, what is asked, and the moves so far. */
export const PlayPane = () => {
  const { t } = useWorkbench();
  const { info, ruleset } = useStore(pick('info', 'ruleset'));
  if (ruleset === undefined) return <p className="empty">{t('chooseRuleset')}</p>;
  return info === undefined ? <NoRules /> : <Play info={info} />;
};

const Play = ({ info }: { readonly info: GameInfo }) => {
  const { view } = useStore(pick('view'));
  const answering = useAnswering();
  const { part, back } = answering;
  const task = useBoardTask();
  const pane = useRef<HTMLDivElement>(null);
  const { watch, drawnAt } = useDrawnAt(pane);
  useFocusKept(pane, part);
  useEscapeIn(pane, toolOf(task) ? undefined : back);
  const [dock, setDock] = useDock();
  return (
    <div
      ref={pane}
      className={styles.pane}
      data-part="play"
      data-dock={dock}
      data-task={task.is}
      onClickCapture={useDoubleClickGuard(part)}
    >
      <div className={styles.scroll}>
        <div className={styles.main}>
          <Onlooking />
          <div className={styles.head}>
            {task.is === 'edit-map' ? (
              <MapSteps editing={task.editing} />
            ) : (
              <>
                <SetupArea info={info} />
                {view === undefined ? null : <SeedNow view={view} />}
              </>
            )}
            <EditMap info={info} />
          </div>
          <div className={styles.board} {...watch}>
            <PlayBoard
              info={info}
              task={task}
              picks={answering.picks}
              again={answering.again}
              onOther={answering.retake}
              notice={<OldRulesNotice />}
            />
            <WayMenu ask={answering.shown} ways={answering.ways} drawnAt={drawnAt} />
            <MentionMenu answering={answering} drawnAt={drawnAt} />
          </div>
          {task.is === 'edit-map' ? <MapBrushes editing={task.editing} /> : null}
        </div>
        <Score info={info} />
      </div>
      <QuestionArea answering={answering} dock={dock} onDock={setDock} />
      <MatchTime />
    </div>
  );
};

interface QuestionAreaProps {
  readonly answering: ReturnType<typeof useAnswering>;
  readonly dock: Dock;
  readonly onDock: (dock: Dock) => void;
}

/** What is asked; it keeps its height over the timeline. */
const QuestionArea = ({ answering, dock, onDock }: QuestionAreaProps) => {
  const { t } = useWorkbench();
  const { view } = useStore(pick('view'));
  const hasTimeLine = !useIsOnlooker() && view !== undefined;
  return (
    <section
      className={styles.question}
      data-region="question"
      data-over-time={hasTimeLine || undefined}
      aria-label={t('question')}
    >
      <DockButton dock={dock} onDock={onDock} />
      <Questions answering={answering} />
    </section>
  );
};

/** There are no rules to play by. */
const NoRules = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('compiledIn', 'rulesValid'));
  return (
    <div className={`empty ${styles.noRules}`}>
      <p>{t(stillLoading(state) ? 'loading' : 'notYet')}</p>
      <HouseRules />
    </div>
  );
};

/** The scoreboard of the match, or of the move that is previewed. */
const Score = ({ info }: { readonly info: GameInfo }) => {
  const { view, stepPreview } = useStore(pick('view', 'stepPreview'));
  const drawn = useDrawn();
  const shown = stepPreview?.view ?? view;
  return shown ? <Scoreboard info={drawn ?? info} view={shown} /> : null;
};
