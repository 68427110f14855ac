import type { Answer } from '@sandtable/session';
import { answerForAll } from '../for-all.ts';
import { type Draft, isDrafted, withValue } from '../half-answer.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import type { Doing, MatchClient } from './client.ts';

/** Answers to questions. */
export interface Answering {
  /** Of an assignment, what the key that is open takes; it is decided by `confirm`. */
  pick(candidate: string): Promise<void>;
  /** Picks of a menu one after the other, which begin with its arm. */
  pickPath(picked: readonly string[]): Promise<void>;
  unpick(): Promise<void>;
  /** Opens a key of an assignment that has a value already. */
  open(key: number): Promise<void>;
  /** Gives every key of an assignment its value. */
  fill(values: readonly string[]): Promise<void>;
  /** The keys of an assignment whose values may be given, though the rules would not propose them. */
  doubt(values: readonly string[]): Promise<readonly string[]>;
  confirm(): Promise<void>;
  decide(answer: Answer): Promise<void>;
  step(): Promise<void>;
  /** One answer for all who are asked the same now. */
  forAll(candidate: string): Promise<void>;
  /** Says who answers, where any one of several may. */
  speak(role: string): Promise<void>;
}

/** Answers questions: `act` decides, and lets bots follow. */
export const createAnswering = (
  store: Store<State>,
  client: Pick<MatchClient, 'call' | 'lookUp'>,
  act: Doing,
): Answering => {
  /** What the key at `open` can take, with those before it as they are in the draft. */
  const show = (draft: Draft, open: number): Promise<void> =>
    // Draft and question change together: whoever clicks in between would give the value to the key before.
    client.call('pick', [draft.slice(0, open), true], () => ({ draft }));
  return {
    pick: async (candidate) => {
      const { ask: now, draft } = store.get();
      const picked = [...(now?.picked ?? []), candidate];
      if (now === undefined || !isDrafted(now)) return act('pick', [picked]);
      const values = withValue(draft, now.picked.length, candidate);
      await show(values, values.length);
    },
    pickPath: (picked) => act('pick', [picked]),
    unpick: async () => {
      const { ask: now, draft } = store.get();
      if (now && isDrafted(now)) await show(draft.slice(0, -1), draft.length - 1);
      else await act('pick', [(now?.picked ?? []).slice(0, -1)]);
    },
    open: (key) => show(store.get().draft, key),
    fill: (values) => show(values, values.length),
    doubt: async (picked) => (await client.lookUp('doubt', picked)) ?? [],
    confirm: () => act('pick', [store.get().draft]),
    decide: (answer) => act('decide', [answer]),
    step: () => act('random', [1]),
    forAll: (candidate) => answerForAll(store, candidate, (picked) => act('pick', [[picked]])),
    speak: (role) => client.call('actAs', [role]),
  };
};
