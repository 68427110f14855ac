import { layoutFor } from '@sandtable/board';
import type { AskView } from '@sandtable/session';
import { useStore } from '../context.ts';
import { useLayout } from './useTexts.ts';

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
  const info = useStore((state) => state.info);
  const layout = useLayout();
  return (kind) => {
    if (info === undefined || kind === undefined) return false;
    const draw = layoutFor(info, layout).kinds[kind]?.draw;
    return draw === 'counter' || draw === 'card';
  };
}
