import type { Answer } from '@sandtable/session';
import { answerForAll } from '../for-all.ts';
import { isDrafted, isFull, isSameQuestion } from '../half-answer.ts';
import { keepDraft } from '../last-drafts.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import type { Doing, MatchClient } from './client.ts';
import { createDrafting, type Drafting, keysIn } from './drafting.ts';
import { type Levels, levelBefore, levelsOn } from './levels.ts';

/** Answers to questions. */
export interface Answering extends Drafting {
  /** Of an assignment, what the key that is open takes; it is decided by `confirm`. */
  pick(candidate: string): Promise<void>;
  /** Picks of a menu one after the other, which begin with its arm. */
  pickPath(picked: readonly string[]): Promise<void>;
  /** Goes back to what was shown before the last pick; several that were made at once are one. */
  unpick(): Promise<void>;
  /** The keys of an assignment whose values may be given, though the rules would not propose them. */
  doubt(values: readonly string[]): Promise<readonly string[]>;
  confirm(): Promise<void>;
  decide(answer: Answer): Promise<void>;
  /** Answers at random for whoever is asked; nothing while an earlier random answer or a bot is on its way. */
  step(): Promise<void>;
  /** Answers at random as long as the same is asked of the same role. */
  goOnAtRandom(): Promise<void>;
  /** One answer for all who are asked the same now. */
  forAll(candidate: string): Promise<void>;
  /** Says who answers, where any one of several may. */
  speak(role: string): Promise<void>;
}

/** Answers questions: `act` decides, and lets bots follow, who may be at it at any time. */
export const createAnswering = (
  store: Store<State>,
  client: Pick<MatchClient, 'call' | 'lookUp'>,
  act: Doing,
  areBotsDeciding: () => boolean = () => false,
): Answering => {
  const drafting = createDrafting(store, client);
  let isStepping = false;
  let trail: { readonly promptId: number; readonly levels: Levels } = { promptId: 0, levels: [] };
  const levels = (): Levels => (trail.promptId === store.get().promptId ? trail.levels : []);
  const pickAll = (picked: readonly string[]): Promise<void> => {
    const { ask: now, promptId } = store.get();
    trail = { promptId, levels: levelsOn(levels(), now?.picked ?? [], picked) };
    return act('pick', [picked]);
  };
  // Whoever is quicker than the bots doesn't decide for them, nor later without meaning to.
  const step = async (): Promise<void> => {
    if (isStepping || areBotsDeciding()) return;
    isStepping = true;
    await act('random', [1]).finally(() => {
      isStepping = false;
    });
  };
  return {
    ...drafting,
    step,
    goOnAtRandom: async () => {
      const first = store.get().ask;
      for (let asked = first; first && asked && isSameQuestion(first, asked); asked = store.get().ask) {
        const { promptId } = store.get();
        await step();
        if (store.get().promptId === promptId) return;
      }
    },
    pick: async (candidate) => {
      const { ask: now } = store.get();
      const picked = [...(now?.picked ?? []), candidate];
      if (now === undefined || !isDrafted(now)) return pickAll(picked);
      await drafting.give(now.picked.length, candidate);
    },
    pickPath: pickAll,
    unpick: async () => {
      const { ask: now, draft } = store.get();
      if (now && isDrafted(now)) await drafting.shorten(draft.length - 1);
      else await pickAll(levelBefore(levels(), now?.picked ?? []));
    },
    doubt: async (picked) => (await client.lookUp('doubt', picked, keysIn(store.get()))) ?? [],
    confirm: async () => {
      // Whoever is quick confirms what was given last, which may still be on its way into the draft.
      await drafting.shown();
      const { ask: asked, draft, ruleset } = store.get();
      if (asked === undefined || !isFull(asked, draft)) return;
      keepDraft(ruleset, asked, draft);
      await act('pick', [draft, false, keysIn({ ask: asked })]);
    },
    decide: (answer) => act('decide', [answer]),
    forAll: (candidate) => answerForAll(store, candidate, (picked) => act('pick', [[picked]])),
    speak: (role) => client.call('actAs', [role]),
  };
};
