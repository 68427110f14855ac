import type { MatchView } from '@sandtable/session';
import { isPersons } from './is-persons.ts';
import type { State } from './state.ts';

/**
 * The roles whose decision the match waits for. Where persons and bots are asked at the same time, these are the persons:
 * bots decide by themselves.
 */
export function deciders(
  state: Pick<State, 'bots' | 'info' | 'save'>,
  { ask, waiting }: Pick<MatchView, 'ask' | 'waiting'>,
): readonly string[] {
  const asked = [...(ask ? [ask] : []), ...waiting];
  const persons = asked.filter((one) => isPersons(state, one));
  return [...new Set((persons.length > 0 ? persons : asked).map(({ role }) => role))];
}
