import { isSameQuestion } from '../half-answer.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import { isBeingDecided } from './bots.ts';
import type { MatchClient } from './client.ts';

/** Answers at random, one at a time. */
export interface Stepping {
  /** Answers at random for whoever is asked; nothing while an earlier random answer or a bot is on its way, as is shown. */
  step(): Promise<void>;
  /** Answers at random, at most so often, as long as the same is asked of the same role. */
  goOnAtRandom(most: number): Promise<void>;
}

export const createStepping = (
  store: Store<State>,
  client: Pick<MatchClient, 'call'>,
  follow: () => Promise<void>,
): Stepping => {
  // Whoever is quicker than the bots doesn't decide for them, nor later without meaning to.
  const step = async (): Promise<void> => {
    if (isBeingDecided(store.get())) return;
    store.set({ isStepping: true });
    await client.call('random', [1]).finally(() => store.set({ isStepping: false }));
    await follow();
  };
  return {
    step,
    goOnAtRandom: async (most) => {
      const first = store.get().ask;
      for (let made = 0; made < most; made++) {
        const { ask, promptId } = store.get();
        if (!first || !ask || !isSameQuestion(first, ask)) return;
        await step();
        if (store.get().promptId === promptId) return;
      }
    },
  };
};
