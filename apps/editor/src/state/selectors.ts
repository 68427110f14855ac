import type { State } from './state.ts';

/** Returns a selector of the named parts. */
export const pick =
  <Key extends keyof State>(...keys: readonly Key[]) =>
  (state: State): Pick<State, Key> => {
    const picked: Partial<Pick<State, Key>> = {};
    for (const key of keys) picked[key] = state[key];
    return picked as Pick<State, Key>;
  };

/** Returns a selector of the text of a file of the open ruleset. */
export const textOf =
  (file: string) =>
  ({ buffers, ruleset }: Pick<State, 'buffers' | 'ruleset'>): string =>
    buffers[`${ruleset}/${file}`]?.text ?? '';
