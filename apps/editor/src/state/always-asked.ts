import type { State } from './state.ts';

/** What a question that is always put is kept as. */
export const stopKey = (ruleset: string | undefined, choice: string): string => `${ruleset} ${choice}`;

/** The questions of the open ruleset that are put even where they have one legal answer, by their paths. */
export const alwaysAskedOf = ({ ruleset, alwaysAsked }: Pick<State, 'ruleset' | 'alwaysAsked'>): readonly string[] =>
  alwaysAsked
    .filter((key) => key.startsWith(stopKey(ruleset, '')))
    .map((key) => key.slice(stopKey(ruleset, '').length));
