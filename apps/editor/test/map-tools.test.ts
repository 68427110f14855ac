import { autoLayout, type BoardLayout, layoutText, readLayout } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { mapTools, unplaced } from '../src/map-editor/map-tools.ts';

const kinds = [
  { name: 'Town', members: ['aria', 'bree'] },
  { name: 'Side', members: ['red'] },
  {
    name: 'Cell',
    members: ['c1', 'c2'],
    cells: [
      [0, 0],
      [1, 0],
    ],
    grid: { cell: 'square', sides: [[1, 0]] },
  },
] as unknown as GameInfo['kinds'];
const types = [
  { t: 'kind', kind: 0 },
  { t: 'kind', kind: 1 },
  { t: 'kind', kind: 2 },
] as unknown as GameInfo['types'];
const relation = (name: string, left: number, right: number, directed: boolean, joins: readonly number[][] = []) => ({
  name,
  left,
  right,
  directed,
  fields: [],
  joins: joins.map(([from = 0, to = 0]) => ({ left: from, right: to, values: [] })),
});
const info: GameInfo = {
  ...stonesModule().info,
  kinds,
  types,
  fields: [],
  roleKind: 1,
  relations: [
    relation('road', 0, 0, false),
    relation('wire', 0, 0, true, [
      [0, 1],
      [1, 0],
    ]),
    relation('way', 0, 0, true, [[0, 1]]),
    relation('holds', 1, 0, true),
    relation('bank', 2, 2, false),
  ],
};
const layout = (board: readonly string[]): BoardLayout => {
  const read = readLayout(
    JSON.stringify({ version: 1, board: { kind: board }, places: { 'Town.aria': { at: [0, 0] } } }),
  );
  if (read === undefined) throw new Error('no layout');
  return read;
};

test('places can be moved, and relations be edited that join two of them', () => {
  const tools = mapTools(info, layout(['Town']));
  const ids = ['place', 'add', 'link road', 'link wire', 'link way', 'settle holds', 'sort'];
  expect(tools.map(({ id }) => id)).toEqual(ids);
  expect(tools.flatMap((tool) => (tool.does === 'link' ? [tool.bothWays] : []))).toEqual([false, true, false]);
});

test('what stands on places as a match begins is shown by counters with rows, and by relations with one end on the board', () => {
  const more = {
    ...info,
    kinds: [...kinds, { name: 'Cart', members: ['c1'] }, { name: 'Ship', members: [], live: 9 }],
  };
  const drawn = {
    ...layout(['Town']),
    kinds: { Cart: { draw: 'counter', at: 'at' }, Ship: { draw: 'counter', at: 'at' } },
  } as const;
  const what = mapTools(more as GameInfo, drawn).flatMap((tool) => (tool.does === 'settle' ? tool.what : []));
  expect(what).toEqual([
    { owner: 'Cart', column: 'at' },
    { owner: 'holds', column: 'to' },
  ]);
});

test('cells are not moved, but what lies between two of them can be edited', () =>
  expect(mapTools(info, layout(['Cell'])).map(({ id }) => id)).toEqual(['link bank']));

test('members of the board without a place are listed', () => {
  expect(unplaced(info, layout(['Town', 'Cell']))).toEqual(['Town.bree']);
  expect(unplaced(info, layout([]))).toEqual(['Town.bree']);
});

test('the layout of a board without one is a file that says the same', () => {
  const own = autoLayout({ ...info, kinds: kinds.slice(0, 2), relations: info.relations.slice(0, 3) });
  const read = readLayout(layoutText(own));
  expect(Object.keys(read?.places ?? {})).toEqual(['Town.aria', 'Town.bree']);
  expect(read?.places['Town.aria']?.at[0]).toBeCloseTo(Number(own.places['Town.aria']?.at[0]), 2);
  expect({ ...read, places: {} }).toEqual({ ...own, places: {} });
});
