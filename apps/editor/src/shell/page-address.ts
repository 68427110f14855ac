import { addressWith } from '../state/address.ts';
import { readRoute, writeRoute } from '../state/route.ts';
import type { State } from '../state/state.ts';
import type { Store } from '../state/store.ts';
import { placeOf } from '../storage/mounted-projects.ts';

/** Keeps the address of the page that of what it shows, so that it can be copied, and a reload opens the same. */
export const followAddress = (store: Store<State>): void =>
  void store.subscribe((now, before) => {
    if (now.ruleset !== before.ruleset || now.face !== before.face) show(now);
  });

const show = ({ ruleset, face }: State): void => {
  // A link carries what it shows in its address.
  if (ruleset !== undefined && placeOf(ruleset) === 'link') return;
  // Before anything is open, the address says what is to be opened.
  if (ruleset === undefined && readRoute(location.hash) === undefined) return;
  const hash = ruleset === undefined ? '' : writeRoute({ face, ruleset });
  if (location.hash !== hash) history.replaceState(history.state, '', addressWith(hash));
};
