import type { Known, Step } from './steps.ts';

/** Where something is that states a version, and what it became if it could be brought forward. */
export type Forward<T> =
  | { readonly is: 'current'; readonly version: number }
  | { readonly is: 'migrated'; readonly version: number; readonly newest: number; readonly value: T }
  /** Made with a newer Sandtable. */
  | { readonly is: 'newer'; readonly version: number; readonly newest: number }
  /** So old, or so odd, that no step leads on from it. */
  | { readonly is: 'stranded'; readonly version: number; readonly newest: number }
  /** It states no version. */
  | { readonly is: 'unstated' };

/** Applies the steps that lead from a version to the newest one. */
export function bringForward<T>(value: T, version: number, { newest, steps }: Known<Step<T>>): Forward<T> {
  if (version === newest) return { is: 'current', version };
  if (version > newest) return { is: 'newer', version, newest };
  let brought = value;
  for (let at = version; at < newest; at++) {
    const step = steps.find(({ from }) => from === at);
    if (step === undefined) return { is: 'stranded', version, newest };
    brought = step.change(brought);
  }
  return { is: 'migrated', version, newest, value: brought };
}
