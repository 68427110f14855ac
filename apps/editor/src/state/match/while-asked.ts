import { isSameQuestion } from '../half-answer.ts';
import type { State } from '../state.ts';
import { waitedBehind } from '../stopped.ts';
import type { Store } from '../store.ts';
import type { MatchClient } from './client.ts';

/**
 * Does something to the answer of the question that is put now, once what is on its way to the match has arrived. If
 * another question is put then, or that was stopped, it is not done, as it was meant for something else, and the page says
 * so. Tells whether it was done.
 */
export const whileAsked = (
  store: Store<State>,
  client: Pick<MatchClient, 'inTurn'>,
  act: () => Promise<void>,
): Promise<boolean> => {
  const asked = store.get();
  return client.inTurn(async (isAfterStop) => {
    const now = store.get();
    const isMeant = !isAfterStop && isStillAsked(asked, now);
    if (isMeant) await act();
    else store.set(isAfterStop ? waitedBehind : { cameLate: now.promptId });
    return isMeant;
  });
};

/** Whether the same is asked as before, at the same place of the match, whoever looks at it. */
export const isStillAsked = (was: Asked, now: Asked): boolean =>
  was.promptId === now.promptId ||
  (was.ask !== undefined && was.view?.decisions === now.view?.decisions && isSameQuestion(was.ask, now.ask));

type Asked = Pick<State, 'promptId' | 'ask' | 'view'>;
