import type { AskView } from '@sandtable/session';
import { givenIn, isDrafted, isSameQuestion, questionOf } from './half-answer.ts';
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

/** The actions of a match that lose no answer, and one for what the page itself begins an answer with. */
export interface PlayKept extends Play {
  /** What `give` gives is nobody's answer yet: it is set aside without a word. */
  begin(give: () => Promise<void>): Promise<void>;
}

const halfGivenIn = (state: State): HalfGiven | undefined => {
  const { ask, view } = state;
  if (ask === undefined || view === undefined) return undefined;
  const { picked, ticked } = givenIn(state);
  return picked.length + ticked.length === 0 ? undefined : { decisions: view.decisions, ask, picked, ticked };
};

/** The same picks in another order of their keys are somebody's. */
const isBegun = ({ promptId, begun }: State, { picked, ticked }: HalfGiven): boolean =>
  begun?.promptId === promptId && ticked.length === 0 && picked.join('\n') === begun.picked.join('\n');

/**
 * A match in which no half-given answer is lost without a word: bots that decide instead set it aside, which is shown, and
 * whoever comes back to the question gets it again.
 */
export const keepingHalfGiven = (store: Store<State>, play: Play): PlayKept => {
  let aside: (HalfGiven & { readonly isNobodys: boolean }) | undefined;
  const begin = async (give: () => Promise<void>): Promise<void> => {
    const { promptId } = store.get();
    await give();
    if (store.get().promptId === promptId) store.set({ begun: { promptId, picked: givenIn(store.get()).picked } });
  };
  /** The same action, with the half-given answer from before it set aside. */
  const around =
    <Asked extends readonly unknown[]>(act: (...asked: Asked) => Promise<void>) =>
    async (...asked: Asked): Promise<void> => {
      const was = halfGivenIn(store.get());
      const isNobodys = was !== undefined && isBegun(store.get(), was);
      aside = was ? { ...was, isNobodys } : aside;
      await act(...asked);
      if (was && !isNobodys && isPassedOver(store.get(), was)) store.set(({ view }) => ({ setAside: view?.decisions }));
      if (aside === undefined || !isAskedAgain(store.get(), aside)) return;
      const back = aside;
      aside = undefined;
      if (back.isNobodys) await begin(() => giveBack(store, play, back));
      else await giveBack(store, play, back);
    };
  /** Another match has other questions. */
  const anew =
    <Asked extends readonly unknown[]>(act: (...asked: Asked) => Promise<void>) =>
    (...asked: Asked): Promise<void> => {
      aside = undefined;
      store.set({ setAside: undefined });
      return act(...asked);
    };
  const { start, resume, undo, redo, move, follow, goto, step, run, botStep, runTurn, runPhase } = play;
  return {
    ...play,
    begin,
    ...{ start: anew(start), resume: anew(resume) },
    ...{ undo: around(undo), redo: around(redo), move: around(move), follow: around(follow), goto: around(goto) },
    ...{ step: around(step), run: around(run), botStep: around(botStep) },
    ...{ runTurn: around(runTurn), runPhase: around(runPhase) },
  };
};

/** Nothing is given of an answer, but what the page began it with. */
const isUntouched = (now: State): boolean => {
  const given = halfGivenIn(now);
  return given === undefined || isBegun(now, given);
};

/** Whether the match went on without the answer. */
const isPassedOver = (now: State, was: HalfGiven): boolean =>
  now.view !== undefined && now.view.decisions > was.decisions && isUntouched(now);

/** Whether the question is open again, and nothing is picked in it. */
const isAskedAgain = (now: State, aside: HalfGiven): boolean =>
  now.view?.decisions === aside.decisions && isUntouched(now) && isSameQuestion(aside.ask, now.view.ask);

async function giveBack(store: Store<State>, play: Play, { ask, picked, ticked }: HalfGiven): Promise<void> {
  const asked = store.get().ask;
  if (asked !== undefined && isDrafted(asked)) await play.fill(picked, ask.each?.keys);
  else if (ask.form === 'menu' && picked.length > 0) await play.pickPath(picked);
  else for (const one of picked) await play.pick(one);
  if (ticked.length > 0) store.set((now) => ({ ticked: { question: questionOf(now), members: ticked } }));
}
