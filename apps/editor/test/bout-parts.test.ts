import type { Bout } from '@sandtable/board';
import { expect, test } from 'vitest';
import { boutParts, partsSum } from '../src/events/bout-parts.ts';

const texts = { named: (path: string) => ({ 'p/met/cards': 'cards', 'p/met/aid': 'supports' })[path], member: String };
const bout = (left: readonly number[], right: readonly number[]): Bout => ({
  line: { decision: 1, path: 'p/met', sort: 'log', args: {} },
  values: [
    { name: 'red', value: 8 },
    { name: 'blue', value: 6 },
  ],
  parts: [
    left.map((value, i) => ({ name: ['cards', 'aid', 'mud'][i] ?? '', value })),
    right.map((value, i) => ({ name: ['foes', 'aids', 'muds'][i] ?? '', value })),
  ],
  winner: 'first',
});

test('numbers are shown with what they add up from, without parts that neither side has', () => {
  const parts = boutParts(bout([6, 2, 0], [6, 0, 0]), texts);
  expect(parts).toEqual({ label: 'cards + supports', sums: ['6 + 2', '6 + 0'] });
  expect(boutParts(bout([9, 0, -1], [6, 0, 0]), texts)?.sums).toEqual(['9 − 1', '6 + 0']);
});

test('a number with a single part says no more than the number', () => {
  expect(boutParts(bout([8, 0, 0], [6, 0, 0]), texts)).toBeUndefined();
  expect(boutParts(bout([], []), texts)).toBeUndefined();
});

test('as a sum, parts of both sides have the name of the first one’s', () => {
  const [left, right] = ([0, 1] as const).map((side) => partsSum(bout([6, 2, 0], [7, -1, 0]), side, texts));
  expect(left?.terms.map(({ sign, value, name }) => `${sign}${value} ${name}`)).toEqual(['6 cards', '+2 supports']);
  expect(right?.terms.map(({ sign, value, name }) => `${sign}${value} ${name}`)).toEqual(['7 cards', '−1 supports']);
  expect(partsSum(bout([], []), 0, texts)).toBeUndefined();
});
