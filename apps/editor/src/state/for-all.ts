import type { State } from './state.ts';
import type { Store } from './store.ts';

/**
 * Gives one answer for all who are asked the same at the same time, as far as each of them may give it: one after the other, as
 * if each had clicked. Whoever is asked again afterward is asked.
 */
export async function answerForAll(
  store: Store<State>,
  answer: string,
  pick: (candidate: string) => Promise<void>,
): Promise<void> {
  const { ask, view } = store.get();
  const waiting = new Set(view?.waiting.map(({ role }) => role));
  for (;;) {
    const now = store.get();
    const asked = now.ask;
    if (asked === undefined || asked.choice !== ask?.choice || !waiting.delete(asked.role)) return;
    if (asked.picked.length > 0 || !asked.candidates.includes(answer)) return;
    await pick(answer);
    if (store.get().view?.decisions === now.view?.decisions) return;
  }
}
