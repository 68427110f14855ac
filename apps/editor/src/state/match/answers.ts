import { type Answer, type AskView, isMany } from '@sandtable/session';
import { anySeed } from '../../any-seed.ts';
import { answerForAll } from '../for-all.ts';
import { type Draft, isDrafted, isFull, withValue } from '../half-answer.ts';
import { keepDraft } from '../last-drafts.ts';
import type { State } from '../state.ts';
import type { Store } from '../store.ts';
import type { Doing, MatchClient } from './client.ts';

/** Answers to questions. */
export interface Answering {
  /** Of an assignment, what the key that is open takes; it is decided by `confirm`. */
  pick(candidate: string): Promise<void>;
  /** Picks of a menu one after the other, which begin with its arm. */
  pickPath(picked: readonly string[]): Promise<void>;
  /** Gives one key of an assignment a value. What later keys have and no longer fits beside it is asked again. */
  give(key: number, value: string): Promise<void>;
  unpick(): Promise<void>;
  /** Opens a key of an assignment that has a value already. */
  open(key: number): Promise<void>;
  /** Gives every key of an assignment its value. */
  fill(values: readonly string[]): Promise<void>;
  /** Gives the keys of an assignment the values of an earlier answer, up to the first that may not have its own now. */
  fillAgain(values: readonly string[]): Promise<void>;
  /** Gives every key of an assignment that has no value yet one of those that it can take, by chance. */
  fillAtRandom(): Promise<void>;
  /** The keys of an assignment whose values may be given, though the rules would not propose them. */
  doubt(values: readonly string[]): Promise<readonly string[]>;
  confirm(): Promise<void>;
  decide(answer: Answer): Promise<void>;
  /** Answers at random for whoever is asked once bots have decided. */
  step(): Promise<void>;
  /** One answer for all who are asked the same now. */
  forAll(candidate: string): Promise<void>;
  /** Says who answers, where any one of several may. */
  speak(role: string): Promise<void>;
}

/** Answers questions: `act` decides, and lets bots follow. */
export const createAnswering = (
  store: Store<State>,
  client: Pick<MatchClient, 'call' | 'lookUp'>,
  act: Doing,
  settled: () => Promise<void> = async () => undefined,
): Answering => {
  let showing = Promise.resolve();
  let stepping = Promise.resolve();
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
    pick: async (candidate) => {
      const { ask: now } = store.get();
      const picked = [...(now?.picked ?? []), candidate];
      if (now === undefined || !isDrafted(now)) return act('pick', [picked]);
      await give(now.picked.length, candidate);
    },
    give,
    pickPath: (picked) => act('pick', [picked]),
    unpick: async () => {
      const { ask: now, draft } = store.get();
      if (now && isDrafted(now)) await show(draft.slice(0, -1), draft.length - 1);
      else await act('pick', [(now?.picked ?? []).slice(0, -1)]);
    },
    open: (key) => show(store.get().draft, key),
    fill: (values) => show(values, values.length),
    doubt: async (picked) => (await client.lookUp('doubt', picked)) ?? [],
    fillAgain: (earlier) =>
      fillWith(
        () => [],
        (candidates, key) => candidates.find((one) => one === earlier[key]),
      ),
    fillAtRandom: () => fillWith(({ draft }) => draft, anyOf),
    confirm: async () => {
      // Whoever is quick confirms what was given last, which may still be on its way into the draft.
      await showing;
      const { ask: asked, draft, ruleset } = store.get();
      if (asked === undefined || !isFull(asked, draft)) return;
      keepDraft(ruleset, asked, draft);
      await act('pick', [draft]);
    },
    decide: (answer) => act('decide', [answer]),
    // Whoever is quicker than the bots doesn't decide for them.
    step: () => {
      const step = (): Promise<void> => settled().then(() => act('random', [1]));
      stepping = stepping.then(step, step);
      return stepping;
    },
    forAll: (candidate) => answerForAll(store, candidate, (picked) => act('pick', [[picked]])),
    speak: (role) => client.call('actAs', [role]),
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
