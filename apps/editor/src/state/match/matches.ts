import type { Save } from '@sandtable/session';
import type { Players } from '../../workers/protocol.ts';
import { eyesOf, firstViewer } from '../eyes.ts';
import { leftBehind } from '../left-behind.ts';
import type { PreviousGame } from '../slices/match.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import type { Doing } from './client.ts';
import { noMatch } from './reply.ts';

/** Matches are begun, and gone back to. */
export interface Matches {
  /**
   * Begins a new match, with these players if they are given; the one that was played until now can be gone back to, as
   * it was left if that is given.
   */
  start(seats: string, seed: number, options: Save['options'], players?: Players, left?: PreviousGame): Promise<void>;
  /** Goes back to an earlier match; the one that was played until now becomes one. */
  resume(earlier: PreviousGame): Promise<void>;
}

interface Ways {
  readonly act: Doing;
  readonly wander: Doing;
  /** Bots decide where they are asked. */
  readonly follow: () => Promise<void>;
}

/** Begins matches, and goes back to those that were left. */
export const createMatches = (store: Store<State>, ways: Ways): Matches => ({
  start: starting(store, ways),
  resume: resuming(store, ways),
});

const starting =
  (store: Store<State>, { act }: Ways): Matches['start'] =>
  async (seats, seed, options, players, left) => {
    const previousGames = leftBehind({ ...store.get(), ...left });
    store.set({ running: false, ...(players && { bots: players }) });
    const state = store.get();
    const viewer = state.viewerChosen ? state.viewer : firstViewer(state, seats);
    const eyes = eyesOf({ ...state, viewer });
    // A match that cannot be begun in time takes the place of none.
    await act('start', [{ seats, seed, options, eyes }], ({ view }) =>
      view ? { previousGames, viewer, lost: undefined, other: undefined } : {},
    );
  };

const resuming =
  (store: Store<State>, { wander, follow }: Ways): Matches['resume'] =>
  async (match) => {
    const previousGames = leftBehind(store.get()).filter((one) => one !== match);
    store.set({ running: false });
    const { save: wanted, at: place } = match;
    await wander('resume', [wanted, place], ({ lost, save = wanted, at = place, view }) => {
      return { previousGames, other: undefined, lost, lostInCourse: false, save, at, ...(view ? {} : noMatch) };
    });
    if (store.get().view?.redoable === false) await follow();
  };
