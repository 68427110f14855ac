import { type AskView, isMany } from '@sandtable/session';
import { anySeed } from '../any-seed.ts';
import { type Draft, withValue } from '../half-answer.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import type { MatchClient } from './client.ts';

/** The values of an assignment until it is confirmed. */
export interface Drafting {
  /** Gives one key of an assignment a value. What later keys have and no longer fits beside it is asked again. */
  give(key: number, value: string): Promise<void>;
  /** Opens a key of an assignment that has a value already. */
  open(key: number): Promise<void>;
  /** Takes values back until so many are left. */
  shorten(length: number): Promise<void>;
  /** Gives every key of an assignment its value. */
  fill(values: readonly string[]): Promise<void>;
  /** Gives the keys of an assignment the values of an earlier answer, up to the first that may not have its own now. */
  fillAgain(values: readonly string[]): Promise<void>;
  /** Gives every key of an assignment that has no value yet one of those that it can take, by chance. */
  fillAtRandom(): Promise<void>;
  /** Resolves once what was given last is in the draft. */
  shown(): Promise<void>;
}

export const createDrafting = (store: Store<State>, client: Pick<MatchClient, 'call' | 'lookUp'>): Drafting => {
  let showing = Promise.resolve();
  /** What the key at `open` can take, with those before it as they are in the draft. */
  const show = (draft: Draft, open: number): Promise<void> => {
    // Draft and question change together: whoever clicks in between would give the value to the key before.
    showing = client.call('pick', [draft.slice(0, open), true], () => ({ draft }));
    return showing;
  };
  const give = (key: number, value: string): Promise<void> => {
    const { ask: asked, draft, info } = store.get();
    const given = withValue(draft, key, value);
    const isLast = asked === undefined || key >= given.length - 1;
    if (isLast || isMany(asked) || offers(info, asked)) return show(given, given.length);
    showing = fitting(client, given, key + 1).then((values) => show(values, values.length));
    return showing;
  };
  const fillWith = async (begun: (state: State) => Draft, choose: Choose): Promise<void> => {
    const { ask: asked } = store.get();
    const values = asked && (await filled(client, asked, begun(store.get()), choose));
    // Somebody may have gone on meanwhile.
    if (values && store.get().ask === asked) await show(values, values.length);
  };
  return {
    give,
    open: (key) => show(store.get().draft, key),
    shorten: (length) => show(store.get().draft.slice(0, Math.max(0, length)), Math.max(0, length)),
    fill: (values) => show(values, values.length),
    fillAgain: (earlier) =>
      fillWith(
        () => [],
        (candidates, key) => candidates.find((one) => one === earlier[key]),
      ),
    fillAtRandom: () => fillWith(({ draft }) => draft, anyOf),
    shown: () => showing,
  };
};

/** Whether the rules only propose answers, so that others may be given as well. */
const offers = (info: State['info'], { choice }: AskView): boolean =>
  info?.choices.find(({ path }) => path === choice)?.offering === true;

/** As much of a draft as may be given: from a key on, values up to the first that its key may not have. */
async function fitting({ lookUp }: Pick<MatchClient, 'lookUp'>, draft: Draft, from: number): Promise<Draft> {
  for (let key = from; key < draft.length; key++) {
    const { candidates = [] } = (await lookUp('askAfter', draft.slice(0, key))) ?? {};
    if (!candidates.includes(draft[key] ?? '')) return draft.slice(0, key);
  }
  return draft;
}

/** The value of a key, of those that it can take with what was chosen before it. */
type Choose = (candidates: readonly string[], key: number) => string | undefined;

const anyOf: Choose = (candidates) => candidates[anySeed() % Math.max(1, candidates.length)];

/** A draft with all that is left chosen one after the other: what can't be completed is never offered. */
async function filled(
  { lookUp }: Pick<MatchClient, 'lookUp'>,
  { each }: AskView,
  draft: Draft,
  choose: Choose,
): Promise<Draft> {
  const values = [...draft];
  while (values.length < (each?.keys.length ?? 0)) {
    const { candidates = [] } = (await lookUp('askAfter', values)) ?? {};
    const value = choose(candidates, values.length);
    if (value === undefined) break;
    values.push(value);
  }
  return values;
}
