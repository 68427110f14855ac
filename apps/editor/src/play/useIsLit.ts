import { drawnKinds } from '@sandtable/board';
import { useMemo } from 'react';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { useAnswering } from './useAnswering.ts';
import { useLayout } from './useTexts.ts';

/** Whether anything on the board can be clicked as an answer. */
export function useIsLit({ shown, picks }: Pick<ReturnType<typeof useAnswering>, 'shown' | 'picks'>): boolean {
  const { info } = useStore(pick('info'));
  const layout = useLayout();
  const drawn = useMemo(() => info && drawnKinds(info, layout), [info, layout]);
  if (picks.onPick === undefined || shown === undefined || drawn === undefined) return false;
  const kinds = [shown.kind, ...(shown.ways ?? []).map(({ kind }) => kind)];
  return (picks.mentioned?.length ?? 0) > 0 || kinds.some((kind) => kind !== undefined && drawn.has(kind));
}
