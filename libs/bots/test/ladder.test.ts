import type { GameModule } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { beforeAll, expect, test } from 'vitest';
import {
  type Bot,
  gamesOf,
  type Ladder,
  laddered,
  mergePairings,
  type Pairing,
  ratingsOf,
  readBot,
} from '../src/index.ts';
import { built, SKIRMISH } from './built.ts';

const ladderOf = (module: GameModule, bots: readonly string[], games: number): Ladder => ({
  module,
  bots: bots.map((text) => readBot(text) as Bot),
  games,
  seed: 3,
  seats: 0,
  options: Int32Array.from(module.info.options, ({ value }) => value),
  maxDecisions: 500,
});

function played(ladder: Ladder, order: (n: readonly number[]) => readonly number[] = (n) => n): readonly Pairing[] {
  const S = new Int32Array(ladder.module.layout.size);
  const numbers = Array.from({ length: gamesOf(ladder) }, (_, i) => i);
  return mergePairings(
    [],
    order(numbers).map((number) => laddered(ladder, number, S)),
  );
}

let skirmish: GameModule;
beforeAll(async () => {
  skirmish = await built(SKIRMISH);
});

test('every two bots play so many games, in any order', () => {
  const ladder = ladderOf(skirmish, ['random', 'easy', 'search:5'], 4);
  const pairings = played(ladder);
  expect(pairings.map(({ a, b, games }) => [a, b, games])).toEqual([
    [0, 1, 4],
    [0, 2, 4],
    [1, 2, 4],
  ]);
  expect(played(ladder, (numbers) => numbers.toReversed())).toEqual(pairings);
});

test('seats are changed in between: who begins always wins, so that two equal bots win once each', () => {
  const stones = stonesModule();
  // With three stones whoever begins takes all of them.
  const [one] = played({ ...ladderOf(stones, ['search:100', 'search:101'], 2), options: Int32Array.of(3) });
  expect(one).toMatchObject({ score: 1, games: 2 });
});

test('those who look further ahead win more often', () => {
  const pairings = played(ladderOf(skirmish, ['random', 'easy', 'search:60'], 16));
  const [random, easy, further] = ratingsOf(3, pairings);
  expect(random).toEqual({ elo: 0, low: 0, high: 0 });
  expect(easy?.elo).toBeGreaterThan(50);
  expect(further?.elo).toBeGreaterThan((easy?.elo ?? 0) + 50);
});

test('three wins for each loss are about 190 points, and more games make it surer', () => {
  const pairing = (games: number): Pairing => ({ a: 0, b: 1, score: games / 4, games, limited: 0, faults: 0 });
  const [few, many] = [40, 4000].map((games) => ratingsOf(2, [pairing(games)])[1]);
  expect(many?.elo).toBeCloseTo(191, 0);
  expect(many?.high).toBeLessThan(205);
  expect(few?.low).toBeLessThan(90);
  expect(ratingsOf(2, [{ ...pairing(10), score: 0 }])[1]?.high).toBeLessThan(1500);
});
