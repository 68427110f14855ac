import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { handOut } from '@sandtable/analysis';
import { expect, test, vi } from 'vitest';
import { startEarly } from '../src/spread/early.ts';
import { createTeam } from '../src/spread/team.ts';
import { workerScript } from '../src/spread/worker-script.ts';

/** A script that multiplies the games of each share by what it was told; a worker that was started early is sent rules first. */
const SCRIPT = `import { parentPort, workerData } from 'node:worker_threads';
const known = typeof workerData === 'number' ? ['rules', -workerData] : [];
parentPort.on('message', (message) => {
  if (known.length < 2) known.push(message);
  else parentPort.postMessage(known[0] === 'rules' ? message.games * known[1] : NaN);
});
parentPort.postMessage('ready');`;

vi.mock(import('../src/spread/worker-script.ts'), () => ({
  workerScript: vi.fn(async () => new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`)),
}));

async function earlyOnes(count: number) {
  const early = startEarly('simulate', count);
  early.prepare('rules');
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

test('a worker that has said that it is ready is given shares with the plan', async () => {
  const greeted = once(process, 'worker').then(async ([worker]) => await once(worker as Worker, 'message'));
  const early = startEarly('simulate', 1);
  await greeted;
  early.prepare('rules');
  const shares = handOut({ games: 10 }, 5);
  const parts: number[] = [];
  const team = createTeam<number>({
    command: 'simulate',
    data: 3,
    early,
    next: () => shares(),
    take: (part) => parts.push(part),
  });
  team.hire();
  await Promise.resolve();
  // Nothing was heard of the worker meanwhile, and all games are given away.
  expect(shares()).toBeUndefined();
  await team.ended();
  await team.end();
  expect(parts).toEqual([15, 15]);
});

test('workers that nobody took are ended', async () => {
  const all: Worker[] = [];
  process.on('worker', (worker) => all.push(worker));
  const early = await earlyOnes(2);
  const taken = early.next();
  await early.end();
  const alive = all.filter((worker) => worker.threadId > 0);
  expect(all).toHaveLength(2);
  expect(alive).toEqual([taken?.worker]);
  await taken?.worker.terminate();
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
