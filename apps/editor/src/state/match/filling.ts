import type { AskView } from '@sandtable/session';
import { anySeed } from '../any-seed.ts';
import { type Draft, keysOpening } from '../half-answer.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import type { MatchClient } from './client.ts';

/** Values for several keys of an assignment, as each of them may have them. */
export interface Filling {
  /** Gives a value to the key that is open, or to the next one without a value that can take it. */
  giveNext(value: string): Promise<void>;
  /** Gives the keys of an assignment the values of an earlier answer, up to the first that may not have its own now. */
  fillAgain(values: readonly string[]): Promise<void>;
  /** Gives keys without a value those that are named, as far as they may have them beside the others. */
  fillBy(values: ReadonlyMap<string, string>): Promise<void>;
  /** Gives every key that has no value yet one of those that it can take, by chance; none only where nothing else fits. */
  fillAtRandom(): Promise<void>;
}

/** What fills an assignment. */
interface Given {
  readonly give: (key: number, value: string) => Promise<void>;
  readonly show: (draft: Draft, open: number, keys?: readonly string[]) => Promise<void>;
  /** Something that is shown later is on its way from now on. */
  readonly showing: (shown: Promise<void>) => Promise<void>;
  readonly shown: () => Promise<void>;
}

export const createFilling = (
  store: Store<State>,
  client: Pick<MatchClient, 'lookUp'>,
  { give, show, showing, shown }: Given,
): Filling => {
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
  return {
    giveNext: (value) => {
      filling = filling.then(shown).then(() => giveNext(value));
      return filling;
    },
    fillAgain: (earlier) =>
      fillWith(
        () => [],
        (candidates, key) => candidates.find((one) => one === earlier[key]),
      ),
    fillBy: (values) => {
      const { ask: asked, draft: begun } = store.get();
      // It is on its way from the start, though each key is looked up before any is shown.
      return showing(
        filledBy(client, asked?.each?.keys ?? [], begun, values).then(async ({ draft, keys }) => {
          if (store.get().ask === asked) await show(draft, draft.length, keys);
        }),
      );
    },
    fillAtRandom: () => fillWith(({ draft }) => draft, anyOf),
  };
};

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

/** The keys that have a value or may have the one that is named for them, with those before them, and these values. */
async function filledBy(
  { lookUp }: Pick<MatchClient, 'lookUp'>,
  all: readonly string[],
  begun: Draft,
  values: ReadonlyMap<string, string>,
): Promise<{ readonly draft: Draft; readonly keys: readonly string[] }> {
  const draft = [...begun];
  const keys = all.slice(0, begun.length);
  for (const key of all.slice(begun.length)) {
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

/** What can have something has it: a piece is placed, not left aside, as far as it can be. */
const anyOf: Choose = (candidates) => {
  const some = candidates.filter((one) => one !== NOTHING);
  const from = some.length > 0 ? some : candidates;
  return from[anySeed() % Math.max(1, from.length)];
};

/** The value that leaves a key with nothing. */
const NOTHING = 'none';

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
