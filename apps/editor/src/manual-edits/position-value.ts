import type { Changeable, MatchView, ShownValue } from '@sandtable/session';

/** Values beyond these are typed with completion. */
const LISTED = 200;

/** One of a few is chosen from a list. */
export const isListed = ({ many, values }: Changeable): boolean =>
  many === undefined && values !== undefined && values.length <= LISTED;

/** The value there now. */
export function valueNow(view: MatchView, { path, of }: Changeable, at: readonly string[]): ShownValue | undefined {
  const cells = view.fields[path] ?? view.states[path];
  const cell = of.reduce((sum, names, i) => sum * names.length + names.indexOf(at[i] ?? ''), 0);
  return cells?.[cell];
}
