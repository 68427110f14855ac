import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompileRequest } from '../src/workers/protocol.ts';
import { compileWorkers } from '../src/workers/workers.ts';

type Op = CompileRequest['op'];

/** Workers of the browser that answer everything but what hangs; and what each was asked. */
const browser = (hangs: (op: Op, worker: number) => boolean) => {
  const workers: { readonly asked: Op[]; stopped: boolean }[] = [];
  class FakeWorker {
    onmessage: ((event: object) => void) | undefined;
    readonly at = workers.length;
    readonly seen: (typeof workers)[number] = { asked: [], stopped: false };
    constructor() {
      workers.push(this.seen);
    }
    postMessage({ id, body }: { readonly id: number; readonly body: CompileRequest }): void {
      const isStuck = this.seen.asked.some((op) => hangs(op, this.at));
      this.seen.asked.push(body.op);
      if (isStuck || hangs(body.op, this.at)) return;
      queueMicrotask(() => this.onmessage?.({ data: { id, body: { javascript: `${body.op} ${this.at}` } } }));
    }
    terminate(): void {
      this.seen.stopped = true;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return workers;
};
const ASKED = { files: [{ path: 'rules.sand', text: 'a' }], lang: 'en' } as const;
const told = { checking: () => undefined, making: () => undefined };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('whoever stops what is slow stops nothing that is not', async () => {
  const workers = browser((op) => op === 'compile');
  const slow: boolean[] = [];
  const both = compileWorkers({ ...told, making: (isSlow) => slow.push(isSlow) });
  const made = both.call({ op: 'compile', ...ASKED }).catch(String);
  await both.call({ op: 'check', ...ASKED });
  await vi.advanceTimersByTimeAsync(6000);
  expect(slow).toEqual([true]);
  both.stop();
  expect(await made).toContain('asked');
  expect(workers.map(({ asked, stopped }) => [asked, stopped])).toEqual([
    [['compile'], true],
    [['check'], false],
  ]);
  expect(slow).toEqual([true, false]);
});

test('what waits behind a model that is never made is made by the next worker', async () => {
  const workers = browser((op) => op === 'model');
  const both = compileWorkers(told);
  await both.call({ op: 'compile', ...ASKED });
  const stuck = both.call({ op: 'model', stack: { files: [], variants: [] } }).catch(String);
  const made = both.call({ op: 'compile', ...ASKED });
  await vi.advanceTimersByTimeAsync(130_000);
  expect(await stuck).toContain('tooLong');
  expect((await made).javascript).toBe('compile 1');
  expect(workers[0]?.stopped).toBe(true);
});

test('another worker is handed the rules before it is asked about them, and only then', async () => {
  const workers = browser((op, worker) => op === 'meaning' && worker === 0);
  const both = compileWorkers(told);
  await both.call({ op: 'compile', ...ASKED });
  const side = { files: [], variants: [] };
  const stuck = both.call({ op: 'meaning', before: side, after: side, lang: 'en' }).catch(String);
  await vi.advanceTimersByTimeAsync(130_000);
  await stuck;
  await both.call({ op: 'model', stack: side });
  expect(workers[1]?.asked).toEqual(['model']);
  await both.call({ op: 'book', ...ASKED });
  await both.call({ op: 'book', ...ASKED });
  expect(workers[1]?.asked).toEqual(['model', 'compile', 'book', 'book']);
});
