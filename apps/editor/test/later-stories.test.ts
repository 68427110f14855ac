import type { LogLine } from '@sandtable/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLaterStories } from '../src/state/later-stories.ts';
import type { State } from '../src/state/state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const line = (path: string): LogLine => ({ decision: 1, path, sort: 'log', args: {} });
const story = { at: {}, values: [], tests: [], after: [] } as never;

/** A match that someone steps through, and what was asked about it; a line needs so many slices. */
function page(slices = 1) {
  let state = { view: {}, running: false } as unknown as State;
  let listen = (_now: State, _was: State): void => undefined;
  const subscribe = (on: typeof listen) => {
    listen = on;
    return () => undefined;
  };
  const asked: string[] = [];
  const is = { ready: true };
  const later = createLaterStories(
    { get: () => state, subscribe },
    {
      isReady: () => is.ready,
      ask: async ({ path }) => {
        asked.push(path);
        return asked.filter((one) => one === path).length < slices ? 'not yet' : story;
      },
    },
  );
  const step = (): void => {
    const was = state;
    state = { ...state, view: {} as never };
    listen(state, was);
  };
  return { later, step, asked, is };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('nothing is asked while someone steps through the match, and all once it rests', async () => {
  const { later, step, asked } = page();
  const { signal } = new AbortController();
  step();
  const found = Promise.all([later(line('a'), 0, signal), later(line('b'), 0, signal)]);
  for (let i = 0; i < 10; i += 1) {
    await pass(500);
    expect(asked).toEqual([]);
    step();
  }
  await pass(1000);
  expect(asked).toEqual(['a', 'b']);
  expect(await found).toEqual([story, story]);
});

test('a long match is played little by little, and a step interrupts it', async () => {
  const { later, step, asked } = page(1000);
  void later(line('a'), 0, new AbortController().signal);
  await pass(0);
  step();
  const until = asked.length;
  await pass(600);
  expect(asked.length).toBeLessThanOrEqual(until + 1);
  await pass(1000);
  expect(asked.length).toBe(1000);
});

test('a line that is no longer shown isn’t asked about any more', async () => {
  const { later, step, asked } = page();
  const gone = new AbortController();
  step();
  const first = later(line('gone'), 0, gone.signal);
  const second = later(line('shown'), 0, new AbortController().signal);
  gone.abort();
  await pass(1000);
  expect(asked).toEqual(['shown']);
  expect([await first, await second]).toEqual([undefined, story]);
});

test('until the worker that knows why has the rules, a line waits for a longer rest', async () => {
  const { later, step, asked, is } = page();
  is.ready = false;
  step();
  void later(line('a'), 0, new AbortController().signal);
  await pass(4000);
  expect(asked).toEqual([]);
  is.ready = true;
  await pass(200);
  expect(asked).toEqual(['a']);
});
