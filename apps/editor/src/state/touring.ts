import { remember, remembered } from './remembered.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';
import { resumed } from './tour-steps.ts';

export interface Touring {
  /** Begins the tour, or goes on where it was left. */
  begin(): void;
  go(step: number): void;
  /** It can be gone on with later. */
  leave(): void;
  /** The next one begins at the beginning. */
  end(): void;
}

const KEY = 'tour';

export const createTouring = (store: Store<State>): Touring => {
  const go = (step: number): void => {
    remember(KEY, String(step));
    store.set({ tour: step });
  };
  return {
    begin: () => go(resumed(Number(remembered(KEY) ?? 0), store.get().ruleset)),
    go,
    leave: () => store.set({ tour: undefined }),
    end: () => {
      remember(KEY, '0');
      store.set({ tour: undefined });
    },
  };
};
