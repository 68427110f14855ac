import { expect, test } from 'vitest';
import { startThread } from '../../src/queue/thread.ts';

const LIMITS = { memory: 24, seconds: 60 };
/** A script that does this with each share. */
const script = (body: string): URL => {
  const text = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ first }) => { ${body} });
parentPort.postMessage('ready');`;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
};

test('a thread answers one message after the other', async () => {
  const thread = await startThread(script('parentPort.postMessage(first + 1);'), undefined, LIMITS);
  expect([await thread.ask({ first: 1 }), await thread.ask({ first: 5 })]).toEqual([2, 6]);
  await thread.end();
});

test.each([
  ['takes for ever', 'for (;;);', { ...LIMITS, seconds: 1 }, 'time'],
  ['needs too much memory', 'const all = []; for (;;) all.push({ all: [first] });', LIMITS, 'memory'],
  ['fails', 'throw new RangeError("no such town");', LIMITS, 'error'],
  ['ends', 'process.exit(0);', LIMITS, 'error'],
] as const)('one that %s is ended, and says why', async (_, body, limits, reason) => {
  const thread = await startThread(script(body), undefined, limits);
  await expect(thread.ask({ first: 1 })).rejects.toMatchObject({ reason });
});
