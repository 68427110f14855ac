import type { GameInfo } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { reader } from '../src/facts.ts';
import { heldPiles } from '../src/held-piles.ts';
import { type BoardLayout, emptyLayout } from '../src/layout.ts';

const pile = (name: string, part: number) => ({
  name,
  part,
  params: [],
  kind: 1,
  field: 'Marker.$pile',
  ordered: false,
});
const info = {
  kinds: [
    { name: 'Side', members: ['red', 'blue'] },
    { name: 'Marker', members: ['m1', 'm2', 'm3'] },
  ],
  fields: [{ kind: 1, name: 'value', type: 0, state: false, values: [1, 2, -1] }],
  types: [{ t: 'int', min: -1, max: 2, den: 1 }],
  states: [],
  piles: [pile('kept', 1), pile('spent', 2)],
} as unknown as GameInfo;
const red = { colour: '#b3372b', pattern: 'hatch', letter: 'R' } as const;
const layout: BoardLayout = {
  ...emptyLayout,
  sides: { red },
  kinds: { Marker: { draw: 'counter', value: 'value' } },
  hands: [{ of: 'kept' }],
};
const view = {
  states: {},
  names: {},
  fields: { 'Marker.$pile': ['kept(red)', '?', 'spent'] },
  sizes: { 'kept(red)': 1, 'kept(blue)': 1, spent: 1 },
};
const facts = { info, view, layout, read: reader(info, view), nameOf: (name: string) => name.toUpperCase() };

test('a hand has what the viewer can see of it, in the colors of whose it is', () => {
  const groups = heldPiles(facts, 'kept').map(({ side, name, pieces }) => [
    side,
    name,
    pieces.map(({ member, value, side: own }) => [member, value, own]),
  ]);
  expect(groups).toEqual([[red, 'RED', [['m1', '1', red]]]]);
  expect(heldPiles(facts, 'laid')).toEqual([]);
});
