import type { State } from './state.ts';

/**
 * How many moves a match has, as its timeline counts them: manual edits are moves, and answers that the viewer may not
 * know about are none. Only a match that can't be shown is counted by what is saved.
 */
export const movesMade = ({ save, view }: Partial<Pick<State, 'save' | 'view'>>): number =>
  view === undefined ? (save?.decisions.length ?? 0) : view.made + view.pending;
