import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompilerApi } from '../src/workers/compiler-api.ts';
import type { GameApi } from '../src/workers/game-api.ts';
import type { Call } from '../src/workers/rpc.ts';
import { compileWorkers, gameWorkers } from '../src/workers/workers.ts';

type Method = keyof CompilerApi | keyof GameApi | 'open';

/** Workers of the browser that answer everything but what hangs; and what each was asked. */
const browser = (hangs: (method: Method, worker: number) => boolean) => {
  const workers: { readonly asked: Method[]; stopped: boolean }[] = [];
  class FakeWorker {
    onmessage: ((event: object) => void) | undefined;
    readonly at = workers.length;
    readonly seen: (typeof workers)[number] = { asked: [], stopped: false };
    constructor() {
      workers.push(this.seen);
    }
    postMessage({ id, call: { method } }: { readonly id: number; readonly call: Call<CompilerApi | GameApi> }): void {
      const isStuck = this.seen.asked.some((asked) => hangs(asked, this.at));
      this.seen.asked.push(method);
      if (isStuck || hangs(method, this.at)) return;
      queueMicrotask(() => this.onmessage?.({ data: { id, value: { javascript: `${method} ${this.at}` } } }));
    }
    terminate(): void {
      this.seen.stopped = true;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return workers;
};
const RULES = { files: [{ path: 'rules.sand', text: 'a' }], variants: [] } as const;
const reported = { checking: () => undefined, making: () => undefined };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('whoever stops what is slow stops nothing that is not', async () => {
  const workers = browser((method) => method === 'compile');
  const slow: boolean[] = [];
  const both = compileWorkers({ ...reported, making: (isSlow) => slow.push(isSlow) });
  const made = both.compile(RULES, 'en').catch(String);
  await both.check(RULES, 'en');
  await vi.advanceTimersByTimeAsync(6000);
  expect(slow).toEqual([true]);
  both.stop();
  expect(await made).toContain('asked');
  expect(workers.map(({ asked, stopped }) => [asked, stopped])).toEqual([
    [['open', 'compile'], true],
    [['open', 'check'], false],
  ]);
  expect(slow).toEqual([true, false]);
});

test('what waits behind a model that is never made is made by the next worker', async () => {
  const workers = browser((method) => method === 'model');
  const both = compileWorkers(reported);
  await both.compile(RULES, 'en');
  const stuck = both.model({ files: [], variants: [] }).catch(String);
  const made = both.compile(RULES, 'en');
  await vi.advanceTimersByTimeAsync(130_000);
  expect(await stuck).toContain('tooLong');
  expect((await made).javascript).toBe('compile 1');
  expect(workers[0]?.stopped).toBe(true);
});

test('another worker is handed the rules before it is asked about them, and only then', async () => {
  const workers = browser((method, worker) => method === 'differences' && worker === 0);
  const both = compileWorkers(reported);
  await both.compile(RULES, 'en');
  const side = { files: [], variants: [] };
  const stuck = both.differences(side, side, 'en').catch(String);
  await vi.advanceTimersByTimeAsync(130_000);
  await stuck;
  await both.model(side);
  expect(workers[1]?.asked).toEqual(['open', 'model']);
  await both.rulebook(RULES, 'en');
  await both.rulebook(RULES, 'en');
  expect(workers[1]?.asked).toEqual(['open', 'model', 'edit', 'compile', 'rulebook', 'rulebook']);
});

test('the next match doesn’t wait for a bot that searches in the match that was left', async () => {
  const workers = browser((method) => method === 'bot');
  const game = gameWorkers(() => undefined);
  const searching = game.bot('hard', 'red').catch(String);
  game.leave();
  expect(await searching).toContain('renewed');
  expect(workers, 'one begins before it is asked').toHaveLength(2);
  await game.publicView();
  expect(workers.map(({ asked, stopped }) => [asked, stopped])).toEqual([
    [['bot'], true],
    [['publicView'], false],
  ]);
});

test('a worker that isn’t busy goes on with the next match', async () => {
  const workers = browser(() => false);
  const game = gameWorkers(() => undefined);
  await game.bot('hard', 'red');
  game.leave();
  await game.publicView();
  expect(workers.map(({ asked, stopped }) => [asked, stopped])).toEqual([[['bot', 'publicView'], false]]);
});
