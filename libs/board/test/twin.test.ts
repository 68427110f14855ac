import type { GameInfo, GridInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { reader } from '../src/facts.ts';
import { type BoardLayout, emptyLayout } from '../src/layout.ts';
import { neighboursIn } from '../src/neighbours.ts';
import { pieces } from '../src/pieces.ts';
import { scene } from '../src/scene.ts';
import { rowAt, rowsOf, twinOf } from '../src/twin.ts';
import { grids } from './grids.ts';

const info: GameInfo = {
  ...stonesModule().info,
  types: [{ t: 'kind', kind: 0 }],
  kinds: [
    { name: 'Town', members: ['aria', 'bree', 'cole'] },
    { name: 'Unit', members: ['one', 'two'] },
  ],
  fields: [
    { kind: 0, name: 'holder', type: 0, state: true },
    { kind: 1, name: 'at', type: 0, state: true },
  ],
  relations: [
    { name: 'road', left: 0, right: 0, directed: false, fields: [], joins: [{ left: 0, right: 2, values: [] }] },
  ],
};
const layout: BoardLayout = {
  ...emptyLayout,
  places: { 'Town.aria': { at: [0, 0] }, 'Town.bree': { at: [100, 0] }, 'Town.cole': { at: [50, 50] } },
  kinds: { Town: { draw: 'place', side: 'holder' }, Unit: { draw: 'counter', at: 'at' } },
};
const board = scene(info, layout, []);
const fields = { 'Town.holder': ['cole', 'none', 'none'], 'Unit.at': ['aria', 'aria'] };
const read = reader(info, { fields } as unknown as MatchView);
const places = twinOf({
  info,
  layout,
  scene: board,
  read,
  pieces: pieces(info, layout, board, read, undefined),
  nameOf: (member) => `The ${member}`,
  heat: { title: '', places: new Map([['Town.bree', { times: 0, text: 'never entered' }]]) },
});

test('a place is described with its owner, what stands there, and where one gets from there', () => {
  expect(
    places.map(({ name, owner, units, near, heat }) => [
      name,
      owner,
      units.length,
      near.map((one) => one.member),
      heat,
    ]),
  ).toEqual([
    ['Aria', 'The cole', 2, ['cole'], undefined],
    ['Bree', undefined, 0, [], 'never entered'],
    ['Cole', undefined, 0, ['aria'], undefined],
  ]);
});

test('keys lead along the list, into what is open and out of it, and to names by their letter', () => {
  const rows = rowsOf(places, new Set(['aria']));
  expect(rows.map(({ key }) => key)).toEqual([
    'aria',
    'aria unit one',
    'aria unit two',
    'aria near cole',
    'bree',
    'cole',
  ]);
  const to = (at: number, key: string) => rows[rowAt(rows, at, key) ?? -1]?.key;
  expect(['ArrowDown', 'ArrowUp', 'ArrowRight', 'End', 'c', 'x'].map((key) => to(0, key))).toEqual([
    'aria unit one',
    'aria',
    'aria unit one',
    'cole',
    'cole',
    undefined,
  ]);
  expect(['ArrowLeft', 'Home', 'b'].map((key) => to(3, key))).toEqual(['aria', 'aria', 'bree']);
  expect(to(5, 'ArrowRight')).toBeUndefined();
  // The next one of that letter, beyond the end of the list.
  expect(to(5, 'a')).toBe('aria');
});

test('cells with a common side are neighbours', () => {
  const cells = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
  ] as const;
  const grid = (shape: GridInfo['cell']): GameInfo => ({
    ...info,
    kinds: [{ name: 'Cell', members: ['a', 'b', 'c', 'd'], cells, grid: grids[shape] }],
    relations: [],
  });
  const near = (shape: GridInfo['cell']) => {
    const one = grid(shape);
    const found = neighboursIn(one, scene(one, emptyLayout, []));
    return ['a', 'b', 'c', 'd'].map((cell) => [...(found.get(cell) ?? [])].sort().join(''));
  };
  expect(near('flat')).toEqual(['bd', 'acd', 'b', 'ab']);
  expect(near('square')).toEqual(['bd', 'ac', 'b', 'a']);
});
