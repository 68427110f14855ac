import { autoLayout, Board, boardKinds, type Drafts } from '@sandtable/board';
import { coast } from '@sandtable/board/coast';
import { type AskView, infoSeen } from '@sandtable/session';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { AimNote } from '../board-tools/AimNote.tsx';
import { useAim } from '../board-tools/useAim.ts';
import { useDrag } from '../board-tools/useDrag.ts';
import { useWorkbench } from '../context.ts';
import { useBoardHeat } from '../coverage/useHeat.ts';
import { MapBrushes } from '../map-editor/MapBrushes.tsx';
import { showMember } from '../map-editor/show-member.ts';
import { type MapEditing, useMapEditing } from '../map-editor/useMapEditing.ts';
import { Onlooking } from '../sharing/Onlooking.tsx';
import { stillLoading } from '../state/still-loading.ts';
import { Asking } from './Asking.tsx';
import { Controls } from './Controls.tsx';
import { DockButton, useDock } from './Dock.tsx';
import type { Draft } from './draft.ts';
import { ForAll } from './ForAll.tsx';
import { GlanceNote } from './GlanceNote.tsx';
import { MapFindings, useMapFindings } from './MapFindings.tsx';
import { OldRules } from './OldRules.tsx';
import { Prompt } from './Prompt.tsx';
import { questionOf } from './question-of.ts';
import { Setup } from './Setup.tsx';
import { Standing } from './Standing.tsx';
import { StopNote } from './StopNote.tsx';
import { TimeLine } from './TimeLine.tsx';
import { useAskingWhy } from './useAskingWhy.ts';
import { useBoardPicks } from './useBoardPicks.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useKeys } from './useKeys.ts';
import { useMatchKeys } from './useMatchKeys.ts';
import { useMentions } from './useMentions.ts';
import { useParts } from './useParts.ts';
import { useSteadyClicks } from './useSteadyClicks.ts';
import { useStepBack } from './useStepBack.ts';
import { useLayout, useTexts } from './useTexts.ts';
import { useTicked } from './useTicked.ts';
import { Variants } from './Variants.tsx';
import { Waiting } from './Waiting.tsx';

const nothing: readonly string[] = [];

const useBoardWords = () => {
  const { t } = useWorkbench();
  return {
    board: t('board'),
    hint: t('boardHint'),
    closer: t('closer'),
    farther: t('farther'),
    whole: t('whole'),
    pieces: t('pieces', { n: '{n}' }),
    places: t('placesList'),
    beside: t('placeBeside', { place: '{place}' }),
    free: t('mayChoose'),
    carried: t('carried', { place: '{place}', x: '{x}', y: '{y}' }),
    carriedName: t('carriedName', { place: '{place}', x: '{x}', y: '{y}' }),
    beyond: t('beyondEdge', { n: '{n}' }),
  };
};

/** The rules as the viewer can draw them; made anew only when he learns something, because the board is laid out by it. */
const useDrawn = () => {
  const { info, view } = useWorkbench().state;
  const known = JSON.stringify(view ? [view.names, view.constants] : []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` says all that is read of the view.
  return useMemo(() => (info && view ? infoSeen(info, view) : info), [info, known]);
};

/** What has been picked for the keys of an assignment, which the board shows before it is given. */
const draftsOf = (ask: AskView | undefined, draft: Draft): Drafts | undefined => {
  if (ask?.each?.kind === undefined) return undefined;
  const { keys, kind } = ask.each;
  return { kind, values: Object.fromEntries(draft.map((value, i) => [keys[i] ?? '', value])) };
};

/** Another step is only looked at: nothing can be picked there. */
const lookedAt = {
  candidates: nothing,
  mentioned: nothing,
  picked: nothing,
  costs: undefined,
  drafts: undefined,
  asker: undefined,
};

/** While the map is edited the board asks for cells, and for nothing of the match. */
const editedBy = ({ candidates, kind, held, act, tool, placing, linking }: MapEditing) => ({
  candidates,
  mentioned: nothing,
  costs: undefined,
  asker: undefined,
  question: undefined,
  asked: kind,
  picked: held === undefined ? nothing : [held],
  onPick: act,
  drafts: undefined,
  keys: undefined,
  roam: true,
  hands: tool?.does === 'place' ? placing.hands : undefined,
  linking: linking.links,
});

export const PlayPane = () => {
  const { bench, state, t } = useWorkbench();
  const texts = useTexts();
  const layout = useLayout();
  const words = useBoardWords();
  const drawn = useDrawn();
  const heat = useBoardHeat();
  const marks = useMapFindings();
  const { info, view, ask } = state;
  const question = questionOf(state);
  const [ticked, toggle] = useTicked(question);
  const mentions = useMentions(ask, question, ticked);
  const shown = mentions.ask;
  const parts = useParts(shown, question);
  const board = useBoardPicks(shown, parts, mentions, ticked, toggle);
  const keys = useKeys(ask, state.draft);
  useMatchKeys();
  const askingWhy = useAskingWhy();
  const aim = useAim();
  const drag = useDrag(aim);
  const [mapping, setMapping] = useState(false);
  const editing = useMapEditing(mapping);
  const hasMap = useMemo(
    () => !state.player && info !== undefined && boardKinds(info, layout ?? autoLayout(info)).length > 0,
    [state.player, info, layout],
  );
  const onSource = useCallback(
    (kind: string, member: string): void => void showMember(bench, kind, member, false),
    [bench],
  );
  const pane = useRef<HTMLDivElement>(null);
  const part = `${question} ${parts?.chosen.join()} ${mentions.about}`;
  useFocusKept(pane, part);
  const onClickCapture = useSteadyClicks(part);
  const back = useStepBack(ask, parts, mentions, ticked, toggle);
  const [dock, setDock] = useDock();
  const [unfolded, unfold] = useState(false);
  if (state.ruleset === undefined) return <p className="empty">{t('chooseRuleset')}</p>;
  if (info === undefined)
    return (
      <div className="empty">
        <p>{t(stillLoading(state) ? 'loading' : 'notYet')}</p>
        <Variants />
      </div>
    );
  const shownView = state.stepPreview?.view ?? view;
  // A match without a save is one that a link shows.
  const isOnlooker = view !== undefined && state.save === undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || aim || back === undefined || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    back();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape means the same wherever in the pane it is pressed
    <div ref={pane} className="play" data-dock={dock} onClickCapture={onClickCapture} onKeyDown={onKeyDown}>
      <div className="play-scroll">
        <div className="play-main">
          <Onlooking />
          {isOnlooker && state.player ? null : <Setup key={info.id} info={info} open={unfolded} onOpen={unfold} />}
          <section className="board-region" data-region="board" aria-label={t('board')} {...drag?.on}>
            <GlanceNote />
            <StopNote />
            {aim ? <AimNote aim={aim} /> : null}
            <Board
              // The view is left as it is for the whole of a match.
              key={`${state.save?.seats} ${state.save?.seed}`}
              info={drawn ?? info}
              view={shownView}
              layout={layout}
              rings={coast}
              candidates={board.candidates}
              mentioned={board.mentioned}
              costs={ask?.costs}
              question={ask && `${ask.choice}.${ask.next}`}
              asked={parts ? undefined : ask?.kind}
              ordered={ask?.form === 'order'}
              picked={board.picked}
              asker={ask?.role}
              onPick={board.onPick}
              drafts={draftsOf(ask, state.draft)}
              keys={keys}
              {...(state.asksWhy ? askingWhy : {})}
              {...(aim?.board ?? {})}
              {...(state.stepPreview ? lookedAt : {})}
              {...(editing ? editedBy(editing) : {})}
              lit={state.player ? nothing : state.highlighted}
              onSource={state.player ? undefined : onSource}
              nameOf={texts.member}
              valueName={texts.value}
              fieldName={texts.named}
              heat={heat}
              findings={marks}
              words={words}
            />
            <MapFindings marks={marks} />
            {drag?.ghost ? (
              <span className="drag-ghost" aria-hidden="true" style={{ left: drag.ghost.x, top: drag.ghost.y }}>
                {texts.member(drag.ghost.name)}
              </span>
            ) : null}
          </section>
          {hasMap ? (
            <button
              type="button"
              className="plain edit-map"
              aria-pressed={mapping}
              onClick={() => setMapping(!mapping)}
            >
              {t(mapping ? 'leaveMap' : 'editMap')}
            </button>
          ) : null}
          {editing ? <MapBrushes editing={editing} /> : null}
          <OldRules />
        </div>
        {shownView ? <Standing info={drawn ?? info} view={shownView} /> : null}
      </div>
      <section className="prompt-area" data-region="question" aria-label={t('question')}>
        <DockButton dock={dock} onDock={setDock} />
        <Prompt />
        {view ? <Waiting view={view} /> : null}
        {shown && shown.sight === undefined ? (
          <Asking ask={shown} ticked={ticked} onToggle={toggle} parts={parts} mentions={mentions} />
        ) : null}
        {view ? <ForAll view={view} /> : null}
      </section>
      {view && !isOnlooker ? (
        <section className="course-region" data-region="timeLine" aria-label={t('timeLine')}>
          <TimeLine view={view} />
          <Controls view={view} />
        </section>
      ) : null}
    </div>
  );
};
