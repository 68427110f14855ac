import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sandtable } from './sandtable.ts';

const root = join(import.meta.dirname, '../../..');
const ARGV = ['ladder', 'hex-dice', '--bots', 'random,easy', '--games', '6', '--max-decisions', '400'];

test('a ladder comes to the same with any number of workers', async () => {
  const [one, three] = [
    await sandtable(root, ...ARGV, '--json', '--workers', '1'),
    await sandtable(root, ...ARGV, '--json', '--workers', '3'),
  ];
  expect(three.out).toBe(one.out);
  const { result } = JSON.parse(one.out) as { result: { pairs: readonly Record<string, unknown>[] } };
  expect(result.pairs).toEqual([
    { a: 'random', b: 'easy', score: expect.any(Number), games: 6, limited: expect.any(Number), faults: 0 },
  ]);
});

test('people read who is stronger, and how sure that is', async () => {
  const { out } = await sandtable(root, ...ARGV);
  expect(out).toMatch(/easy: Elo \d+ \(95% confidence interval/);
  expect(out).toMatch(/random vs\. easy: \d+\.\d% in 6 games/);
});

test.each([
  ['random', /--bots BOT,BOT/],
  ['random,clever', /Unknown bot “clever”/],
])('bots that cannot play a ladder are refused: %s', async (bots, message) => {
  const { err } = await sandtable(root, 'ladder', 'hex-dice', '--bots', bots);
  expect(err).toMatch(message);
});

test('at least one game is played', async () => {
  const { code, err } = await sandtable(root, 'ladder', 'hex-dice', '--bots', 'random,easy', '--games', '0');
  expect(code).toBe(2);
  expect(err).toMatch(/“--games” must be between 1 and 1,000,000,000, not 0\./);
});

test('bots can be named one by one', async () => {
  const argv = ['--games', '2', '--max-decisions', '400', '--json'];
  const [list, each] = [
    await sandtable(root, 'ladder', 'hex-dice', '--bots', 'random,easy', ...argv),
    await sandtable(root, 'ladder', 'hex-dice', '--bot', 'random', '--bot', 'easy', ...argv),
  ];
  expect(each).toEqual(list);
  expect(each.code).toBe(0);
});
