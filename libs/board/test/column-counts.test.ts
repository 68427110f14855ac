import type { PileView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import type { CardFace } from '../src/card-face.ts';
import { columnCounts } from '../src/column-counts.ts';
import { foreseenCards } from '../src/foreseen-cards.ts';
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
  values: [{ name: 'strength', params: [0, 1], type: 0 }],
};
const view = { states: { points: [3, 0, 1, 2], owner: ['red', 'none', 'ann', 'none'] } };
const counts = (column: string) =>
  columnCounts(
    { info, view, how: emptyLayout, nameOf: undefined },
    { columns: 'Zone', counts: ['points', 'owner', 'none'] },
    column,
  ).map(({ key, text }) => `${key}: ${text}`);

const summing = (strength: readonly number[], hides: (side: string, column: string) => boolean = () => false) => ({
  info,
  view: { states: {}, values: { strength } },
  how: emptyLayout,
  nameOf: undefined,
  hides,
});
const table = { columns: 'Zone', counts: ['points', 'strength'] };
const sums = (column: string, ...of: Parameters<typeof summing>) =>
  columnCounts(summing(...of), table, column).map(({ path, name, text }) => `${path} ${name}: ${text}`);

test('a sum is there for both sides once one of them has any, and says that more is hidden', () => {
  expect(sums('left', [5, 0, 0, 0])).toEqual(['function/strength Red: 5', 'function/strength Blue: 0']);
  expect(sums('right', [5, 0, 0, 0])).toEqual([]);
  const hides = (side: string, column: string) => side === 'blue' && column === 'left';
  expect(sums('left', [5, 0, 2, 0], hides)).toEqual(['function/strength Red: 5', 'function/strength Blue: 2 + ?']);
  expect(sums('left', [0, 0, 0, 0], hides)).toEqual(['function/strength Red: 0', 'function/strength Blue: ?']);
});

test('a sum is gone with all that lay there', () => {
  const strength = summing([5, 0, 2, 3]);
  const left = columnCounts({ ...strength, isBare: (column) => column === 'left' }, table, 'left');
  expect(left).toEqual([]);
  expect(columnCounts({ ...strength, isBare: (column) => column === 'left' }, table, 'right')).toHaveLength(2);
});

test('the side whose cards lie above the head comes first', () => {
  const rows = [['front', 'blue'], [], ['front', 'red']] as const;
  const counts = columnCounts(summing([5, 0, 2, 0]), { ...table, rows: rows.map((row) => [...row]) }, 'left');
  expect(counts.map(({ text }) => text)).toEqual(['2', '5']);
});

test('a card is foreseen in the pile where it would lie, with the sums of its own side first', () => {
  const face = { member: 'c1' } as CardFace;
  const moved = [{ kind: 'Card', member: 'c1', to: 'front(blue, left)' }];
  const other = { on: 'right', moved: [], values: { strength: [4, 0, 0, 3] } };
  const foreseen = [{ on: 'left', moved, values: { strength: [4, 0, 3, 0] } }, other];
  const needed = { ...summing([4, 0, 0, 0]), table, foreseen, faceOf: () => face };
  const pile = (name: string): PileView => ({
    name,
    pile: 'front',
    kind: 'Card',
    ordered: false,
    size: 0,
    members: [],
  });
  expect(foreseenCards(needed, pile('front(blue, left)'), 'left')).toEqual([
    { key: 'left c1', face, sums: ['3', '4'], isChosen: false },
  ]);
  expect(foreseenCards(needed, pile('front(red, left)'), 'left')).toEqual([]);
  const only = foreseenCards({ ...needed, foreseen: foreseen.slice(0, 1) }, pile('front(blue, left)'), 'left');
  expect(only.map(({ isChosen }) => isChosen)).toEqual([true]);
  // The sums as they are would be read as those with the card.
  const uncounted = [{ on: 'left', moved, values: { strength: [4, 0, 0, 0] } }];
  const covered = foreseenCards({ ...needed, foreseen: uncounted }, pile('front(blue, left)'), 'left');
  expect(covered.map(({ sums }) => sums)).toEqual([[]]);
});

test('a head has what each side has there, but neither nothing nor the name of the side again', () => {
  expect(counts('left')).toEqual(['points red: 3', 'points blue: 1', 'owner blue: Ann']);
  expect(counts('right')).toEqual(['points blue: 2']);
});
