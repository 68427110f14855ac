import type { AskView } from '@sandtable/session';
import { useDrawnAs } from './useDrawnAs.ts';

/** Whether an assignment gives something to each of several pieces or cards, and not to places. */
export function useIsForPieces({ each }: AskView): boolean {
  const isPiece = useIsPiece();
  return isPiece(each?.kind);
}

/** Whether an assignment gives pieces or cards to places, so that one is clicked before its place, or dragged there. */
export function useIsOfPieces(ask: AskView | undefined): boolean {
  const isPiece = useIsPiece();
  return ask?.each?.kind !== undefined && isPiece(ask.kind) && !isPiece(ask.each.kind);
}

/** Whether members of a kind are drawn as something that lies on a place. */
function useIsPiece(): (kind: string | undefined) => boolean {
  const drawnAs = useDrawnAs();
  return (kind) => drawnAs(kind) !== undefined;
}
