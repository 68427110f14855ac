import { createContext, useContext, useRef } from 'react';
import { useStore as useZustand } from 'zustand';
import { isAlike } from './state/is-alike.ts';
import type { State } from './state/state.ts';
import type { Workbench } from './state/workbench.ts';
import { type Say, say } from './words.ts';

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

/** Returns what every pane works with: the workbench, and words in the language of the page. */
export const useWorkbench = (): { bench: Workbench; t: Say } => {
  const bench = useBench();
  const lang = useZustand(bench.store, ({ loadedLocale, lang }) => loadedLocale ?? lang);
  return { bench, t: say(lang) };
};

/** Returns what a selector says of the state. It is drawn again only when that, or a part of it, is another. */
export const useStore = <T>(selector: (state: State) => T): T => {
  const kept = useRef<T>(undefined);
  return useZustand(useBench().store, (state) => {
    const next = selector(state);
    if (!isAlike(kept.current, next)) kept.current = next;
    return kept.current as T;
  });
};

const useBench = (): Workbench => {
  const bench = useContext(WorkbenchContext);
  if (bench === undefined) throw new Error('a pane stands outside the workbench');
  return bench;
};
