import type { Finding } from '../workers/protocol.ts';
import { isTableFile } from './paths.ts';
import { shownAs, shownTable } from './shown-as.ts';
import type { EditorActions } from './slices/editor.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Leads to places of texts. */
export interface Showing {
  /** Opens the text at a place that a finding or a module tells of. */
  goto(place: Pick<Finding, 'file' | 'start' | 'end'>): void;
  /** Opens a file of the ruleset at a place; quietly, if the focus is to stay where it is. */
  show(path: string, start: number, end: number, keepFocus?: boolean): void;
}

export const createShowing = (store: Store<State>, { openFile }: Pick<EditorActions, 'openFile'>): Showing => {
  const show: Showing['show'] = (path, start, end, keepFocus = false) => {
    if (store.get().buffers[path] === undefined) return;
    openFile(path);
    // The places of a catalogue are known to its own view as well; those of a table only to its text.
    const asText = isTableFile(path) ? shownAs(path, true)(store.get()) : {};
    store.set({ goto: { path, start, end, keepFocus }, ...asText, ...shownTable(path, undefined)(store.get()) });
  };
  return { show, goto: ({ file, start, end }) => show(`${store.get().ruleset}/${file}`, start, end) };
};
