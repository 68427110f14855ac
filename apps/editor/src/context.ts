import { createContext, useContext } from 'react';
import type { State } from './state/state.ts';
import { useStore } from './state/store.ts';
import type { Workbench } from './state/workbench.ts';
import { type Say, say } from './words.ts';

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

/** What every pane works with: the workbench, its state, and words in the language of the page. */
export const useWorkbench = (): { bench: Workbench; state: State; t: Say } => {
  const bench = useContext(WorkbenchContext);
  if (bench === undefined) throw new Error('a pane stands outside the workbench');
  const state = useStore(bench.store);
  return { bench, state, t: say(state.lang) };
};
