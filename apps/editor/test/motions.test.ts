import type { GameInfo } from '@sandtable/engine';
import type { LogLine, MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LookingUp } from '../src/state/match/client.ts';
import { createMotions, shown } from '../src/state/motions.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';

const info: GameInfo = stonesModule().info;
const said = (decision: number, by?: 'bot'): LogLine => ({
  ...{ decision, path: 'play/move', sort: 'decision', args: { role: 'north', answer: 'go' } },
  ...(by ? { by } : {}),
});
const roll = (decision: number): LogLine => ({ decision, path: 'die', sort: 'roll', args: { die: 'd', faces: ['3'] } });

/** After so many decisions, in each of which a die was rolled; from the second on bots decide. */
const viewAt = (decisions: number, viewer?: string): MatchView => {
  const log = Array.from({ length: decisions }, (_, i) => [said(i + 1, i > 0 ? 'bot' : undefined), roll(i + 1)]).flat();
  return { decisions, viewer, log, changes: [], status: 'running', names: {}, constants: {} } as unknown as MatchView;
};

const begun = (state: Partial<State> = {}, isStill = false) => {
  const store = createStore<State>({ ...initial, info, ruleset: 'g', view: viewAt(0), ...state });
  const lookUp = (async (_: string, at: number) => viewAt(at)) as unknown as LookingUp;
  return { store, motions: createMotions(store, { lookUp, isStill: () => isStill }) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what a decision brought is shown for a while, and skipped when somebody wants to go on', () => {
  const { store, motions } = begun();
  store.set({ view: viewAt(1) });
  expect(store.get().motion).toMatchObject({ before: { decisions: 0 }, after: { decisions: 1 } });
  vi.advanceTimersByTime(600 + 899);
  expect(store.get().motion).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(store.get().motion).toBeUndefined();
  store.set({ view: viewAt(2) });
  expect(store.get().motion?.number).toBe(2);
  motions.skip();
  expect(store.get().motion).toBeUndefined();
});

test('nothing is shown to who wants stillness, while bots run to the end, or where somebody jumps', () => {
  const motionOf = (change: Partial<State>, state: Partial<State> = {}, isStill = false) => {
    const { store } = begun(state, isStill);
    store.set(change);
    return store.get().motion;
  };
  expect(motionOf({ view: viewAt(1) })).toBeDefined();
  expect(motionOf({ view: viewAt(1) }, {}, true)).toBeUndefined();
  expect(motionOf({ view: viewAt(1) }, { animated: false })).toBeUndefined();
  expect(motionOf({ view: viewAt(1) }, { running: true })).toBeUndefined();
  expect(motionOf({ view: viewAt(2) })).toBeUndefined();
  expect(motionOf({ view: viewAt(0) }, { view: viewAt(1) })).toBeUndefined();
  expect(motionOf({ view: viewAt(1, 'one') })).toBeUndefined();
  expect(motionOf({ view: viewAt(1), ruleset: 'other' })).toBeUndefined();
});

test('who waits goes on when it has been shown', async () => {
  const { store } = begun();
  await shown(store);
  store.set({ view: viewAt(1) });
  let isOver = false;
  void shown(store).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver).toBe(true);
});

test('the move of a person is shown again with those of the bots since', async () => {
  const { store, motions } = begun({ view: viewAt(3) });
  const seen: number[] = [];
  store.subscribe(({ motion }) => {
    if (motion) seen.push(motion.after.decisions);
  });
  const over = motions.showAgain();
  await vi.advanceTimersByTimeAsync(10_000);
  await over;
  expect(seen).toEqual([1, 2, 3]);
  expect(store.get().motion).toBeUndefined();
});

test('a skip ends all that is shown again', async () => {
  const { store, motions } = begun({ view: viewAt(3) });
  const over = motions.showAgain();
  await vi.advanceTimersByTimeAsync(10);
  motions.skip();
  await over;
  expect(store.get().motion).toBeUndefined();
});

const fight = (decision: number): LogLine => ({ decision, path: 'bout', sort: 'log', args: { n: 1 } });
const sides = [{ who: 'red' }, { who: 'blue' }];
const layout = JSON.stringify({ version: 1, events: { bout: { show: 'card', sides } } });
const fought = { ...viewAt(1), log: [said(1), fight(1), roll(1), fight(1)] } as MatchView;
const atFight = (isStill: boolean) =>
  begun({ buffers: { 'g/layout.json': { text: layout } } as unknown as State['buffers'] }, isStill);

test('what comes after a card waits until it is closed, and a card that is held stays open', () => {
  const { store, motions } = atFight(false);
  store.set({ view: fought });
  expect(store.get().motion?.rest.map(({ is }) => is)).toEqual(['fight']);
  motions.hold();
  vi.advanceTimersByTime(60_000);
  expect(store.get().motion?.rest).toHaveLength(1);
  motions.goOn();
  expect(store.get().motion).toMatchObject({ rest: [], number: 2 });
  motions.stay();
  vi.advanceTimersByTime(10_000);
  expect(store.get().motion).toBeUndefined();
});

test('who wants stillness sees cards alone, until they close them; nobody waits for that', async () => {
  const { store, motions } = atFight(true);
  store.set({ view: fought });
  vi.advanceTimersByTime(60_000);
  await shown(store);
  expect(store.get().motion).toMatchObject({ isStill: true, rest: [{ is: 'fight' }] });
  motions.goOn();
  motions.goOn();
  expect(store.get().motion).toBeUndefined();
});

test('a card without motion stays over what is decided next, until something else is shown or somebody jumps', () => {
  const { store } = atFight(true);
  store.set({ view: fought });
  const { number } = store.get().motion ?? {};
  const quiet = { ...fought, decisions: 2, log: [...fought.log, said(2, 'bot')] };
  store.set({ view: quiet });
  expect(store.get().motion).toMatchObject({ number, after: { decisions: 2 } });
  store.set({ view: { ...quiet, decisions: 3, log: [...quiet.log, said(3, 'bot'), fight(3)] } });
  expect(store.get().motion).toMatchObject({ after: { decisions: 3 }, rest: [] });
  store.set({ view: viewAt(0) });
  expect(store.get().motion).toBeUndefined();
});
