import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Caller, WorkerCrashed } from '../src/workers/rpc.ts';
import { Cancelled, watchdog } from '../src/workers/watchdog.ts';

const PATIENCE = { slow: 100, most: 1000 };

/** A worker that answers when it should, and how often one was started and stopped. */
const workshop = () => {
  const counts = { started: 0, stopped: 0 };
  let answers: { readonly answer: (text: string) => void; readonly fail: (error: Error) => void }[] = [];
  const start = (): Caller<string, string> => {
    counts.started += 1;
    return {
      call: () => new Promise((answer, fail) => void answers.push({ answer, fail })),
      stop: () => {
        counts.stopped += 1;
        answers = [];
      },
    };
  };
  const next = () => answers.shift() ?? { answer: () => undefined, fail: () => undefined };
  return { counts, start, next };
};
const reasonOf = (asked: Promise<string>): Promise<unknown> =>
  asked.then(
    (text) => text,
    (error: unknown) => (error instanceof Cancelled ? error.why : String(error)),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells that somebody waits, and no more once there is an answer', async () => {
  const { start, next } = workshop();
  const reported: boolean[] = [];
  const one = watchdog(start, PATIENCE, (isSlow) => reported.push(isSlow));
  const asked = reasonOf(one.call('a'));
  await vi.advanceTimersByTimeAsync(150);
  expect(reported).toEqual([true]);
  next().answer('b');
  expect(await asked).toBe('b');
  expect(reported).toEqual([true, false]);
});

it('lets a worker go that takes too long, and asks a new one next', async () => {
  const { counts, start, next } = workshop();
  const one = watchdog(start, PATIENCE);
  const [a, b] = [reasonOf(one.call('a')), reasonOf(one.call('b'))];
  await vi.advanceTimersByTimeAsync(1001);
  expect([await a, await b]).toEqual(['tooLong', 'renewed']);
  expect(counts).toEqual({ started: 1, stopped: 1 });
  const again = one.call('c');
  next().answer('d');
  expect(await again).toBe('d');
  expect(counts.started).toBe(2);
});

it('counts time from the last answer on: many short questions are no long one', async () => {
  const { counts, start, next } = workshop();
  const one = watchdog(start, PATIENCE);
  const all = Array.from({ length: 5 }, (_, i) => reasonOf(one.call(String(i))));
  for (const _ of all) {
    await vi.advanceTimersByTimeAsync(600);
    next().answer('fine');
  }
  expect(await Promise.all(all)).toEqual(all.map(() => 'fine'));
  expect(counts.stopped).toBe(0);
});

it('is stopped by whoever waits, and replaced where it broke', async () => {
  const { counts, start, next } = workshop();
  const one = watchdog(start, PATIENCE);
  const asked = reasonOf(one.call('a'));
  one.stop();
  expect(await asked).toBe('asked');
  const broken = reasonOf(one.call('b'));
  next().fail(new WorkerCrashed('out of memory'));
  expect(await broken).toBe('broken');
  const wrong = reasonOf(one.call('c'));
  next().fail(new Error('a mistake'));
  expect(await wrong).toContain('a mistake');
  expect(counts).toEqual({ started: 3, stopped: 2 });
});

it('sends what waits behind the first to the next worker, where it can be answered there', async () => {
  const { counts, start, next } = workshop();
  const one = watchdog(start, PATIENCE, undefined, 'when asked', 'sent again');
  const all = ['a', 'b', 'c'].map((text) => reasonOf(one.call(text)));
  const late = next();
  next();
  const lateToo = next();
  await vi.advanceTimersByTimeAsync(1001);
  expect(await all[0]).toBe('tooLong');
  // What the worker before says after all isn't an answer any more.
  late.answer('x');
  lateToo.answer('x');
  await vi.advanceTimersByTimeAsync(0);
  next().fail(new WorkerCrashed('out of memory'));
  expect(await all[1]).toBe('broken');
  next().answer('d');
  expect(await all[2]).toBe('d');
  expect(counts).toEqual({ started: 3, stopped: 2 });
});

it('gives up every question that never ends after its own time', async () => {
  const { counts, start } = workshop();
  const one = watchdog(start, PATIENCE, undefined, 'when asked', 'sent again');
  const all = ['a', 'b'].map((text) => reasonOf(one.call(text)));
  await vi.advanceTimersByTimeAsync(2001);
  expect(await Promise.all(all)).toEqual(['tooLong', 'tooLong']);
  expect(counts).toEqual({ started: 2, stopped: 2 });
});

it('tells nobody about what is asked ahead of time, but about what waits behind it', async () => {
  const { start, next } = workshop();
  const reported: boolean[] = [];
  const isAhead = (request: string) => request === 'ahead';
  const one = watchdog(start, PATIENCE, (isSlow) => reported.push(isSlow), 'when asked', 'refused', isAhead);
  const ahead = reasonOf(one.call('ahead'));
  await vi.advanceTimersByTimeAsync(500);
  expect(reported).toEqual([]);
  const asked = reasonOf(one.call('a'));
  await vi.advanceTimersByTimeAsync(99);
  expect(reported).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(reported).toEqual([true]);
  next().answer('ready');
  next().answer('b');
  expect([await ahead, await asked]).toEqual(['ready', 'b']);
  expect(reported).toEqual([true, false]);
});
