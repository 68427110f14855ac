import { type Draft, isDrafted, withValue } from '../../play/draft.ts';
import { answerForAll } from '../for-all.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import type { Doing, MatchClient } from './client.ts';

export type Answering = Pick<
  Play,
  'pick' | 'unpick' | 'open' | 'fill' | 'doubt' | 'confirm' | 'decide' | 'step' | 'forAll' | 'speak'
>;

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
