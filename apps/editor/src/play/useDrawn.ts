import type { GameInfo } from '@sandtable/engine';
import { infoSeen, type MatchView } from '@sandtable/session';
import { useStore } from '../context.ts';
import { memoized } from '../state/memoized.ts';
import type { State } from '../state/state.ts';

/** The rules as the viewer can draw them; made again only when they learn something, because the board is arranged by it. */
export const useDrawn = (): GameInfo | undefined => useStore(drawnIn);

const drawnIn = ({ info, view }: State): GameInfo | undefined => seenIn(info, knownIn(view));

const knownIn = memoized(
  (view: MatchView | undefined) => view && JSON.stringify({ names: view.names, constants: view.constants }),
);

const seenIn = memoized((info: GameInfo | undefined, known: string | undefined) =>
  info === undefined || known === undefined
    ? info
    : infoSeen(info, JSON.parse(known) as Pick<MatchView, 'names' | 'constants'>),
);
