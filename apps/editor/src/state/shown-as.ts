import type { State } from './state.ts';

/** Shows a file as a grid, or as its text. */
export const shownAs =
  (path: string, isTable: boolean) =>
  ({ asTable }: State): Partial<State> => {
    const others = asTable.filter((one) => one !== path);
    return { asTable: isTable ? [...others, path] : others };
  };
