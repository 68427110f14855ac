import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHistory } from '../src/state/history.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { textsAt } from '../src/storage/restore-points.ts';
import { memoryPoints } from './memory-points.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const opened = (kept = memoryPoints()) => {
  const store = createStore<State>(initial);
  const history = createHistory(store, kept);
  const put = (texts: Readonly<Record<string, string>>, ruleset = 'g'): void =>
    store.set({
      ruleset,
      buffers: Object.fromEntries(
        Object.entries(texts).map(([path, text]) => [`${ruleset}/${path}`, { text, version: '1', dirty: false }]),
      ),
    });
  store.set({ ruleset: 'g' });
  return { history, put };
};
const rest = (ms = 6000) => vi.advanceTimersByTimeAsync(ms);
const changes = (points: readonly { texts: Readonly<Record<string, string | null>> }[] | undefined) =>
  points?.map(({ texts }) => texts);

test('how a file was found is remembered before its first change, and then how it stood whenever it rested', async () => {
  const { history, put } = opened();
  put({ a: 'one', b: 'b' });
  await rest();
  expect(await history.points()).toEqual([]);
  for (const text of ['t', 'tw', 'two']) {
    put({ a: text, b: 'b' });
    await rest(500);
  }
  await rest();
  put({ a: 'three', b: 'b' });
  await rest();
  put({ a: 'three', b: 'bb' });
  expect(changes(await history.points())).toEqual([
    // Both files were found when the ruleset was opened.
    { a: 'one' },
    { b: 'b' },
    { a: 'two' },
    { a: 'three' },
    { b: 'bb' },
  ]);
});

test('a file that is deleted is there at the points before', async () => {
  const { history, put } = opened();
  put({ a: 'one', b: 'b' });
  await rest();
  put({ b: 'b' });
  const points = (await history.points()) ?? [];
  expect(textsAt(points, points[0]?.time ?? 0)).toEqual({ a: 'one' });
  expect(textsAt(points, Date.now())).toEqual({ a: null });
});

test('whoever types on and on gets points as well, and rulesets are kept apart', async () => {
  const { history, put } = opened();
  put({ a: '' });
  for (let i = 0; i < 100; i++) {
    put({ a: `${i}` });
    await rest(1000);
  }
  const first = (await history.points())?.length ?? 0;
  expect(first).toBeGreaterThan(2);
  put({ a: 'other' }, 'h');
  expect(await history.points()).toEqual([]);
});

test('a browser that keeps nothing says so, and nothing breaks', async () => {
  const refuse = async (): Promise<never> => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  const { history, put } = opened({ of: refuse, add: refuse, replace: refuse });
  put({ a: 'one' });
  put({ a: 'two' });
  await rest();
  expect(await history.points()).toBeUndefined();
});
