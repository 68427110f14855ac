import type { Bout, Fight } from '@sandtable/board';
import { expect, test } from 'vitest';
import { type FightWords, rowsOf } from '../src/log/fight-rows.ts';

const words: FightWords<string> = {
  total: 'Total',
  dice: 'Dice',
  nameOf: (_, { name }) => name,
  labelOf: () => 'Here',
  faces: (faces) => faces.map(({ face }) => face).join(' '),
  partsOf: () => undefined,
  begun: (text) => text,
};

const bout = {
  values: [
    { name: 'Hits', value: 5 },
    { name: 'Damage', value: 3 },
  ],
  winner: undefined,
} as unknown as Bout;

const numbers = (bouts: readonly Bout[], compared: boolean) =>
  rowsOf({ bouts, how: { compared } } as unknown as Fight, { dice: [], sums: undefined, words }).map(
    ({ label, cells }) => [label, ...cells],
  );

test('numbers that are each called otherwise have a line each, so that no name stands for both', () => {
  expect(numbers([bout], false)).toEqual([
    ['Hits', '5', ''],
    ['Damage', '', '3'],
  ]);
  expect(numbers([bout], true)).toEqual([['Total', '5', '3']]);
  expect(numbers([bout, bout], false)).toEqual([
    ['Here', '5', '3'],
    ['Here', '5', '3'],
  ]);
});
