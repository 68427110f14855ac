import { type AskView, isMany } from '@sandtable/session';
import type { Drawn } from '../play/useDrawnAs.ts';
import { type Draft, isDrafted, isFull } from '../state/half-answer.ts';
import type { Word } from '../word-ids.ts';

interface Offered {
  readonly draft: Draft;
  /** What an assignment is for are pieces or cards, which are clicked first; what is clicked goes to a place otherwise. */
  readonly isForPieces: boolean;
  /** What an assignment gives to places are pieces or cards. */
  readonly isOfPieces: boolean;
  /** What can be dragged to where it goes. */
  readonly dragged?: Drawn | undefined;
  /** Something of the question is lit on the board. */
  readonly isLit: boolean;
  /** A click on a piece answers the question, and counts for the next one. */
  readonly isSkipped: boolean;
  /** A value is half chosen. */
  readonly isBegun: boolean;
}

/** Only what was answered can still be changed, by a click on its piece. */
export const isDraftFinished = (ask: AskView, draft: Draft): boolean =>
  isDrafted(ask) && isFull(ask, draft) && ask.next === '';

/** How the board is used for an answer; undefined where only a button can be clicked, or nothing need be explained. */
export function questionHint(
  ask: AskView,
  { draft, isForPieces, isOfPieces, isLit, isSkipped, isBegun, dragged }: Offered,
): Word | undefined {
  if (isBegun && isDrafted(ask) && isFull(ask, draft)) return 'finishFirst';
  if (isDraftFinished(ask, draft)) return 'draftComplete';
  if (isSkipped) return 'skipOnBoard';
  if (!isLit) {
    if (!isDrafted(ask) || ask.each?.kind === undefined) return undefined;
    return isForPieces ? 'answerForMarked' : 'answerForPlace';
  }
  if (isDrafted(ask) && isOfPieces) return 'layOnBoard';
  if (isDrafted(ask)) return isForPieces ? 'placeOnBoard' : 'giveToMarked';
  if (isMany(ask)) return 'selectOnBoard';
  return dragged === undefined ? 'answerOnBoard' : DRAGGED[dragged];
}

const DRAGGED = { counter: 'dragPiece', card: 'dragCard' } as const satisfies Record<Drawn, Word>;
