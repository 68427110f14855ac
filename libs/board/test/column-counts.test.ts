import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { columnCounts } from '../src/column-counts.ts';
import { emptyLayout } from '../src/layout.ts';

const info = {
  ...stonesModule().info,
  types: [
    { t: 'kind', kind: 0 },
    { t: 'kind', kind: 1 },
  ] as const,
  kinds: [
    { name: 'Side', members: ['red', 'blue'] },
    { name: 'Zone', members: ['left', 'right'] },
  ],
  states: ['points', 'owner'].map((name) => ({ name, params: [0, 1], type: 0 })),
};
const view = { states: { points: [3, 0, 1, 2], owner: ['red', 'none', 'ann', 'none'] } };
const counts = (column: string) =>
  columnCounts(
    { info, view, how: emptyLayout, nameOf: undefined },
    { columns: 'Zone', counts: ['points', 'owner', 'none'] },
    column,
  ).map(({ key, text }) => `${key}: ${text}`);

test('a head has what each side has there, but neither nothing nor the name of the side again', () => {
  expect(counts('left')).toEqual(['points red: 3', 'points blue: 1', 'owner blue: Ann']);
  expect(counts('right')).toEqual(['points blue: 2']);
});
