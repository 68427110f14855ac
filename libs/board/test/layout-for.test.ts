import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { autoLayout } from '../src/auto.ts';
import { emptyLayout } from '../src/layout.ts';
import { layoutFor } from '../src/layout-for.ts';

const base = stonesModule().info;
const info = {
  ...base,
  roleKind: 0,
  types: [
    { t: 'kind', kind: 0 },
    { t: 'kind', kind: 1 },
    {
      t: 'union',
      parts: [
        { p: 'type', type: 1, size: 2 },
        { p: 'tag', name: 'lost', payload: [], size: 1 },
      ],
    },
    { t: 'int', min: 0, max: 9, den: 1 },
  ] as const,
  kinds: [
    { name: 'Side', members: ['red', 'blue'] },
    { name: 'Town', members: ['aria', 'bree'] },
    { name: 'Army', members: ['a', 'b'] },
    { name: 'Card', members: ['c', 'd'] },
  ],
  fields: [
    { kind: 0, name: 'points', type: 3, state: true },
    { kind: 2, name: 'side', type: 0, state: false, values: [0, 1] },
    { kind: 2, name: 'at', type: 2, state: true },
  ],
  states: [],
  relations: [],
  choices: [],
  piles: [
    { name: 'deck', params: [], kind: 3, field: 'Card.$pile', part: 1, ordered: true, seen: 0 },
    { name: 'hand', params: [{ name: 's', type: 0 }], kind: 3, field: 'Card.$pile', part: 2, ordered: false, seen: 1 },
  ],
};

test('without a layout there are places, counters, boxes for tags, hands, piles and tracks', () => {
  const auto = layoutFor(info, undefined);
  expect(auto).toEqual(autoLayout(info));
  expect(Object.fromEntries(Object.entries(auto.kinds).map(([kind, { draw }]) => [kind, draw]))).toEqual({
    ...{ Side: 'none', Town: 'place', Army: 'counter', Card: 'card' },
  });
  expect(Object.keys(auto.places)).toEqual(['Town.aria', 'Town.bree']);
  expect(auto.boxes.map(({ of, tag }) => [of, tag])).toEqual([['Army.at', 'lost']]);
  expect(auto.tracks).toEqual([{ of: 'Side.points' }]);
  expect(auto.table).toEqual({ strips: [], hands: ['hand'], stacks: ['deck'] });
});

const drawn = { ...emptyLayout, places: { 'Town.aria': { at: [0, 0] as const } } };
const sides = { red: { colour: '#000000', pattern: 'solid', letter: 'R' } } as const;

test('what a layout leaves out is drawn as without one, and what it says stays', () => {
  const found = layoutFor(info, { ...drawn, sides, kinds: { Army: { draw: 'none' } } });
  expect(found.places).toMatchObject({ 'Town.aria': { at: [0, 0] }, 'Town.bree': {} });
  expect(found.kinds).toEqual({ Army: { draw: 'none' }, Card: autoLayout(info).kinds.Card });
  expect(found.sides).toBe(sides);
  expect([found.table?.hands, found.boxes, found.tracks.length]).toEqual([['hand'], [], 1]);
});

test('whoever has said what need not be shown is not completed', () => {
  const places = { ...drawn.places, 'Town.bree': { at: [1, 0] as const } };
  const said = { ...drawn, places, unshown: ['Side.points'] };
  expect(layoutFor(info, said)).toBe(said);
});
