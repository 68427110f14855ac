import type { AskView } from '@sandtable/session';
import { isDrafted, isSameQuestion } from '../play/draft.ts';
import { questionOf } from '../play/question-of.ts';
import type { Play } from './play.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** An answer that was half given, and where the match stood. */
interface HalfGiven {
  readonly decisions: number;
  readonly ask: AskView;
  readonly picked: readonly string[];
  readonly ticked: readonly string[];
}

const halfGivenIn = (state: State): HalfGiven | undefined => {
  const { ask, view, draft, ticked } = state;
  if (ask === undefined || view === undefined) return undefined;
  const picked = isDrafted(ask) ? draft : ask.picked;
  const own = ticked.question === questionOf(state) ? ticked.members : [];
  return picked.length + own.length === 0 ? undefined : { decisions: view.decisions, ask, picked, ticked: own };
};

/**
 * A match in which nothing that was half given is lost unsaid: bots that decide in its place lay it aside, which is told,
 * and whoever comes back to the question has it again.
 */
export const keepingHalfGiven = (store: Store<State>, play: Play): Play => {
  let aside: HalfGiven | undefined;
  const giveBack = async ({ picked, ticked }: HalfGiven): Promise<void> => {
    const asked = store.get().ask;
    if (asked !== undefined && isDrafted(asked)) await play.fill(picked);
    else for (const one of picked) await play.pick(one);
    if (ticked.length > 0) store.set((now) => ({ ticked: { question: questionOf(now), members: ticked } }));
  };
  const settle = async (was: HalfGiven | undefined): Promise<void> => {
    const now = store.get();
    if (was && now.view && now.view.decisions > was.decisions && halfGivenIn(now) === undefined)
      store.set({ setAside: now.view.decisions });
    if (aside === undefined || now.view?.decisions !== aside.decisions) return;
    if (halfGivenIn(now) !== undefined || !isSameQuestion(aside.ask, now.view.ask)) return;
    const back = aside;
    aside = undefined;
    await giveBack(back);
  };
  /** The same, with what was half given before it laid aside. */
  const around =
    <Asked extends readonly unknown[]>(act: (...asked: Asked) => Promise<void>) =>
    async (...asked: Asked): Promise<void> => {
      const was = halfGivenIn(store.get());
      aside = was ?? aside;
      await act(...asked);
      await settle(was);
    };
  /** Another match has other questions. */
  const anew =
    <Asked extends readonly unknown[]>(act: (...asked: Asked) => Promise<void>) =>
    (...asked: Asked): Promise<void> => {
      aside = undefined;
      store.set({ setAside: undefined });
      return act(...asked);
    };
  return {
    ...play,
    start: anew(play.start),
    resume: anew(play.resume),
    undo: around(play.undo),
    redo: around(play.redo),
    move: around(play.move),
    follow: around(play.follow),
    goto: around(play.goto),
    step: around(play.step),
    run: around(play.run),
    botStep: around(play.botStep),
    runTurn: around(play.runTurn),
    runPhase: around(play.runPhase),
  };
};
