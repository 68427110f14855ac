import type { PileView } from '@sandtable/session';
import { expect, test } from 'vitest';
import { type Picking, pickingOf } from '../src/Pick.tsx';
import { takenFrom } from '../src/table-shown.ts';

const taken: string[] = [];
const picking = pickingOf({
  candidates: ['a', 'p'],
  mentioned: ['b', 'q', 'a'],
  aside: ['a', 'b'],
  picked: ['b'],
  asked: undefined,
  onPick: (member) => taken.push(`pick ${member}`),
  keys: { kind: 'Piece', members: ['p', 'q'], onOpen: (member) => taken.push(`open ${member}`) },
});

test('a candidate goes before a key, and a key before what is only spoken of', () => {
  const ranks = ['a', 'b', 'c', 'p', 'q'].map((member) => picking.rank('Piece', member));
  expect(ranks).toEqual([3, 1, 0, 3, 2]);
  expect(['a', 'b', 'c'].map((member) => picking.isLegal('Town', member))).toEqual([true, true, false]);
  expect(['a', 'b'].map((member) => picking.isSpoken('Town', member))).toEqual([false, true]);
  expect(['a', 'b', 'q'].map((member) => picking.isAside('Town', member))).toEqual([false, true, false]);
  for (const member of ['a', 'b', 'q']) picking.onPick?.(member, 'Piece');
  expect(taken).toEqual(['pick a', 'pick b', 'open q']);
});

test('of a hand that something is picked from, what may be taken instead stays as it is', () => {
  const hand: PileView = {
    name: 'hand',
    pile: 'hand',
    kind: 'Card',
    ordered: false,
    size: 3,
    members: ['x', 'y', 'z'],
  };
  const canSwitchTo = (kind: string, member: string): boolean => kind === 'Card' && member === 'y';
  const of = (asked: string, candidates: readonly string[], onPick: Picking['onPick']) =>
    takenFrom({ picking: pickingOf({ candidates, picked: ['x'], asked, onPick }), canSwitchTo, asked }, hand);
  const onPick = (): void => undefined;
  expect(of('Front', ['left'], onPick)).toEqual(new Set(['y', 'x']));
  expect(of('Card', ['z'], onPick)).toEqual(new Set(['x', 'y', 'z']));
  expect(of('Card', ['z'], undefined), 'nobody asked').toBeUndefined();
  expect(takenFrom({ picking, canSwitchTo: () => false, asked: 'Town' }, hand)).toBeUndefined();
  // Where cards are asked for and none of these will do, none of them looks as if it would.
  expect(takenFrom({ picking, canSwitchTo: () => false, asked: 'Card' }, hand)).toEqual(new Set());
});
