import type { GameRequest } from '../../workers/protocol.ts';
import { newest } from '../newest.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import type { MatchClient, More } from './client.ts';

export type Navigation = Pick<
  Play,
  'retake' | 'undo' | 'redo' | 'move' | 'follow' | 'goto' | 'byHand' | 'told' | 'glance'
>;

/** Goes to and fro in a match: `wander` asks for another position, in which bots wait. */
export const createNavigation = (
  store: Store<State>,
  { aside }: Pick<MatchClient, 'aside'>,
  wander: (request: GameRequest, more?: More) => Promise<void>,
): Navigation => {
  const glance = newest(async ({ decisions, hold }: Glance) => {
    if (store.get().stepPreview?.held && !hold) return;
    const shown = decisions === undefined ? undefined : (await aside({ op: 'glance', decisions }))?.hand?.glance;
    store.set({ stepPreview: shown && { view: shown, held: hold } });
  });
  return {
    retake: (role, draft) =>
      // What was answered is the draft again, where it is this role that is asked now.
      wander({ op: 'retake', role }, ({ view }) =>
        view?.ask?.role === role && view.ask.each?.keys.length === draft.length ? { draft } : {},
      ),
    undo: () => wander({ op: 'undo' }),
    redo: () => wander({ op: 'redo' }),
    move: (by) => wander({ op: 'move', by }),
    follow: (branch) => wander({ op: 'follow', branch }, ({ lost }) => ({ lost })),
    goto: newest((decisions: number) => wander({ op: 'goto', decisions })),
    byHand: (request) => wander(request, ({ lost, view }) => (view === undefined ? {} : { lost, lostInCourse: true })),
    told: async (request) => (await aside(request))?.hand,
    glance: (decisions, hold = false) => glance({ decisions, hold }),
  };
};

interface Glance {
  readonly decisions: number | undefined;
  readonly hold: boolean;
}
