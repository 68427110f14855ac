import type { Offer } from '../src/state/offer.ts';
import type { State } from '../src/state/state.ts';
import type { Store } from '../src/state/store.ts';

/** The files that wait to be taken. */
export const importIn = (store: Store<State>): Offer | undefined => {
  const { dialog } = store.get();
  return dialog?.what === 'import' ? dialog.offer : undefined;
};
