import type { Measure } from '@sandtable/bots';
import { expect, test } from 'vitest';
import { type GameFigures, inOrder, searched, searchFor } from '../../src/index.ts';

const WON: Measure = { sort: 'won', path: 'red' };

const figures = (games: number, wins: number): GameFigures => ({
  games,
  faults: new Int32Array(games),
  columns: [{ measure: WON, values: Int32Array.from({ length: games }, (_, i) => Number(i < wins)) }],
});

test('a value is played until it is clear on which side it lies, and looked at only now and then', () => {
  const search = searchFor({ measure: WON, value: 0.5 }, 9, 400);
  expect(search.enough(figures(50, 50))).toBe(true);
  expect(search.enough(figures(50, 25))).toBe(false);
  // Whoever looked after every game would find a difference by luck.
  expect(search.enough(figures(51, 51))).toBe(false);
  expect([figures(400, 390), figures(400, 10), figures(400, 200)].map(search.verdict)).toEqual([
    'above',
    'below',
    'near',
  ]);
});

test('halving looks at few of many values', async () => {
  const looked: number[] = [];
  const found = await searched(100, async (index) => {
    looked.push(index);
    return index < 37 ? 'below' : index > 37 ? 'above' : 'near';
  });
  expect(found).toEqual({ found: 'values', from: 37, to: 37 });
  expect(looked.length).toBeLessThan(20);
  expect(await searched(0, async () => 'near')).toBeUndefined();
});

test('numbers are searched from the smallest, words as they are written', () => {
  expect(inOrder(['10', '9', '-1'])).toEqual(['-1', '9', '10']);
  expect(inOrder(['mud', 'dry'])).toEqual(['mud', 'dry']);
});
