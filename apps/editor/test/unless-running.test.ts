import { expect, test } from 'vitest';
import { unlessRunning } from '../src/state/unless-running.ts';

test('a call during a run does not wait, and leads to one more run', async () => {
  const ends: (() => void)[] = [];
  const act = unlessRunning(() => new Promise<void>((end) => void ends.push(end)));
  const first = act();
  await act();
  await act();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await first;
  expect(ends).toHaveLength(2);
});

test('what fails can be done again', async () => {
  let count = 0;
  const act = unlessRunning(async () => {
    count += 1;
    if (count === 1) throw new Error('once');
  });
  await expect(act()).rejects.toThrow('once');
  await act();
  expect(count).toBe(2);
});
