import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { arrangingOn, printedOn } from '../src/arrange.ts';
import { emptyLayout } from '../src/layout.ts';
import type { Piece } from '../src/pieces.ts';
import { scene } from '../src/scene.ts';
import { sizesAt } from '../src/sizes.ts';
import { traceOf } from '../src/trace.ts';
import { grids } from './grids.ts';

const cells = [
  [0, 0],
  [1, 0],
] as const;
const info: GameInfo = {
  ...stonesModule().info,
  kinds: [
    { name: 'Cell', members: ['a', 'b'], cells, grid: grids.square },
    { name: 'Unit', members: ['one', 'two'] },
  ],
  fields: [],
  relations: [],
};
const place = scene(info, emptyLayout, []);
const sizes = sizesAt(1, place.width, place.apart);
const piece = (member: string, at: string) => ({ kind: 'Unit', member, sideId: 'red', place: at }) as Piece;
const [one, two] = [piece('one', 'a'), piece('two', 'a')];
const arranging = arrangingOn(printedOn(place, sizes, true));
const standing = (...pieces: readonly Piece[]) => arranging(pieces, () => true).standing;

test('a counter by itself on a cell stands in its middle, makes room for another, and stands there again', () => {
  const alone = standing(one);
  expect(alone.counters.map(({ at }) => at)).toEqual([place.byMember.get('a')?.at]);
  const both = standing(one, two);
  expect(new Set(both.counters.map(({ at }) => String(at))).size).toBe(2);
  expect(standing(one).counters).toEqual(alone.counters);
  expect(standing(piece('one', 'b')).counters.map(({ at }) => at)).toEqual([place.byMember.get('b')?.at]);
});

test('what moved has left a trace where it stands now, and what did not move has none', () => {
  const layout = { ...emptyLayout, kinds: { Unit: { draw: 'counter', at: 'at' } as const } };
  const changes = [{ path: 'Unit.at', member: 0, from: 'a', to: 'b' }];
  const [moved, other] = [piece('one', 'b'), two];
  const { ways, left, marked } = traceOf(info, layout, place, standing(moved, other), changes, 10);
  expect(ways.map(({ from, to }) => [from, to])).toEqual([[place.byMember.get('a')?.at, place.byMember.get('b')?.at]]);
  expect([left.length, marked.length]).toEqual([1, 1]);
  expect(traceOf(info, layout, place, standing(one), [], 10)).toEqual({ ways: [], left: [], marked: [] });
});
