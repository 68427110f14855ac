import type { GameInfo } from '@sandtable/engine';
import { useRef } from 'react';
import { toolOf, useBoardTask } from '../board-tools/useBoardTask.ts';
import { useStore, useWorkbench } from '../context.ts';
import { MapBrushes } from '../map-editor/MapBrushes.tsx';
import { MapSteps } from '../map-editor/MapSteps.tsx';
import { Onlooking } from '../sharing/Onlooking.tsx';
import { pick } from '../state/selectors.ts';
import { stillLoading } from '../state/still-loading.ts';
import { DockButton } from './DockButton.tsx';
import { EditMap } from './EditMap.tsx';
import { HouseRules } from './HouseRules.tsx';
import { MatchTime } from './MatchTime.tsx';
import { MentionMenu } from './MentionMenu.tsx';
import { OldRulesNotice } from './OldRulesNotice.tsx';
import { PlayBoard } from './PlayBoard.tsx';
import styles from './PlayPane.module.css';
import { Questions } from './Questions.tsx';
import { Scoreboard } from './Scoreboard.tsx';
import { SeedNow } from './SeedNow.tsx';
import { SetupArea } from './SetupArea.tsx';
import { useAnswering } from './useAnswering.ts';
import { useDock } from './useDock.ts';
import { useDoubleClickGuard } from './useDoubleClickGuard.ts';
import { useDrawn } from './useDrawn.ts';
import { useDrawnAt } from './useDrawnAt.ts';
import { useEscapeIn } from './useEscapeIn.ts';
import { useFocusKept } from './useFocusKept.ts';
import { WayMenu } from './WayMenu.tsx';

/** The match: its setup, the board, what is asked, and the moves so far. */
export const PlayPane = () => {
  const { t } = useWorkbench();
  const { info, ruleset } = useStore(pick('info', 'ruleset'));
  if (ruleset === undefined) return <p className="empty">{t('chooseRuleset')}</p>;
  return info === undefined ? <NoRules /> : <Play info={info} />;
};

const Play = ({ info }: { readonly info: GameInfo }) => {
  const { t } = useWorkbench();
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
          <OldRulesNotice />
          <div className={styles.board} {...watch}>
            <PlayBoard info={info} task={task} picks={answering.picks} />
            <WayMenu ask={answering.shown} ways={answering.ways} drawnAt={drawnAt} />
            <MentionMenu answering={answering} drawnAt={drawnAt} />
          </div>
          {task.is === 'edit-map' ? <MapBrushes editing={task.editing} /> : null}
        </div>
        <Score info={info} />
      </div>
      <section className={styles.question} data-region="question" aria-label={t('question')}>
        <DockButton dock={dock} onDock={setDock} />
        <Questions answering={answering} />
      </section>
      <MatchTime />
    </div>
  );
};

/** There are no rules to play by. */
const NoRules = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('compiledIn', 'rulesValid'));
  return (
    <div className="empty">
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
