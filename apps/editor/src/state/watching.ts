import type { ValuesReply, WhyTrouble } from '../workers/why-protocol.ts';
import { remember, remembered } from './remembered.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

export interface Watching {
  watch(texts: readonly string[]): void;
  /** Watches one more, and shows it. */
  watchAlso(text: string): void;
  /** Watches something of what was clicked; of several expressions one is chosen. */
  pin(texts: readonly string[]): void;
  /** Finds out the values of what is watched. */
  look(): Promise<void>;
}

/** Values of so many steps are shown. */
const LAST = 40;
const NO_VALUES: Omit<ValuesReply, 'kind'> = { watched: [], first: 0 };

/** Expressions whose values are shown of the last steps; `values` finds them out. */
export const createWatching = (
  store: Store<State>,
  values: (last: number) => Promise<ValuesReply | WhyTrouble>,
): Watching => {
  const watch = (texts: readonly string[]): void => {
    remember(`watches.${store.get().ruleset}`, JSON.stringify(texts));
    store.set((s) => ({ watch: { ...s.watch, texts, watched: [] } }));
  };

  return {
    watch,
    watchAlso: (text) => {
      watch([...watchesOf(store.get()).filter((one) => one !== text), text]);
      store.set((s) => ({ activePanel: 'watch', watchCandidates: s.watchCandidates.filter((one) => one !== text) }));
    },
    pin: (texts) => {
      store.set({ boardMode: 'play', watchCandidates: texts.length === 1 ? [] : texts, activePanel: 'watch' });
      if (texts.length === 1) watch([...watchesOf(store.get()).filter((one) => one !== texts[0]), ...texts]);
    },
    look: async () => {
      const texts = watchesOf(store.get());
      if (texts.length === 0) return;
      const reply = await values(LAST).catch(() => undefined);
      const { watched, first } = reply?.kind === 'values' ? reply : NO_VALUES;
      if (texts.join('\n') === watchesOf(store.get()).join('\n')) store.set({ watch: { texts, first, watched } });
    },
  };
};

/** What is watched; of a ruleset that was just opened, what was watched there last. */
export function watchesOf({ watch, ruleset }: Pick<State, 'watch' | 'ruleset'>): readonly string[] {
  if (watch.texts !== undefined || ruleset === undefined) return watch.texts ?? [];
  try {
    const kept: unknown = JSON.parse(remembered(`watches.${ruleset}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
