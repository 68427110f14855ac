import type { Outcome } from '../../workers/game-api.ts';
import { newest } from '../newest.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import type { Doing, MatchClient } from './client.ts';

export type Navigation = Pick<Play, 'retake' | 'undo' | 'redo' | 'move' | 'follow' | 'goto' | 'byHand' | 'glance'>;

/** Goes to and fro in a match: `wander` asks for another position, in which bots wait. */
export const createNavigation = (
  store: Store<State>,
  { lookUp }: Pick<MatchClient, 'lookUp'>,
  wander: Doing,
): Navigation => {
  const glance = newest(async ({ decisions, hold }: Glance) => {
    if (store.get().stepPreview?.held && !hold) return;
    const shown = decisions === undefined ? undefined : await lookUp('glance', decisions);
    store.set({ stepPreview: shown && { view: shown, held: hold } });
  });
  return {
    retake: (role, draft) =>
      // What was answered is the draft again, where it is this role that is asked now.
      wander('retake', [role], ({ view }) =>
        view?.ask?.role === role && view.ask.each?.keys.length === draft.length ? { draft } : {},
      ),
    undo: () => wander('undo', []),
    redo: () => wander('redo', []),
    move: (by) => wander('move', [by]),
    follow: (branch) => wander('follow', [branch], ({ lost }) => ({ lost })),
    goto: newest((decisions: number) => wander('goto', [decisions])),
    byHand: (method, ...args) =>
      wander(method, args, ({ lost, view }: Outcome) => (view === undefined ? {} : { lost, lostInCourse: true })),
    glance: (decisions, hold = false) => glance({ decisions, hold }),
  };
};

interface Glance {
  readonly decisions: number | undefined;
  readonly hold: boolean;
}
