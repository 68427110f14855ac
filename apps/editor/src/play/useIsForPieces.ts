import { layoutFor } from '@sandtable/board';
import type { AskView } from '@sandtable/session';
import { useStore } from '../context.ts';
import { useLayout } from './useTexts.ts';

/** Whether an assignment gives something to each of several pieces or cards, and not to places. */
export function useIsForPieces({ each }: AskView): boolean {
  const info = useStore((state) => state.info);
  const layout = useLayout();
  if (info === undefined || each?.kind === undefined) return false;
  const draw = layoutFor(info, layout).kinds[each.kind]?.draw;
  return draw === 'counter' || draw === 'card';
}
