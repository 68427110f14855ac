import type { BoardProps } from '@sandtable/board';
import type { AskView } from '@sandtable/session';
import { useMemo } from 'react';
import { useWorkbench } from '../context.ts';
import { type Draft, isDrafted, openable } from '../state/half-answer.ts';

/** The keys of an open assignment as far as they can be gone to from the one that is open, for the board. */
export function useKeys(ask: AskView | undefined, draft: Draft): BoardProps['keys'] {
  const { bench } = useWorkbench();
  return useMemo(() => {
    const kind = ask?.each?.kind;
    if (ask === undefined || kind === undefined || ask.sight !== undefined || !isDrafted(ask)) return undefined;
    const all = openable(ask, draft);
    const members = all.filter((key) => key !== ask.next);
    return { kind, members, onOpen: (member: string) => void bench.play.open(all.indexOf(member)) };
  }, [ask, draft, bench]);
}
