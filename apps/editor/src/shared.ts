import { useContext } from 'react';
import { WorkbenchContext } from './context.ts';
import type { Workbench } from './state/workbench.ts';

interface Made {
  readonly of: readonly unknown[];
  readonly value: unknown;
}

const made = new WeakMap<Workbench, Map<string, Made>>();

/**
 * Something that is computed once for the page, whichever components ask for it, until one of the values it is made of
 * is another. `useMemo` would make it once for every component: texts of a ruleset are read by thirty.
 */
export function useShared<T>(name: string, make: () => T, of: readonly unknown[]): T {
  const bench = useContext(WorkbenchContext);
  if (bench === undefined) throw new Error('a pane stands outside the workbench');
  const all = made.get(bench) ?? new Map<string, Made>();
  made.set(bench, all);
  const known = all.get(name);
  if (known !== undefined && known.of.length === of.length && known.of.every((one, i) => Object.is(one, of[i])))
    return known.value as T;
  const value = make();
  all.set(name, { of, value });
  return value;
}
