import type { BoardProps } from '@sandtable/board';
import type { AskView } from '@sandtable/session';
import { useMemo } from 'react';
import { useWorkbench } from '../context.ts';
import { useIsOfPieces } from '../play/useIsForPieces.ts';
import { isDrafted } from '../state/half-answer.ts';

/** The keys of an open assignment that can be gone to from the one that is open, for the board. */
export function useKeys(ask: AskView | undefined): BoardProps['keys'] {
  const { bench } = useWorkbench();
  const isMoving = useIsOfPieces(ask);
  return useMemo(() => {
    const kind = ask?.each?.kind;
    if (ask === undefined || kind === undefined || ask.sight !== undefined || !isDrafted(ask)) return undefined;
    const all = ask.each?.keys ?? [];
    const members = all.filter((key) => key !== ask.next);
    return { kind, members, onOpen: (member: string) => void bench.play.clickKey(all.indexOf(member), isMoving) };
  }, [ask, bench, isMoving]);
}
