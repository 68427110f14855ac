import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { reader } from '../src/facts.ts';
import { type BoardLayout, emptyLayout } from '../src/layout.ts';
import { pieces } from '../src/pieces.ts';
import { scene } from '../src/scene.ts';

const info: GameInfo = {
  ...stonesModule().info,
  types: [{ t: 'kind', kind: 0 }, { t: 'bool' }],
  kinds: [
    { name: 'Town', members: ['a', 'b'] },
    { name: 'Unit', members: ['unit_1', 'unit_2', 'unit_3'], live: 'Unit.$live' },
  ],
  fields: [
    { kind: 1, name: '$live', type: 1, state: true },
    { kind: 1, name: 'at', type: 0, state: true },
  ],
};
const layout: BoardLayout = {
  ...emptyLayout,
  places: { 'Town.a': { at: [0, 0] }, 'Town.b': { at: [100, 0] } },
  kinds: { Town: { draw: 'place' }, Unit: { draw: 'counter', at: 'at' } },
};

test('members of a pool stand on the board while they are there', () => {
  const fields = { 'Unit.$live': [true, false, true], 'Unit.at': ['a', 'a', 'b'] };
  const read = reader(info, { fields } as unknown as MatchView);
  const found = pieces(info, layout, scene(info, layout, []), read, undefined);
  expect(found.map(({ member, place }) => [member, place])).toEqual([
    ['unit_1', 'a'],
    ['unit_3', 'b'],
  ]);
  expect(pieces(info, layout, scene(info, layout, []), reader(info, undefined), undefined)).toEqual([]);
});

test('who is nowhere stands where the draft puts it, and who stands somewhere stays there', () => {
  const fields = { 'Unit.$live': [true, true, true], 'Unit.at': ['a', 'none', 'none'] };
  const read = reader(info, { fields } as unknown as MatchView);
  const drafts = { kind: 'Unit', values: { unit_1: 'b', unit_2: 'b', unit_3: 'none' } };
  const found = pieces(info, layout, scene(info, layout, []), read, undefined, drafts);
  expect(found.map(({ member, place, planned }) => [member, place, planned])).toEqual([
    ['unit_1', 'a', undefined],
    ['unit_2', 'b', true],
  ]);
});

test('a counter shows the sign that the layout has for a value', () => {
  const shown = (figures: Readonly<Record<string, string>>) => {
    const how: BoardLayout = {
      ...layout,
      kinds: { ...layout.kinds, Unit: { draw: 'counter', at: 'at', value: 'at', figures } },
    };
    const read = reader(info, {
      fields: { 'Unit.$live': [true, true], 'Unit.at': ['a', 'b'] },
    } as unknown as MatchView);
    return pieces(info, how, scene(info, how, []), read, undefined).map(({ value }) => value);
  };
  expect(shown({ a: 'A!' })).toEqual(['A!', 'b']);
});
