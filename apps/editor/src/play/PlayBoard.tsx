import { autoLayout, Board, type BoardProps, boardKinds, type Drafts } from '@sandtable/board';
import { coast } from '@sandtable/board/coast';
import type { GameInfo } from '@sandtable/engine';
import type { AskView } from '@sandtable/session';
import { useCallback, useMemo } from 'react';
import { AimNote } from '../board-tools/AimNote.tsx';
import { aimOf, type BoardTask, boardFor } from '../board-tools/useBoardTask.ts';
import { useDrag } from '../board-tools/useDrag.ts';
import { useStore, useWorkbench } from '../context.ts';
import { useBoardHeat } from '../coverage/useHeat.ts';
import { MapBrushes } from '../map-editor/MapBrushes.tsx';
import { showMember } from '../map-editor/show-member.ts';
import { pick } from '../state/selectors.ts';
import type { Draft } from './draft.ts';
import { GlanceNote } from './GlanceNote.tsx';
import { MapFindings, useMapFindings } from './MapFindings.tsx';
import { StopNote } from './StopNote.tsx';
import { useDrawn } from './useDrawn.ts';
import { useKeys } from './useKeys.ts';
import { useLayout, useTexts } from './useTexts.ts';

const nothing: readonly string[] = [];

interface Props {
  readonly info: GameInfo;
  readonly task: BoardTask;
  /** What of the question can be answered on the board. */
  readonly picks: Pick<BoardProps, 'candidates' | 'mentioned' | 'picked' | 'onPick'>;
  /** The question is answered part by part. */
  readonly isByParts: boolean;
}

/** The board of the match, and what can be done on it. */
export const PlayBoard = (props: Props) => {
  const { t } = useWorkbench();
  const { task } = props;
  const texts = useTexts();
  const marks = useMapFindings();
  const board = usePlayBoard(props);
  const aim = aimOf(task);
  const drag = useDrag(aim);
  return (
    <>
      <section className="board-region" data-region="board" aria-label={t('board')} {...drag?.on}>
        <GlanceNote />
        <StopNote />
        {aim ? <AimNote aim={aim} /> : null}
        <MatchBoard board={board} />
        <MapFindings marks={marks} />
        {drag?.ghost ? (
          <span className="drag-ghost" aria-hidden="true" style={{ left: drag.ghost.x, top: drag.ghost.y }}>
            {texts.member(drag.ghost.name)}
          </span>
        ) : null}
      </section>
      <EditMap info={props.info} />
      {task.is === 'edit-map' ? <MapBrushes editing={task.editing} /> : null}
    </>
  );
};

/** The view is left as it is for the whole of a match. */
const MatchBoard = ({ board }: { readonly board: BoardProps }) => {
  const { save } = useStore(pick('save'));
  return <Board key={`${save?.seats} ${save?.seed}`} {...board} />;
};

/** Begins and ends editing the map, where there is one. */
const EditMap = ({ info }: { readonly info: GameInfo }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('player', 'boardMode'));
  const layout = useLayout();
  const { player } = state;
  const hasMap = useMemo(
    () => !player && boardKinds(info, layout ?? autoLayout(info)).length > 0,
    [player, info, layout],
  );
  const isEditing = state.boardMode === 'edit-map';
  if (!hasMap) return null;
  return (
    <button
      type="button"
      className="plain edit-map"
      aria-pressed={isEditing}
      onClick={() => bench.actions.toggleBoardMode('edit-map')}
    >
      {t(isEditing ? 'leaveMap' : 'editMap')}
    </button>
  );
};

const usePlayBoard = ({ info, task, picks, isByParts }: Props): BoardProps => {
  const { bench } = useWorkbench();
  const state = useStore(pick('ask', 'player', 'draft', 'stepPreview', 'view', 'highlighted'));
  const texts = useTexts();
  const words = useBoardWords();
  const drawn = useDrawn();
  const heat = useBoardHeat();
  const findings = useMapFindings();
  const layout = useLayout();
  const { ask, player } = state;
  const keys = useKeys(ask, state.draft);
  const onSource = useCallback(
    (kind: string, member: string): void => void showMember(bench, kind, member, false),
    [bench],
  );
  const looks = {
    ...{ info: drawn ?? info, view: state.stepPreview?.view ?? state.view, layout, rings: coast },
    ...{ nameOf: texts.member, valueName: texts.value, fieldName: texts.named, heat, findings, words },
    lit: player ? nothing : state.highlighted,
    onSource: player ? undefined : onSource,
  };
  return boardFor(task, {
    ...looks,
    ...picks,
    costs: ask?.costs,
    question: ask && `${ask.choice}.${ask.next}`,
    asked: isByParts ? undefined : ask?.kind,
    ordered: ask?.form === 'order',
    asker: ask?.role,
    drafts: draftsOf(ask, state.draft),
    keys,
  });
};

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

/** What has been picked for the keys of an assignment, which the board shows before it is given. */
const draftsOf = (ask: AskView | undefined, draft: Draft): Drafts | undefined => {
  if (ask?.each?.kind === undefined) return undefined;
  const { keys, kind } = ask.each;
  return { kind, values: Object.fromEntries(draft.map((value, i) => [keys[i] ?? '', value])) };
};
