import type { State } from '../state/state.ts';

/** What tells a question, and the level of it that is shown, from every other that was put in this match. */
export const questionOf = ({ promptId, ask }: Pick<State, 'promptId' | 'ask'>): string =>
  `${promptId} ${ask?.choice} ${ask?.next} ${ask?.picked.length}`;
