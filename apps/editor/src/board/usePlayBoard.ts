import type { BoardProps, Drafts } from '@sandtable/board';
import { coast } from '@sandtable/board/coast';
import type { GameInfo } from '@sandtable/engine';
import { type AskView, infoSeen, type Way } from '@sandtable/session';
import { useCallback, useMemo } from 'react';
import { type BoardTask, boardFor } from '../board-tools/useBoardTask.ts';
import { useStore, useWorkbench } from '../context.ts';
import { useBoardHeat } from '../coverage/useHeat.ts';
import { showMember } from '../map-editor/show-member.ts';
import type { Picks } from '../play/useBoardPicks.ts';
import { useDrawn } from '../play/useDrawn.ts';
import { useLineText } from '../play/useLineText.ts';
import type { OnRefused } from '../play/usePutting.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import type { Draft } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import { useMapFindings } from './MapFindings.tsx';
import { useBoardWords } from './useBoardWords.ts';
import { useKeys } from './useKeys.ts';

const nothing: readonly string[] = [];

export interface PlayBoardProps {
  readonly info: GameInfo;
  readonly task: BoardTask;
  /** What of the question can be answered on the board. */
  readonly picks: Picks;
  /** The ways into a menu that is half answered already. */
  readonly again?: readonly Way[] | undefined;
  /** Someone clicked what isn't an answer. */
  readonly onOther?: BoardProps['onOther'];
  /** Someone dropped a piece where it can't go. */
  readonly onRefused?: OnRefused;
}

/** What the board draws and asks for: the question, unless a tool is in hand. */
export function usePlayBoard({ info, task, picks, again, onOther }: PlayBoardProps): BoardProps {
  const { ask, draft } = useStore(pick('ask', 'draft'));
  const drafts = useMemo(() => draftsOf(ask, draft), [ask, draft]);
  const looks = useLooks(info);
  const keys = useKeys(ask);
  return boardFor(task, {
    ...looks,
    ...picks,
    costs: ask?.costs,
    question: ask && `${ask.choice}.${ask.next}`,
    onOther,
    instead: again,
    ordered: ask?.form === 'order',
    asker: ask?.role,
    drafts,
    keys,
  });
}

/** How the match looks now, or at the move that is previewed. */
function useLooks(info: PlayBoardProps['info']) {
  const { bench } = useWorkbench();
  const { face, stepPreview, view, highlighted, motion, otherwise, animated } = useStore(
    pick('face', 'stepPreview', 'view', 'highlighted', 'motion', 'otherwise', 'animated'),
  );
  const texts = useTexts();
  const lineText = useLineText();
  const drawn = useDrawn();
  const shown = motion?.after ?? stepPreview?.view ?? view;
  // What is hidden has other names at another move, by which both positions are compared.
  const compared = useMemo(
    () => (otherwise && stepPreview ? infoSeen(info, stepPreview.view) : undefined),
    [otherwise, stepPreview, info],
  );
  // The board isn't arranged again where the rules are as they are now.
  const isEarlier = motion !== undefined && motion.after !== view;
  const onSource = useCallback(
    (kind: string, member: string): void => void showMember(bench, kind, member, false),
    [bench],
  );
  return {
    ...{
      info: isEarlier ? motion.info : (compared ?? drawn ?? info),
      view: shown,
      // Without motion only a card is shown.
      motion: motion?.isStill ? undefined : motion,
      layout: useLayout(),
      rings: coast,
    },
    ...{ nameOf: texts.member, valueName: texts.value, fieldName: texts.named, lineText, other: otherwise },
    ...{ heat: useBoardHeat(), findings: useMapFindings(), words: useBoardWords() },
    ...{ isFull: true, isStill: !animated, hasRoom: face === 'play' },
    lit: face === 'play' ? nothing : highlighted,
    onSource: face === 'play' ? undefined : onSource,
  };
}

/** What has been picked for the keys of an assignment, which the board shows before it is given. */
const draftsOf = (ask: AskView | undefined, draft: Draft): Drafts | undefined => {
  if (ask?.each?.kind === undefined) return undefined;
  const { keys, kind } = ask.each;
  return { kind, values: Object.fromEntries(draft.map((value, i) => [keys[i] ?? '', value])) };
};
