import { handOut, type Share } from '@sandtable/analysis';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignedShares, gamesPerShare } from '../../src/queue/sizing.ts';

test('shares hold each game once, in order, and end at multiples of their size', () => {
  const few = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(fc.nat(50), fc.nat(200), few, few, (first, games, handed, size) => {
      const next = alignedShares(handOut({ first, games }, handed), size);
      const all: Share[] = [];
      for (let share = next(); share !== undefined; share = next()) all.push(share);
      const end = all.reduce((at, share) => {
        expect(share.first).toBe(at);
        return at + share.games;
      }, first);
      expect(end).toBe(first + games);
      for (const share of all.slice(0, -1)) expect((share.first + share.games) % size).toBe(0);
      for (const share of all) expect(share.games).toBeLessThanOrEqual(size);
    }),
  );
});

test('stretches of games that are apart stay apart', () => {
  const parts = [handOut({ first: 0, games: 5 }, 2), handOut({ first: 20, games: 3 }, 2)];
  const next = alignedShares((most) => parts[0]?.(most) ?? parts[1]?.(most), 4);
  expect([next(), next(), next(), next()]).toEqual([
    { first: 0, games: 4 },
    { first: 4, games: 1 },
    { first: 20, games: 3 },
    undefined,
  ]);
});

test.each([
  [0.01, 64, 63],
  [0.3, 2, 1],
  // Longer than a second: one game is a share.
  [5, 1, 1],
  [0.0001, 8192, 8191],
])('games of %d s make shares of %d, which is known after %d', async (seconds, size, after) => {
  let played = 0;
  // They are handed out in small pieces, as for progress.
  const shares = handOut({ games: 1_000_000 }, 10);
  const play = ({ games }: Share): void => {
    played += games;
  };
  expect(await gamesPerShare(shares, play, () => played * seconds)).toBe(size);
  expect(played).toBe(after);
});

test('few games are all played here', async () => {
  let played = 0;
  const play = ({ games }: Share): void => {
    played += games;
  };
  await gamesPerShare(handOut({ games: 20 }, 3), play, () => 0);
  expect(played).toBe(20);
});
