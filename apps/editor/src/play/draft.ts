import type { AskView } from '@sandtable/session';

/** An assignment that is being filled: values of the first keys, in their order. */
export type Draft = readonly string[];

/** The draft once the key that is open has a value, whether it had none or another one. */
export const withValue = (draft: Draft, open: number, value: string): Draft =>
  open < draft.length ? draft.with(open, value) : [...draft, value];

/** Every key has a value. */
export const isFull = (ask: AskView, draft: Draft): boolean =>
  ask.each !== undefined && draft.length >= ask.each.keys.length;

/** Keys that can be opened: those that have a value, and the first that has none. */
export const openable = (ask: AskView, draft: Draft): readonly string[] =>
  ask.each?.keys.slice(0, draft.length + 1) ?? [];

/** An assignment to one key needs no looking back, and is answered at once. */
export const isDrafted = (ask: AskView): boolean => (ask.each?.keys.length ?? 0) > 1;

/** Whether a role is still asked the same, whatever of it is picked already. */
export const isSameQuestion = (was: AskView, now: AskView | undefined): boolean =>
  now !== undefined && identity(was) === identity(now);

const identity = ({ choice, role, seat, sight, each }: AskView): string =>
  JSON.stringify([choice, role, seat, sight, each?.keys]);
