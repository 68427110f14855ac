import { expect, test } from 'vitest';
import { leftBehind } from '../src/state/left-behind.ts';
import type { PreviousGame } from '../src/state/slices/match.ts';

const saved = (seed: number, decisions: readonly object[]) => ({ seed, decisions }) as unknown as PreviousGame['save'];

test('the last matches that were left can be gone back to, so that they don’t fill the memory of the page', () => {
  let previousGames: readonly PreviousGame[] = [];
  for (let seed = 1; seed <= 50; seed += 1)
    previousGames = leftBehind({ save: saved(seed, [{}]), at: 1, previousGames });
  expect(previousGames.map(({ save }) => save.seed)).toEqual([39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50]);
});

test('a match without decisions is no loss', () => {
  const previousGames = leftBehind({ save: saved(1, [{}]), at: 1 });
  expect(leftBehind({ save: saved(2, []), at: 0, previousGames })).toBe(previousGames);
});

test('a match that was left has as many moves as its timeline had, not as answers are saved', () => {
  const view = { made: 2, pending: 1 } as NonNullable<Parameters<typeof leftBehind>[0]['view']>;
  const save = saved(1, Array(20).fill({}));
  expect(leftBehind({ save, at: 2, view }).map(({ moves }) => moves)).toEqual([3]);
  expect(leftBehind({ save, at: 2 }).map(({ moves }) => moves)).toEqual([20]);
});
