import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { handOut } from '@sandtable/analysis';
import { expect, test, vi } from 'vitest';
import { startEarly } from '../src/spread/early.ts';
import { createTeam } from '../src/spread/team.ts';
import { workerScript } from '../src/spread/worker-script.ts';

/** A script that waits to be told by how much it multiplies the games of each share. */
const SCRIPT = `import { parentPort, workerData } from 'node:worker_threads';
const begin = (by) => {
  parentPort.on('message', ({ games }) => parentPort.postMessage(games * by));
  parentPort.postMessage('ready');
};
if (workerData === undefined || workerData === null) parentPort.once('message', begin);
else begin(-workerData);`;

vi.mock(import('../src/spread/worker-script.ts'), () => ({
  workerScript: vi.fn(async () => new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`)),
}));

async function earlyOnes(count: number) {
  const early = startEarly('simulate', count);
  await setTimeout(20);
  return early;
}

test('a worker that was started early is told what to play; those started later know it from their start', async () => {
  const early = await earlyOnes(1);
  const shares = handOut({ games: 1_000_000 }, 5);
  const parts: number[] = [];
  const areBoth = () => parts.some((part) => part > 0) && parts.some((part) => part < 0);
  const team = createTeam<number>({
    command: 'simulate',
    data: 3,
    early,
    next: () => (areBoth() ? undefined : shares()),
    take: (part) => parts.push(part),
  });
  team.hire();
  team.hire();
  await vi.waitUntil(areBoth, 10_000);
  await team.ended();
  await team.end();
  expect(new Set(parts.map(Math.abs))).toEqual(new Set([15]));
});

test('workers that nobody took are ended', async () => {
  const all: Worker[] = [];
  process.on('worker', (worker) => all.push(worker));
  const early = await earlyOnes(2);
  const taken = early.next();
  await early.end();
  expect(all.map((worker) => [worker === taken, worker.threadId > 0])).toEqual([
    [true, true],
    [false, false],
  ]);
  await taken?.terminate();
});

test('none is started when it is too late, or none is wanted', async () => {
  vi.mocked(workerScript).mockClear();
  await earlyOnes(0);
  expect(workerScript).not.toHaveBeenCalled();
  const early = startEarly('simulate', 1);
  expect(early.next()).toBeUndefined();
  await setTimeout(20);
  expect(early.next()).toBeUndefined();
});
