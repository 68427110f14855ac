import type { State } from '../state/state.ts';

/** What tells a question, and the level of it that is shown, from every other that was put in this match. */
export const questionOf = ({ asking, ask }: Pick<State, 'asking' | 'ask'>): string =>
  `${asking} ${ask?.choice} ${ask?.next} ${ask?.picked.length}`;
