import type { GameApi, ManualEditing, Outcome } from '../../workers/game-api.ts';
import type { Draft } from '../half-answer.ts';
import { latestOnly } from '../latest-only.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import type { Doing, MatchClient } from './client.ts';
import { hasOnlyAnswer } from './only-answer.ts';

/** Ways to and fro in a match. */
export interface Navigation {
  /** Takes back what a role has answered while others are still to answer. */
  retake(role: string, draft: Draft): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** One decision back or on, whoever made it. */
  move(by: 1 | -1): Promise<void>;
  /** Goes over to a line of play that was left. */
  follow(branch: number): Promise<void>;
  /** Goes to where so many decisions are made; of several calls while it goes, only the last counts. */
  goto(decisions: number): Promise<void>;
  /** Does something by hand, beside deciding. */
  byHand<M extends keyof ManualEditing>(method: M, ...args: Parameters<GameApi[M]>): Promise<void>;
  /** Shows another step until it is let go; undefined shows the match again. One that is held gives way to `hold` alone. */
  preview(decisions: number | undefined, hold?: boolean): Promise<void>;
}

/** Goes to and fro in a match: `wander` asks for another position, in which bots wait. */
export const createNavigation = (
  store: Store<State>,
  { lookUp }: Pick<MatchClient, 'lookUp'>,
  wander: Doing,
): Navigation => {
  const preview = latestOnly(async ({ decisions, hold }: Preview) => {
    if (store.get().stepPreview?.held && !hold) return;
    const shown = decisions === undefined ? undefined : await lookUp('viewAt', decisions);
    store.set({ stepPreview: shown && { view: shown, held: hold } });
  });
  return {
    retake: (role, draft) =>
      // What was answered is the draft again, where it is this role that is asked now.
      wander('retake', [role], ({ view }) =>
        view?.ask?.role === role && view.ask.each?.keys.length === draft.length ? { draft } : {},
      ),
    undo: async () => {
      await wander('undo', []);
      // What was taken without asking is taken back with the answer before it.
      while (hasOnlyAnswer(store.get()) && store.get().view?.undoable) await wander('undo', []);
    },
    redo: () => wander('redo', []),
    move: (by) => wander('move', [by]),
    follow: (branch) => wander('follow', [branch], ({ lost }) => ({ lost })),
    goto: latestOnly((decisions: number) => wander('goto', [decisions])),
    byHand: (method, ...args) =>
      wander(method, args, ({ lost, view }: Outcome) => (view === undefined ? {} : { lost, lostInCourse: true })),
    preview: (decisions, hold = false) => preview({ decisions, hold }),
  };
};

interface Preview {
  readonly decisions: number | undefined;
  readonly hold: boolean;
}
