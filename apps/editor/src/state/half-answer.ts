import type { AskView } from '@sandtable/session';

/** An assignment that is being filled: values of the first keys, in the order in which the question names them. */
export type Draft = readonly string[];

/** What is given of an answer that isn't decided yet, besides the picks that the question itself holds. */
export interface HalfAnswer {
  /** What the keys of the open assignment have been given so far; it is decided when it is confirmed. */
  readonly draft: Draft;
  /** What is ticked in a question for several, which `questionOf` tells. */
  readonly ticked: { readonly question: string; readonly members: readonly string[] };
}

export const noAnswer: HalfAnswer = { draft: [], ticked: { question: '', members: [] } };

/** The open question, as the state has it. */
interface Asked {
  readonly promptId: number;
  readonly ask: AskView | undefined;
}

/** What tells a question, and the level of it that is shown, from every other that was put in this match. */
export const questionOf = ({ promptId, ask }: Asked): string =>
  `${promptId} ${ask?.choice} ${ask?.next} ${ask?.picked.length}`;

const NOTHING: readonly string[] = [];

/** The members that are ticked in a question; what was ticked in another one is of no account. */
export const tickedIn = ({ ticked }: Pick<HalfAnswer, 'ticked'>, question: string): readonly string[] =>
  ticked.question === question ? ticked.members : NOTHING;

/** All that is given of the answer to the open question. */
export const givenIn = (state: Asked & HalfAnswer): { readonly picked: Draft; readonly ticked: readonly string[] } => ({
  picked: state.ask !== undefined && isDrafted(state.ask) ? state.draft : (state.ask?.picked ?? NOTHING),
  ticked: tickedIn(state, questionOf(state)),
});

/** The draft once the key that is open has a value, whether it had none or another one. */
export const withValue = (draft: Draft, open: number, value: string): Draft =>
  open < draft.length ? draft.with(open, value) : [...draft, value];

/** Every key has a value. */
export const isFull = (ask: AskView, draft: Draft): boolean =>
  ask.each !== undefined && draft.length >= ask.each.keys.length;

/** The keys of an assignment once one of them is opened: one without a value comes next, behind those that have one. */
export function keysOpening(ask: AskView, draft: Draft, key: number): readonly string[] {
  const keys = ask.each?.keys ?? [];
  const [opened] = keys.slice(key, key + 1);
  if (opened === undefined || key <= draft.length) return keys;
  return [...keys.slice(0, draft.length), opened, ...keys.slice(draft.length, key), ...keys.slice(key + 1)];
}

/** Values of some keys, and all keys in an order that begins with these and with the one that is asked for next. */
interface Opened {
  readonly picked: Draft;
  readonly keys: readonly string[];
}

/** How a key is asked for next, with all other values as they are, but for those of the keys in `without`. */
function openedWith({ each }: AskView, draft: Draft, key: string, without: readonly string[] = []): Opened {
  const keys = each?.keys ?? [];
  const kept = keys.slice(0, draft.length).filter((one) => one !== key && !without.includes(one));
  const rest = keys.filter((one) => one !== key && !kept.includes(one));
  return { picked: kept.map((one) => draft[keys.indexOf(one)] ?? ''), keys: [...kept, key, ...rest] };
}

/**
 * The ways to ask for a key that is to have a value: it is taken from the key `from`, or else from all that have it where it
 * can't be given to several.
 */
export function keysWith(ask: AskView, draft: Draft, key: string, value: string, from?: string): readonly Opened[] {
  if (from !== undefined) return [openedWith(ask, draft, key, [from])];
  const having = (ask.each?.keys ?? []).filter((one, i) => draft[i] === value && one !== key);
  return [[], ...(having.length === 0 ? [] : [having])].map((without) => openedWith(ask, draft, key, without));
}

/** An assignment to one key needs no looking back, and is answered at once. */
export const isDrafted = (ask: AskView): boolean => (ask.each?.keys.length ?? 0) > 1;

/** Whether a role is still asked the same, whatever of it is picked already. */
export const isSameQuestion = (was: AskView, now: AskView | undefined): boolean =>
  now !== undefined && identity(was) === identity(now);

const identity = ({ choice, role, seat, sight, each }: AskView): string =>
  JSON.stringify([choice, role, seat, sight, each?.keys.toSorted()]);
