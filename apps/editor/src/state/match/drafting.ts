import { type AskView, isMany } from '@sandtable/session';
import { type Draft, keysOpening, keysWith, withValue } from '../half-answer.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import type { MatchClient } from './client.ts';
import { createFilling, type Filling } from './filling.ts';
import { whileAsked } from './while-asked.ts';

/** The values of an assignment until it is confirmed. */
export interface Drafting extends Filling {
  /** Gives one key of an assignment a value. What later keys have and no longer fits beside it is asked again. */
  give(key: number, value: string): Promise<void>;
  /** Gives a value to a key by its name, and takes it from the key `from`; tells whether it may have it. */
  put(key: string, value: string, from?: string): Promise<boolean>;
  /** Opens a key of an assignment, whether it has a value already or none yet. */
  open(key: number): Promise<void>;
  /** Takes back so many values that were given last. */
  shortenBy(values: number): Promise<void>;
  /** Gives every key of an assignment its value, in the order of the question or in that of `keys`. */
  fill(values: readonly string[], keys?: readonly string[]): Promise<void>;
  /** Resolves once what was given last is in the draft. */
  shown(): Promise<void>;
}

type Client = Pick<MatchClient, 'call' | 'lookUp' | 'inTurn'>;

export const createDrafting = (store: Store<State>, client: Client): Drafting => {
  let showing = Promise.resolve();
  const begun = (shown: Promise<void>): Promise<void> => {
    showing = shown;
    return shown;
  };
  /** What the key at `open` can take, with those before it as they are in the draft. */
  const show = (draft: Draft, open: number, keys = keysIn(store.get())): Promise<void> => {
    // Draft and question change together: whoever clicks in between would give the value to the key before.
    return begun(client.call('pick', [draft.slice(0, open), true, keys], () => ({ draft })));
  };
  const giveNow = (key: number, value: string): Promise<void> => {
    const { ask: asked, draft, info } = store.get();
    const keys = asked && keysOpening(asked, draft, key);
    const at = Math.min(key, draft.length);
    const given = withValue(draft, at, value);
    const isLast = asked === undefined || at >= given.length - 1;
    if (isLast || isMany(asked) || offers(info, asked)) return show(given, given.length, keys);
    return begun(fitting(client, { draft: given, keys }, at + 1).then((values) => show(values, values.length, keys)));
  };
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    return begun(whileAsked(store, client, act).then(() => undefined));
  };
  /** Does something with a key once what is on its way has arrived: keys may stand in another order then. */
  const onKey = (key: number, act: (key: number) => Promise<void>): Promise<void> => {
    const name = keysIn(store.get())?.[key];
    return inTurn(() => act(name === undefined ? key : (keysIn(store.get())?.indexOf(name) ?? key)));
  };
  const give = (key: number, value: string): Promise<void> => onKey(key, (now) => giveNow(now, value));
  const open = (key: number): Promise<void> =>
    onKey(key, (now) => {
      const { ask: asked, draft } = store.get();
      return show(draft, Math.min(now, draft.length), asked && keysOpening(asked, draft, now));
    });
  return {
    give,
    put: async (...asked) => {
      let isPut = false;
      await inTurn(async () => {
        isPut = await putNow({ store, client, show }, ...asked);
      });
      return isPut;
    },
    open,
    shortenBy: (values) =>
      inTurn(() => {
        const { draft } = store.get();
        const length = Math.max(0, draft.length - values);
        return show(draft.slice(0, length), length);
      }),
    fill: (values, keys) => show(values, values.length, keys),
    ...createFilling(store, client, { give, show, showing: begun, shown: () => showing }),
    shown: () => showing,
  };
};

interface Shown {
  readonly store: Store<State>;
  readonly client: Client;
  readonly show: (draft: Draft, open: number, keys: readonly string[]) => Promise<void>;
}

async function putNow(
  { store, client, show }: Shown,
  ...[key, value, from]: Parameters<Drafting['put']>
): Promise<boolean> {
  const { ask: asked, draft } = store.get();
  for (const { picked, keys } of asked ? keysWith(asked, draft, key, value, from) : []) {
    const { candidates = [] } = (await client.lookUp('askAfter', picked, keys)) ?? {};
    if (!candidates.includes(value)) continue;
    await show([...picked, value], picked.length + 1, keys);
    return true;
  }
  return false;
}

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
