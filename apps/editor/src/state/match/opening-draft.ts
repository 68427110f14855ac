import { usualOrders } from '@sandtable/session';
import { type Draft, isDrafted } from '../half-answer.ts';
import { isPersons } from '../is-persons.ts';
import type { State } from '../state.ts';

/**
 * What an assignment of orders begins with, once it is put to a person: every order is the usual one until another is
 * given. Undefined for other questions.
 */
export function openingDraft(state: State): Draft | undefined {
  const { info, ask, draft } = state;
  if (info === undefined || ask === undefined || draft.length > 0) return undefined;
  if (!isDrafted(ask) || ask.sight !== undefined || !isPersons(state, ask)) return undefined;
  return usualOrders(info, ask);
}
