import { movesMade } from './moves-made.ts';
import type { PreviousGame } from './slices/match.ts';
import type { State } from './state.ts';

type Played = Partial<Pick<State, 'save' | 'at' | 'view' | 'previousGames'> & Pick<PreviousGame, 'moves'>>;

/** So many matches can be gone back to: whoever begins one after the other must not fill the memory of the page with them. */
const MOST = 12;

/** The matches that can be gone back to once the one that is played is left; one without decisions is no loss. */
export function leftBehind({ save, at, view, moves, previousGames = [] }: Played): readonly PreviousGame[] {
  if (save === undefined || save.decisions.length === 0) return previousGames;
  return [...previousGames, { save, at, moves: moves ?? movesMade({ save, view }) }].slice(-MOST);
}
