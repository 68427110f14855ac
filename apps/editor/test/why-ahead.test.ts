import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { State } from '../src/state/state.ts';
import { prepareWhy, type Rest } from '../src/state/why-ahead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store by hand, a browser that rests at once, and how often why was prepared. */
function page(isWelcome: Rest['isWelcome'] = () => true) {
  let state = { view: undefined, javascript: undefined, running: false, buffers: {}, variants: [] } as unknown as State;
  let listen = (_now: State, _was: State): void => undefined;
  const store = {
    get: () => state,
    subscribe: (on: typeof listen) => {
      listen = on;
      return () => undefined;
    },
  };
  const prepare = vi.fn(async () => undefined);
  const whenIdle = (act: () => void) => {
    act();
    return () => undefined;
  };
  prepareWhy(store, prepare, { whenIdle, isWelcome });
  const set = (to: object): void => {
    const was = state;
    state = { ...state, ...to };
    listen(state, was);
  };
  return { set, prepare };
}

test('once a match has rested for a while, and once for each version of the rules', () => {
  const { set, prepare } = page();
  set({ view: {}, javascript: 'a' });
  vi.advanceTimersByTime(4000);
  set({ view: {} });
  vi.advanceTimersByTime(4000);
  expect(prepare).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(prepare).toHaveBeenCalledTimes(1);
  set({ view: {} });
  vi.advanceTimersByTime(60_000);
  expect(prepare).toHaveBeenCalledTimes(1);
  set({ view: {}, javascript: 'b' });
  vi.advanceTimersByTime(60_000);
  expect(prepare).toHaveBeenCalledTimes(2);
});

test('not without a match, while games are being played, or where it is not welcome', () => {
  const { set, prepare } = page();
  set({ javascript: 'a' });
  vi.advanceTimersByTime(60_000);
  set({ view: {}, running: true });
  vi.advanceTimersByTime(60_000);
  expect(prepare).not.toHaveBeenCalled();
  const hidden = page(() => false);
  hidden.set({ view: {}, javascript: 'a' });
  vi.advanceTimersByTime(60_000);
  expect(hidden.prepare).not.toHaveBeenCalled();
});

const sides = [{ who: 'one' }, { who: 'other' }];
const layout = JSON.stringify({ version: 1, events: { 'battle/fought': { sides } } });
const fights = { ruleset: 'fights', buffers: { 'fights/layout.json': { text: layout } } };

test('in a game with fights soon after the first decision, whatever follows it', () => {
  const { set, prepare } = page();
  set(fights);
  set({ view: { decisions: 0, made: 0 }, javascript: 'a' });
  vi.advanceTimersByTime(4000);
  expect(prepare).not.toHaveBeenCalled();
  for (const decisions of [1, 2, 3]) {
    set({ view: { decisions, made: decisions } });
    vi.advanceTimersByTime(400);
  }
  expect(prepare).toHaveBeenCalledTimes(1);
  const without = page();
  without.set({ view: { decisions: 1, made: 1 }, javascript: 'a' });
  vi.advanceTimersByTime(4000);
  expect(without.prepare).not.toHaveBeenCalled();
});

test('not while someone goes through a match with fights that bots have played, until it rests', () => {
  const { set, prepare } = page();
  set({ ...fights, running: true });
  set({ view: { decisions: 9, made: 9 }, javascript: 'a' });
  set({ running: false, view: { decisions: 10, made: 10 } });
  vi.advanceTimersByTime(1500);
  for (const decisions of [3, 7, 1, 5, 2, 8]) {
    set({ view: { decisions, made: 10 } });
    vi.advanceTimersByTime(2000);
  }
  expect(prepare).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('not soon after many decisions at once, which arrive when bots have been stopped', () => {
  const { set, prepare } = page();
  set(fights);
  set({ view: { decisions: 450, made: 450 }, javascript: 'a', running: true });
  set({ running: false });
  set({ view: { decisions: 500, made: 500 } });
  vi.advanceTimersByTime(4000);
  expect(prepare).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(prepare).toHaveBeenCalledTimes(1);
});
