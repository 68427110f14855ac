import type { AskView } from '@sandtable/session';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { type PieceAnswers, pieceAnswersIn } from './piece-answers.ts';
import { useIsOwned } from './useIsOwn.ts';
import { useLayout } from './useTexts.ts';

const NONE: PieceAnswers = new Map();

/** The pieces on the board that answers of the question stand for. */
export function usePieceAnswers(ask: AskView | undefined): PieceAnswers {
  const { info, view } = useStore(pick('info', 'view'));
  const layout = useLayout();
  const isOwned = useIsOwned(ask?.role);
  if (info === undefined || view === undefined) return NONE;
  return pieceAnswersIn({ info, view, layout, isOwned }, ask);
}
