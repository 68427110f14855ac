import { reader } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { infoSeen, type MatchView } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { type Standing, standingOf } from './final-standing.ts';

/** What counts most, in any view of the match. */
export function useStanding(): (view: MatchView) => Standing | undefined {
  const { bench } = useWorkbench();
  const texts = useTexts();
  const layout = useLayout();
  return (view) => {
    const { info: plain } = bench.store.get();
    if (plain === undefined) return undefined;
    const info: GameInfo = infoSeen(plain, view);
    return standingOf({ info, read: reader(info, view), texts, layout });
  };
}
