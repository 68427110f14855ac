import type { GameInfo } from '@sandtable/engine';
import { infoSeen, type MatchView } from '@sandtable/session';
import { useMemo } from 'react';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';

/** The rules as the viewer can draw them; made anew only when they learn something, because the board is laid out by it. */
export const useDrawn = (): GameInfo | undefined => {
  const { info, view } = useStore(pick('info', 'view'));
  const known = view && JSON.stringify({ names: view.names, constants: view.constants });
  return useMemo(() => {
    if (info === undefined || known === undefined) return info;
    return infoSeen(info, JSON.parse(known) as Pick<MatchView, 'names' | 'constants'>);
  }, [info, known]);
};
