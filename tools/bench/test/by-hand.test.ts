import { expect, test } from 'vitest';
import { differences, lowRandom } from '../src/der-erste-weltkrieg/differences.ts';
import { fieldsByHand } from '../src/der-erste-weltkrieg/likeness.ts';
import { load } from '../src/ruleset.ts';

const GAMES = 60;
/** Both alliances surrender, one does, points decide, or a garrison of the treaty is missing. */
const ENDINGS = 4;

test('Der Erste Weltkrieg by hand plays the games of the ruleset', async () => {
  const game = await load('der-erste-weltkrieg');
  const seeds = Array.from({ length: GAMES }, (_, i) => 1914 + i);
  const endings = new Set<number | undefined>();
  const different = seeds.filter((seed) => {
    const fields = differences(game, seed);
    endings.add(fieldsByHand().ended?.[1]);
    return fields.length > 0;
  });
  expect(different).toEqual([]);
  expect(endings.size, 'kinds of endings').toBe(ENDINGS);
});

test('Der Erste Weltkrieg by hand also plays the games in which nearly all draws are the lowest', async () => {
  const game = await load('der-erste-weltkrieg');
  const seeds = Array.from({ length: GAMES }, (_, i) => i);
  expect(seeds.filter((seed) => differences(game, seed, lowRandom).length > 0)).toEqual([]);
});
