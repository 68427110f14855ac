import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { emptyLayout } from '../src/layout.ts';
import { pickingOf } from '../src/Pick.tsx';
import type { Piece } from '../src/pieces.ts';
import { scene } from '../src/scene.ts';
import { cellCounter, soughtOn } from '../src/sought.ts';
import { grids } from './grids.ts';

const cells = [
  [0, 0],
  [1, 0],
  [2, 0],
] as const;
const info: GameInfo = {
  ...stonesModule().info,
  kinds: [{ name: 'Cell', members: ['a', 'b', 'c'], cells, grid: grids.square }],
  fields: [],
  relations: [],
};
const place = scene(info, emptyLayout, []);
const at = (member: string) => place.byMember.get(member)?.at;
const piece = (member: string, sideId: string, on: string) => ({ kind: 'Unit', member, sideId, place: on }) as Piece;
const all = [piece('u1', 'ann', 'a'), piece('u2', 'bob', 'c')];
const picking = (candidates: readonly string[], more: Partial<Parameters<typeof pickingOf>[0]> = {}) =>
  pickingOf({ candidates, picked: [], asked: undefined, onPick: () => undefined, ...more });
const nowhere = { counters: [], stacks: [] };
const found = (...asked: Parameters<typeof picking>) => soughtOn(place, all, nowhere, picking(...asked), 'bob');

test('what may be chosen is looked for: places, and pieces where they stand', () => {
  expect(found(['b'])).toMatchObject({ points: [at('b')], asked: true });
  expect(found(['u1', 'b'])).toMatchObject({ points: [at('b'), at('a')], asked: true });
});

test('counters and stacks far from the middle of their place are looked for where they stand', () => {
  const [first, second] = all as [Piece, Piece];
  const counters = [{ ...first, at: [7, 8] as const, size: 1 }];
  const stacks = [{ key: 'c', pieces: [second], side: undefined, at: [5, 6] as const, size: 1 }];
  const seen = soughtOn(place, all, { counters, stacks }, picking(['u1', 'u2']), 'bob');
  expect(seen?.points).toEqual([
    [7, 8],
    [5, 6],
  ]);
});

test('what candidates only speak of is looked for where nothing else is', () => {
  expect(found(['b'], { mentioned: ['c'] })?.points).toEqual([at('b')]);
  expect(found([], { mentioned: ['a'] })).toMatchObject({ points: [at('a')], asked: true });
});

test('where nothing of it is on the board, the pieces of whoever is asked are; nothing where nobody is asked', () => {
  expect(found(['somewhere'])).toMatchObject({ points: [at('c')], asked: false });
  expect(found(['b'], { onPick: undefined })).toMatchObject({ points: [at('c')], asked: false });
  expect(soughtOn(place, all, nowhere, picking(['b']), undefined)).toBeUndefined();
});

test('a counter is as large as its cell lets it be, and no larger than it is wished', () => {
  const room = place.spots[0]?.room ?? 0;
  expect(cellCounter(place, 1000)).toBeCloseTo(room * 1.16);
  expect(cellCounter(place, 1)).toBe(2.4);
  expect(cellCounter({ ...place, spots: [] }, 40)).toBeUndefined();
});
