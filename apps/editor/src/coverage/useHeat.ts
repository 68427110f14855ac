import type { Heat } from '@sandtable/board';
import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { boardHeat, type RowHeat, rowHeat } from './heat.ts';

/** What happened on the board, while someone counts and wants it shown there. */
export function useBoardHeat(): Heat | undefined {
  const { t } = useWorkbench();
  const { coverage, coverageOnBoard, info } = useStore(pick('coverage', 'coverageOnBoard', 'info'));

  return useMemo(
    () => (coverage && coverageOnBoard && info ? boardHeat(coverage, info, t) : undefined),
    [coverage, coverageOnBoard, info, t],
  );
}

/** How often rows of a table were read, while what has run is marked. */
export function useRowHeat(kind: string): ReadonlyMap<string, RowHeat> | undefined {
  const { t } = useWorkbench();
  const { coverage, coverageMarked, info } = useStore(pick('coverage', 'coverageMarked', 'info'));

  return useMemo(
    () => (coverage && coverageMarked && info ? rowHeat(coverage, info, kind, t) : undefined),
    [coverage, coverageMarked, info, kind, t],
  );
}
