import { type AskView, isMany } from '@sandtable/session';
import { anySeed } from '../any-seed.ts';
import { type Draft, keysOpening, withValue } from '../half-answer.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import type { MatchClient } from './client.ts';

/** The values of an assignment until it is confirmed. */
export interface Drafting {
  /** Gives one key of an assignment a value. What later keys have and no longer fits beside it is asked again. */
  give(key: number, value: string): Promise<void>;
  /** Gives a value to the key that is open, or to the next one without a value that can take it. */
  giveNext(value: string): Promise<void>;
  /** Opens a key of an assignment, whether it has a value already or none yet. */
  open(key: number): Promise<void>;
  /** Takes values back until so many are left. */
  shorten(length: number): Promise<void>;
  /** Gives every key of an assignment its value, in the order of the question or in that of `keys`. */
  fill(values: readonly string[], keys?: readonly string[]): Promise<void>;
  /** Gives the keys of an assignment the values of an earlier answer, up to the first that may not have its own now. */
  fillAgain(values: readonly string[]): Promise<void>;
  /** Gives keys the values that are named, as far as they may have them beside each other; the others have none. */
  fillBy(values: ReadonlyMap<string, string>): Promise<void>;
  /** Gives every key of an assignment that has no value yet one of those that it can take, by chance. */
  fillAtRandom(): Promise<void>;
  /** Resolves once what was given last is in the draft. */
  shown(): Promise<void>;
}

export const createDrafting = (store: Store<State>, client: Pick<MatchClient, 'call' | 'lookUp'>): Drafting => {
  let showing = Promise.resolve();
  /** What the key at `open` can take, with those before it as they are in the draft. */
  const show = (draft: Draft, open: number, keys = keysIn(store.get())): Promise<void> => {
    // Draft and question change together: whoever clicks in between would give the value to the key before.
    showing = client.call('pick', [draft.slice(0, open), true, keys], () => ({ draft }));
    return showing;
  };
  const give = (key: number, value: string): Promise<void> => {
    const { ask: asked, draft, info } = store.get();
    const keys = asked && keysOpening(asked, draft, key);
    const at = Math.min(key, draft.length);
    const given = withValue(draft, at, value);
    const isLast = asked === undefined || at >= given.length - 1;
    if (isLast || isMany(asked) || offers(info, asked)) return show(given, given.length, keys);
    showing = fitting(client, { draft: given, keys }, at + 1).then((values) => show(values, values.length, keys));
    return showing;
  };
  const fillWith = async (begun: (state: State) => Draft, choose: Choose): Promise<void> => {
    const { ask: asked } = store.get();
    const values = asked && (await filled(client, asked, begun(store.get()), choose));
    // Someone may have gone on meanwhile.
    if (values && store.get().ask === asked) await show(values, values.length);
  };
  let filling = Promise.resolve();
  const giveNext = async (value: string): Promise<void> => {
    const { ask: asked, draft } = store.get();
    const key = asked && (await takerOf(client, asked, draft, value));
    if (key !== undefined && store.get().ask === asked) await give(key, value);
  };
  const open = (key: number): Promise<void> => {
    const { ask: asked, draft } = store.get();
    return show(draft, Math.min(key, draft.length), asked && keysOpening(asked, draft, key));
  };
  return {
    give,
    giveNext: (value) => {
      filling = filling.then(() => showing).then(() => giveNext(value));
      return filling;
    },
    open,
    shorten: (length) => show(store.get().draft.slice(0, Math.max(0, length)), Math.max(0, length)),
    fill: (values, keys) => show(values, values.length, keys),
    fillAgain: (earlier) =>
      fillWith(
        () => [],
        (candidates, key) => candidates.find((one) => one === earlier[key]),
      ),
    fillBy: (values) => {
      const { ask: asked } = store.get();
      // It is on its way from the start, though each key is looked up before any is shown.
      showing = filledBy(client, asked?.each?.keys ?? [], values).then(async ({ draft, keys }) => {
        if (store.get().ask === asked) await show(draft, draft.length, keys);
      });
      return showing;
    },
    fillAtRandom: () => fillWith(({ draft }) => draft, anyOf),
    shown: () => showing,
  };
};

/** The keys of the open question, in the order in which they are given values. */
export const keysIn = ({ ask }: Pick<State, 'ask'>): readonly string[] | undefined => ask?.each?.keys;

/** Whether the rules only propose answers, so that others may be given as well. */
const offers = (info: State['info'], { choice }: AskView): boolean =>
  info?.choices.find(({ path }) => path === choice)?.offering === true;

/** As much of a draft as may be given: from a key on, values up to the first that its key may not have. */
async function fitting(
  { lookUp }: Pick<MatchClient, 'lookUp'>,
  { draft, keys }: { readonly draft: Draft; readonly keys: readonly string[] | undefined },
  from: number,
): Promise<Draft> {
  for (let key = from; key < draft.length; key++) {
    const { candidates = [] } = (await lookUp('askAfter', draft.slice(0, key), keys)) ?? {};
    if (!candidates.includes(draft[key] ?? '')) return draft.slice(0, key);
  }
  return draft;
}

/** The first key that can take a value: the one that is open, or one that has none yet. */
async function takerOf(
  { lookUp }: Pick<MatchClient, 'lookUp'>,
  asked: AskView,
  draft: Draft,
  value: string,
): Promise<number | undefined> {
  if (asked.candidates.includes(value)) return asked.picked.length;
  for (let key = draft.length; key < (asked.each?.keys.length ?? 0); key++) {
    const next = await lookUp('askAfter', draft, keysOpening(asked, draft, key));
    if (next?.candidates.includes(value)) return key;
  }
  return undefined;
}

/** The keys that may have the value that is named for them, with those before them, and these values. */
async function filledBy(
  { lookUp }: Pick<MatchClient, 'lookUp'>,
  all: readonly string[],
  values: ReadonlyMap<string, string>,
): Promise<{ readonly draft: Draft; readonly keys: readonly string[] }> {
  const [draft, keys]: [string[], string[]] = [[], []];
  for (const key of all) {
    const value = values.get(key);
    if (value === undefined) continue;
    const { candidates = [] } = (await lookUp('askAfter', draft, [...keys, key])) ?? {};
    if (!candidates.includes(value)) continue;
    draft.push(value);
    keys.push(key);
  }
  return { draft, keys };
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
    const { candidates = [] } = (await lookUp('askAfter', values, each?.keys)) ?? {};
    const value = choose(candidates, values.length);
    if (value === undefined) break;
    values.push(value);
  }
  return values;
}
