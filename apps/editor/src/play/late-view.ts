import type { Texts } from '@sandtable/board/texts';
import type { MatchView } from '@sandtable/session';
import { createContext, use } from 'react';
import { useStore } from '../context.ts';
import type { State } from '../state/state.ts';
import { textsIn } from './texts-in.ts';

/** A view of the match, and the words for it. */
export interface Late {
  readonly view: MatchView | undefined;
  readonly texts: Texts;
}

/** What a part of the page shows that follows the board a moment later, such as the log; undefined in all others. */
export const LateView = createContext<Late | undefined>(undefined);

export const nowIn = (state: State): Late => ({ view: state.view, texts: textsIn(state) });

/** The match as it is shown here: a part that follows later isn't drawn again before it does. */
export function useShownView(): MatchView | undefined {
  const late = use(LateView);
  return useStore(({ view }) => (late === undefined ? view : late.view));
}
