import type { GameInfo, TypeInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { reader } from '../src/facts.ts';
import { type BoardLayout, emptyLayout, type LookLayout } from '../src/layout.ts';
import { looksOf } from '../src/looks.ts';
import { pieces } from '../src/pieces.ts';
import { scene } from '../src/scene.ts';
import { spelled } from '../src/spelled.ts';
import { grids } from './grids.ts';

const types: readonly TypeInfo[] = [
  { t: 'kind', kind: 0 },
  { t: 'kind', kind: 1 },
  { t: 'union', parts: [{ p: 'none' }, { p: 'type', type: 3, size: 4 }] },
  { t: 'int', min: 1, max: 4, den: 1 },
  { t: 'int', min: 0, max: 9, den: 1 },
  { t: 'bool' },
  { t: 'set', of: 1, size: 4 },
];
/** Four hexes in a bow, of which the last lies apart; a tower on the second with doors to both sides. */
const info: GameInfo = {
  ...stonesModule().info,
  types,
  kinds: [
    { name: 'Side', members: ['red', 'blue'] },
    {
      name: 'Hex',
      members: ['a', 'b', 'c', 'd'],
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
        [5, 0],
      ],
      grid: grids.flat,
    },
    { name: 'Tower', members: ['keep'] },
    { name: 'Unit', members: ['u', 'v'] },
  ],
  fields: [
    { kind: 1, name: 'start', type: 2, state: false, values: [0, 1, 0, 4] },
    { kind: 1, name: 'road', type: 5, state: false, values: [true, true, false, true] },
    { kind: 1, name: 'owner', type: 0, state: true },
    { kind: 2, name: 'body', type: 1, state: false, values: [1] },
    { kind: 2, name: 'doors', type: 6, state: false, values: [[0, 2]] },
    { kind: 2, name: 'holder', type: 0, state: true },
    { kind: 3, name: 'at', type: 1, state: true },
    { kind: 3, name: 'hurt', type: 4, state: true },
    { kind: 3, name: 'done', type: 5, state: true },
  ],
};
const layout: BoardLayout = {
  ...emptyLayout,
  sides: { red: { colour: '#aa0000', pattern: 'solid', letter: 'R' } },
  kinds: {
    Tower: { draw: 'feature', body: 'Tower.body', doors: 'Tower.doors', side: 'holder' },
    Unit: { draw: 'counter', at: 'at', badges: [{ field: 'hurt' }, { field: 'done', sign: 'x' }], faded: 'done' },
  },
};
const view = (fields: Record<string, readonly unknown[]>) => reader(info, { fields } as unknown as MatchView);
const none = { 'Hex.owner': ['none', 'none', 'none', 'none'] };

const looks = (...all: readonly LookLayout[]) => {
  const how = { ...layout, looks: all };
  return looksOf(info, how, scene(info, how, []), view({ ...none, 'Hex.owner': ['none', 'red', 'none', 'blue'] }));
};

test('the first fill counts, in tones or in colours of its own', () => {
  const { fills } = looks(
    { of: 'Hex.start', value: [1, 2], fill: '#ffffff', dark: '#000000' },
    { of: 'Hex.road', value: true, fill: 'sand' },
  );
  expect([...fills]).toEqual([
    ['Hex.a', 'var(--tone-sand)'],
    ['Hex.b', 'light-dark(#ffffff, #000000)'],
    ['Hex.d', 'var(--tone-sand)'],
  ]);
});

test('neighbours that have the same are joined, and a bridge lies along the line', () => {
  const { joins, signs } = looks({ of: 'Hex.road', join: 'road', mark: 'bridge' });
  expect(joins.map(({ ends }) => ends.length)).toEqual([1, 1, 0]);
  expect(signs.map(({ turn }) => Math.round(turn))).toEqual([30, -150, 0]);
});

test('numbers are those of the rules, and flags are of sides that the layout knows', () => {
  const { numbers, flags } = looks({ of: 'Hex.start', number: true }, { of: 'Hex.owner', flag: true });
  expect(numbers.map(({ spot, text }) => [spot.member, text])).toEqual([
    ['b', '1'],
    ['d', '4'],
  ]);
  expect(flags.map(({ spot, side }) => [spot.member, side.letter])).toEqual([['b', 'R']]);
});

test('a feature lies on its cells, and what stands in it has its place there', () => {
  const place = scene(info, layout, []);
  const [b, keep] = [place.byMember.get('b'), place.byMember.get('keep')];
  expect(keep?.at).toEqual(b?.at);
  expect(keep?.doors).toEqual([place.byMember.get('a')?.at, place.byMember.get('c')?.at]);
  const read = view({ 'Unit.at': ['inside(keep)', 'aboard(u)'], 'Unit.hurt': [3, 8], 'Unit.done': [true, false] });
  const [unit, ...others] = pieces(info, layout, place, read, undefined);
  expect(others).toEqual([]);
  expect(unit).toMatchObject({ member: 'u', place: 'keep', faded: true, riders: ['V'] });
  expect(unit?.badges.map(({ pips, text }) => [pips, text])).toEqual([
    [3, ''],
    [0, 'x'],
  ]);
});

test('costs are spelled with the signs for halves and quarters', () => {
  expect([0, 0.5, 1, 2.25, 1 / 3, -1.5, -2].map(spelled)).toEqual(['0', '½', '1', '2¼', '0.33', '-1½', '-2']);
});

test('points and regions have looks as well', () => {
  const bare = { ...info, kinds: info.kinds.map(({ cells, grid, ...kind }) => kind) };
  const square = [
    [0, 0],
    [4, 0],
    [4, 4],
  ] as const;
  const how: BoardLayout = {
    ...layout,
    kinds: {},
    places: { 'Hex.b': { at: [1, 1] }, 'Hex.d': { at: [2, 2], outline: [square] } },
    looks: [
      { of: 'Hex.start', fill: 'forest', mark: 'trees', number: true },
      { of: 'Hex.owner', flag: true },
    ],
  };
  const found = looksOf(bare, how, scene(bare, how, []), view({ 'Hex.owner': ['none', 'red', 'none', 'none'] }));
  expect([...found.fills.keys()].sort()).toEqual(['Hex.b', 'Hex.d']);
  expect(found.signs.map(({ sign, room }) => [sign, room])).toEqual([
    ['trees', 0],
    ['trees', 0],
  ]);
  expect(found.numbers).toHaveLength(2);
  expect(found.flags.map(({ spot }) => spot.member)).toEqual(['b']);
});
