import { expect, test } from 'vitest';
import { differences } from '../src/der-erste-weltkrieg/differences.ts';
import { load } from '../src/ruleset.ts';

/** Among so many games are all ways in which a match ends. */
const GAMES = 60;

test('Der Erste Weltkrieg by hand plays the games of the ruleset', async () => {
  const game = await load('der-erste-weltkrieg');
  const seeds = Array.from({ length: GAMES }, (_, i) => 1914 + i);
  expect(seeds.filter((seed) => differences(game, seed).length > 0)).toEqual([]);
});
