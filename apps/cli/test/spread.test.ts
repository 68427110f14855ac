import { handOut } from '@sandtable/analysis';
import { expect, test, vi } from 'vitest';
import { firstPace, paceAfter } from '../src/spread/pace.ts';
import { createTeam } from '../src/spread/team.ts';

/** A script that does this with each share. */
const script = vi.hoisted(() => ({ body: '' }));
vi.mock(import('../src/spread/worker-script.ts'), () => ({
  workerScript: async () =>
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ first, games }) => { ${script.body} });
parentPort.postMessage('ready');`)}`,
    ),
}));

function teamFor(body: string) {
  script.body = body;
  const shares = handOut({ games: 100 }, 7);
  const parts: number[] = [];
  const team = createTeam<number>({
    command: 'simulate',
    data: undefined,
    next: () => shares(),
    take: (part) => parts.push(part),
  });
  return { team, parts };
}

test('two workers that take the place of this thread play every share once', async () => {
  const { team, parts } = teamFor('parentPort.postMessage(games);');
  team.hire();
  team.replace();
  await vi.waitUntil(team.isWithout);
  await team.ended();
  await team.end();
  expect(parts).toHaveLength(15);
  expect(parts.reduce((sum, games) => sum + games)).toBe(100);
});

test.each([
  ['throws', 'throw new RangeError("no such town");', 'no such town'],
  ['leaves', 'process.exit(0);', 'a worker ended'],
])('what a worker does that %s is heard', async (_, body, message) => {
  const { team } = teamFor(body);
  team.hire();
  await vi.waitUntil(team.isWithout);
  await expect(team.ended()).rejects.toThrow(message);
  await team.end();
});

test('a worker that nobody gave a share is not waited for', async () => {
  const { team, parts } = teamFor('for (;;);');
  team.hire();
  await team.ended();
  await team.end();
  expect(parts).toEqual([]);
});

test('the number of games follows the time they take, and grows slowly', () => {
  expect(paceAfter(1, 0)).toEqual({ games: 2, isSlow: false });
  expect(paceAfter(64, 1)).toEqual({ games: 128, isSlow: false });
  expect(paceAfter(100, 80)).toEqual({ games: 50, isSlow: false });
  expect(paceAfter(2, 5000)).toEqual({ games: 1, isSlow: false });
  expect(paceAfter(1, 5000)).toEqual({ ...firstPace, isSlow: true });
});
