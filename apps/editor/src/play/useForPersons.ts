import type { AskView } from '@sandtable/session';
import { useStore } from '../context.ts';
import { isPersons } from '../state/is-persons.ts';
import { pick } from '../state/selectors.ts';

/** The question as persons see it: of what a bot is about to decide they only see what is asked, so they aren't offered its answers. */
export function useForPersons(ask: AskView | undefined): AskView | undefined {
  const state = useStore(pick('save', 'bots', 'info', 'botsHalted', 'view'));
  if (ask === undefined || ask.sight !== undefined || state.view?.status !== 'running') return ask;
  return state.botsHalted || isPersons(state, ask) ? ask : { ...ask, sight: 'label', candidates: [], ways: [] };
}
