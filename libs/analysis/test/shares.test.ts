import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handOut, type Shares, sharesOf } from '../src/index.ts';

/** Takes all shares; each begins where the one before it ended, and none is empty. */
function takenFrom(shares: Shares, first: number, most?: number): number {
  let next = first;
  for (let share = shares(most); share !== undefined; share = shares(most)) {
    expect(share.first).toBe(next);
    expect(share.games).toBeGreaterThan(0);
    if (most !== undefined) expect(share.games).toBeLessThanOrEqual(most);
    next += share.games;
  }
  return next - first;
}

test('the shares of a series are all its games, each once, however many workers there are', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 50 }),
      fc.nat({ max: 3000 }),
      fc.integer({ min: 1, max: 64 }),
      (first, games, workers) => {
        expect(takenFrom(sharesOf({ first, games }, workers), first)).toBe(games);
      },
    ),
  );
});

test('a worker may take less at a time, but never more than its share', () => {
  const shares = handOut({ games: 10 }, 4);
  expect([shares(1), shares(100), shares(2)?.games, shares()?.games, shares()]).toEqual([
    { first: 0, games: 1 },
    { first: 1, games: 4 },
    2,
    3,
    undefined,
  ]);
  expect(takenFrom(handOut({ first: 3, games: 100 }, 7), 3, 2)).toBe(100);
});

test('who asks for many games gets fewer of them toward the end', () => {
  const shares = sharesOf({ games: 800 }, 2);
  const sizes = Array.from({ length: 30 }, () => shares(150)?.games ?? 0);
  expect(sizes.slice(0, 3)).toEqual([100, 88, 77]);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(takenFrom(sharesOf({ games: 800 }, 2), 0, 1000)).toBe(800);
});

test('the last shares are no smaller than is worth a message', () => {
  const shares = sharesOf({ games: 20_000 }, 2);
  const sizes: number[] = [];
  for (let share = shares(1000); share !== undefined; share = shares(1000)) sizes.push(share.games);
  expect(sizes.slice(-5, -1)).toEqual([32, 32, 32, 32]);
  expect(sizes.length).toBeLessThan(55);
});
