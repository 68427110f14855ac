import { placeOf } from '../storage/mounted-projects.ts';
import type { State } from './state.ts';

/** Who only looks on is shown what the link carries, under the rules that it was made with. */
export const onlookedIn = (
  { link, ruleset }: Pick<State, 'link' | 'ruleset'>,
  info: State['info'],
): Partial<Pick<State, 'view' | 'ask'>> => {
  const isOpen = link?.ok === true && placeOf(ruleset ?? '') === 'link';
  const seen = isOpen ? link.content.seen : undefined;
  return seen !== undefined && seen.digest === info?.digest ? { view: seen.view, ask: seen.view.ask } : {};
};
