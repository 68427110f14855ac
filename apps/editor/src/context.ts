import { createContext, useContext, useSyncExternalStore } from 'react';
import type { State } from './state/state.ts';
import { useTracked } from './state/tracked.ts';
import type { Workbench } from './state/workbench.ts';
import { type Say, say } from './words.ts';

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

/**
 * What every pane works with: the workbench, its state, and words in the language of the page. It is drawn again when what
 * it reads of the state is another, or when words have come.
 */
export const useWorkbench = (): { bench: Workbench; state: State; t: Say } => {
  const bench = useBench();
  const state = useTracked(bench.store);
  return { bench, state, t: say(state.loadedLocale ?? state.lang) };
};

/** Something that is told by the state: drawn again only when it is another, however the state changes. */
export const usePart = <T>(part: (state: State) => T): T => {
  const { store } = useBench();
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
};

const useBench = (): Workbench => {
  const bench = useContext(WorkbenchContext);
  if (bench === undefined) throw new Error('a pane stands outside the workbench');
  return bench;
};
