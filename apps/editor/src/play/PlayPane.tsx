import { type KeyboardEvent, useRef, useState } from 'react';
import { aimOf, useBoardTask } from '../board-tools/useBoardTask.ts';
import { useStore, useWorkbench } from '../context.ts';
import { Onlooking } from '../sharing/Onlooking.tsx';
import { pick } from '../state/selectors.ts';
import { stillLoading } from '../state/still-loading.ts';
import { Asking } from './Asking.tsx';
import { Controls } from './Controls.tsx';
import { DockButton, useDock } from './Dock.tsx';
import { ForAll } from './ForAll.tsx';
import { OldRules } from './OldRules.tsx';
import { PlayBoard } from './PlayBoard.tsx';
import { Prompt } from './Prompt.tsx';
import { questionOf } from './question-of.ts';
import { Setup } from './Setup.tsx';
import { Standing } from './Standing.tsx';
import { TimeLine } from './TimeLine.tsx';
import { useBoardPicks } from './useBoardPicks.ts';
import { useDrawn } from './useDrawn.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useMentions } from './useMentions.ts';
import { useParts } from './useParts.ts';
import { useSteadyClicks } from './useSteadyClicks.ts';
import { useStepBack } from './useStepBack.ts';
import { useTicked } from './useTicked.ts';
import { Variants } from './Variants.tsx';
import { Waiting } from './Waiting.tsx';

/** The question that is put, and how it is answered so far. */
const useAnswering = () => {
  const state = useStore(pick('ask', 'promptId'));
  const { ask } = state;
  const question = questionOf(state);
  const [ticked, toggle] = useTicked(question);
  const mentions = useMentions(ask, question, ticked);
  const parts = useParts(mentions.ask, question);
  const picks = useBoardPicks(mentions.ask, parts, mentions, ticked, toggle);
  const back = useStepBack(ask, parts, mentions, ticked, toggle);
  const part = `${question} ${parts?.chosen.join()} ${mentions.about}`;
  return { shown: mentions.ask, ticked, toggle, mentions, parts, picks, back, part };
};

export const PlayPane = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('info', 'view', 'ruleset', 'stepPreview'));
  const { info, view, ruleset } = state;
  const answering = useAnswering();
  const drawn = useDrawn();
  const { part, back } = answering;
  const task = useBoardTask();
  const pane = useRef<HTMLDivElement>(null);
  useFocusKept(pane, part);
  const onClickCapture = useSteadyClicks(part);
  const [dock, setDock] = useDock();
  if (ruleset === undefined) return <p className="empty">{t('chooseRuleset')}</p>;
  if (info === undefined) return <NoGame />;
  const shownView = state.stepPreview?.view ?? view;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || aimOf(task) || back === undefined || event.target instanceof HTMLTextAreaElement)
      return;
    event.preventDefault();
    back();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape means the same wherever in the pane it is pressed
    <div ref={pane} className="play" data-dock={dock} onClickCapture={onClickCapture} onKeyDown={onKeyDown}>
      <div className="play-scroll">
        <div className="play-main">
          <Onlooking />
          <Seats />
          <PlayBoard info={info} task={task} picks={answering.picks} isByParts={answering.parts !== undefined} />
          <OldRules />
        </div>
        {shownView ? <Standing info={drawn ?? info} view={shownView} /> : null}
      </div>
      <section className="prompt-area" data-region="question" aria-label={t('question')}>
        <DockButton dock={dock} onDock={setDock} />
        <Questions answering={answering} />
      </section>
      <Timed />
    </div>
  );
};

/** There are no rules to play by. */
const NoGame = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('compiledIn', 'rulesValid'));
  return (
    <div className="empty">
      <p>{t(stillLoading(state) ? 'loading' : 'notYet')}</p>
      <Variants />
    </div>
  );
};

/** A match without a save is one that a link shows. */
const useIsOnlooker = (): boolean => {
  const { view, save } = useStore(pick('view', 'save'));
  return view !== undefined && save === undefined;
};

const Seats = () => {
  const { info, player } = useStore(pick('info', 'player'));
  const isOnlooker = useIsOnlooker();
  const [unfolded, unfold] = useState(false);
  if (info === undefined || (isOnlooker && player)) return null;
  return <Setup key={info.id} info={info} open={unfolded} onOpen={unfold} />;
};

const Questions = ({ answering }: { readonly answering: ReturnType<typeof useAnswering> }) => {
  const { view } = useStore(pick('view'));
  const { shown, ticked, toggle, parts, mentions } = answering;
  return (
    <>
      <Prompt />
      {view ? <Waiting view={view} /> : null}
      {shown && shown.sight === undefined ? (
        <Asking ask={shown} ticked={ticked} onToggle={toggle} parts={parts} mentions={mentions} />
      ) : null}
      {view ? <ForAll view={view} /> : null}
    </>
  );
};

const Timed = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('view'));
  const isOnlooker = useIsOnlooker();
  if (state.view === undefined || isOnlooker) return null;
  return (
    <section className="course-region" data-region="timeLine" aria-label={t('timeLine')}>
      <TimeLine view={state.view} />
      <Controls view={state.view} />
    </section>
  );
};
