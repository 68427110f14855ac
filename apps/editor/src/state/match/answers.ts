import type { Answer } from '@sandtable/session';
import { answerForAll } from '../for-all.ts';
import { isDrafted, isFull } from '../half-answer.ts';
import { keepDraft } from '../last-drafts.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import { createClickedKeys } from './clicked-keys.ts';
import type { MatchClient } from './client.ts';
import { createDrafting, type Drafting, keysIn } from './drafting.ts';
import { type Levels, levelBefore, levelsOn } from './levels.ts';
import { createStepping, type Stepping } from './stepping.ts';
import { whileAsked } from './while-asked.ts';

/** Answers to questions. */
export interface Answering extends Drafting, Stepping {
  /** Of an assignment, what the key that is open takes; it is decided by `confirm`. */
  pick(candidate: string): Promise<void>;
  /**
   * Opens a key that was clicked. If `isMoving`, what was just given to a key that nobody had clicked goes to this one: who
   * clicks a card and then a place means the place.
   */
  clickKey(key: number, isMoving: boolean): Promise<void>;
  /** Picks of a menu one after the other, which begin with its arm. */
  pickPath(picked: readonly string[]): Promise<void>;
  /** Goes back to what was shown before the last pick; several that were made at once are one. */
  unpick(): Promise<void>;
  /** The keys of an assignment whose values may be given, though the rules would not propose them. */
  doubt(values: readonly string[]): Promise<readonly string[]>;
  confirm(): Promise<void>;
  decide(answer: Answer): Promise<void>;
  /** One answer for all who are asked the same now. */
  forAll(candidate: string): Promise<void>;
  /** Says who answers, where any one of several may. */
  speak(role: string): Promise<void>;
}

type Client = Pick<MatchClient, 'call' | 'lookUp' | 'inTurn'>;

/** Answers questions; `follow` lets bots decide, who may be at it at any time. */
export const createAnswering = (store: Store<State>, client: Client, follow: () => Promise<void>): Answering => {
  const drafting = createDrafting(store, client);
  const answer = async (give: () => Promise<void>): Promise<void> => {
    if (await whileAsked(store, client, give)) await follow();
  };
  const clicked = createClickedKeys(store);
  let trail: { readonly promptId: number; readonly levels: Levels } = { promptId: 0, levels: [] };
  const levels = (): Levels => (trail.promptId === store.get().promptId ? trail.levels : []);
  const pickNow = (picked: readonly string[]): Promise<void> => {
    const { ask: now, promptId } = store.get();
    trail = { promptId, levels: levelsOn(levels(), now?.picked ?? [], picked) };
    return client.call('pick', [picked]);
  };
  const pickAll = (picked: readonly string[]): Promise<void> => answer(() => pickNow(picked));
  return {
    ...drafting,
    ...createStepping(store, client, follow),
    pick: async (candidate) => {
      const { ask: now } = store.get();
      const picked = [...(now?.picked ?? []), candidate];
      if (now === undefined || !isDrafted(now)) return pickAll(picked);
      clicked.give(now.picked.length, candidate);
      await drafting.give(now.picked.length, candidate);
    },
    clickKey: async (key, isMoving) => {
      const name = keysIn(store.get())?.[key];
      if (name === undefined) return;
      const given = isMoving ? clicked.click(name) : undefined;
      if (given?.key === name || (given && (await drafting.put(name, given.value, given.key)))) return;
      await drafting.open(key);
    },
    pickPath: pickAll,
    // Whoever is quick takes back what was still on its way.
    unpick: async () => {
      const { ask: now } = store.get();
      if (now && isDrafted(now)) await drafting.shortenBy(1);
      else await answer(() => pickNow(levelBefore(levels(), store.get().ask?.picked ?? [])));
    },
    doubt: async (picked) => (await client.lookUp('doubt', picked, keysIn(store.get()))) ?? [],
    confirm: async () => {
      // Whoever is quick confirms what was given last, which may still be on its way into the draft.
      await drafting.shown();
      const { ask: asked, draft, ruleset } = store.get();
      if (asked === undefined || !isFull(asked, draft)) return;
      keepDraft(ruleset, asked, draft);
      await answer(() => client.call('pick', [draft, false, keysIn({ ask: asked })]));
    },
    decide: (given) => answer(() => client.call('decide', [given])),
    forAll: (candidate) => answerForAll(store, candidate, (picked) => pickAll([picked])),
    speak: (role) => client.call('actAs', [role]),
  };
};
