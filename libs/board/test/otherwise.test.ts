import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { expect, test } from 'vitest';
import { arrange } from '../src/arrange.ts';
import { reader } from '../src/facts.ts';
import { type BoardLayout, emptyLayout } from '../src/layout.ts';
import { otherwiseOn } from '../src/otherwise.ts';
import { pieces } from '../src/pieces.ts';
import { scene } from '../src/scene.ts';
import { sizesAt } from '../src/sizes.ts';

const info = {
  id: 'g',
  types: [],
  kinds: [
    { name: 'Town', members: ['a', 'b', 'c'] },
    { name: 'Unit', members: ['one', 'two', 'three'] },
  ],
  fields: [],
  states: [],
  relations: [],
} as unknown as GameInfo;

const layout: BoardLayout = {
  ...emptyLayout,
  projection: 'none',
  places: { 'Town.a': { at: [10, 10] }, 'Town.b': { at: [80, 10] }, 'Town.c': { at: [50, 70] } },
  kinds: { Town: { draw: 'place', side: 'owner' }, Unit: { draw: 'counter', at: 'at', value: 'power' } },
};

const viewOf = (at: readonly string[], power: readonly number[], owner: readonly string[] = ['x', 'x', 'x']) =>
  ({ fields: { 'Unit.at': at, 'Unit.power': power, 'Town.owner': owner } }) as unknown as MatchView;

const compared = (was: MatchView, is: MatchView) => {
  const place = scene(info, layout, []);
  const sizes = sizesAt(1, place.width);
  const all = pieces(info, layout, place, reader(info, is), undefined);
  const { standing } = arrange(place, all, sizes, false, () => false);
  const drawn = { info, view: is, layout, scene: place, standing, sizes, nameOf: undefined };
  return otherwiseOn({ info, view: was }, drawn);
};

test('counters that stood elsewhere are ghosts there, with the way to where they stand; those that are gone have none', () => {
  const { ghosts, marks } = compared(viewOf(['a', 'b', 'c'], [1, 2, 3]), viewOf(['a', 'c', 'none'], [1, 2, 3]));
  expect(ghosts.map(({ key, to }) => [key, to !== undefined])).toEqual([
    ['Unit.two', true],
    ['Unit.three', false],
  ]);
  expect(marks.map(({ key }) => key)).toEqual(['Unit.two']);
});

test('a counter that is otherwise where it stands is marked with both values, and a place that is another’s', () => {
  const { ghosts, marks } = compared(
    viewOf(['a', 'b', 'c'], [1, 2, 3]),
    viewOf(['a', 'b', 'c'], [1, 4, 3], ['x', 'x', 'y']),
  );
  expect(ghosts).toEqual([]);
  expect(marks.map(({ key, was, is }) => [key, was, is])).toEqual([
    ['Unit.two', '2', '4'],
    ['Town.c', '', ''],
  ]);
});

test('where nothing is otherwise nothing is drawn', () => {
  const same = viewOf(['a', 'b', 'c'], [1, 2, 3]);
  expect(compared(same, same)).toEqual({ ghosts: [], marks: [] });
});
