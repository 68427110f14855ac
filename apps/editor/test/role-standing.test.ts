import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { roleScores, roleStandings } from '../src/play/role-standing.ts';

const info: GameInfo = {
  ...stonesModule().info,
  roleKind: 0,
  types: [{ t: 'kind', kind: 0 }, { t: 'bool' }, { t: 'int', min: 0, max: 9, den: 1 }],
  kinds: [
    { name: 'Side', members: ['red', 'blue'] },
    { name: 'Town', members: ['a', 'b', 'c', 'd'] },
    { name: 'Cart', members: ['cart_1', 'cart_2'], live: 'Cart.$live' },
  ],
  fields: [
    { kind: 0, name: 'points', type: 2, state: true },
    { kind: 0, name: 'mood', type: 2, state: true },
    { kind: 0, name: 'secretly', type: 2, state: true },
  ],
};
const values: Readonly<Record<string, readonly (string | number | boolean)[]>> = {
  'Side.points': [3, 5],
  'Side.mood': [1, '?'],
  'Side.secretly': [1, 1],
  'Town.holder': ['red', 'red', 'blue', '?'],
  'Town.walled': [true, false, true, true],
  'Cart.$live': [true, false],
  'Cart.side': ['red', 'red'],
};
const words: Readonly<Record<string, string>> = {
  'Side.points': 'points',
  'Side.mood': 'mood',
  'Town.walled': 'walls',
};
const table = {
  info,
  read: (kind: string, at: number, field: string | undefined) => values[`${kind}.${field}`]?.[at],
  texts: { named: (path: string) => words[path], value: (_: string, value: unknown) => String(value) },
};

test('what belongs to a role is counted, as far as whoever looks may know', () => {
  const wanted = [{ count: 'Town.holder', where: 'walled' }, { count: 'Town.holder' }, { count: 'Cart.side' }];
  expect(roleStandings(table, [...wanted, 'Side.points'])).toEqual([
    ['walls 1–2', 'town 2–3', 'cart 1', 'points 3', 'mood 1'],
    ['walls 1–2', 'town 1–2', 'cart 0', 'points 5', 'mood ?'],
  ]);
});

test('what is counted may be called otherwise than the field that names the role', () => {
  const named = (path: string): string | undefined =>
    ({ 'Town.holder': 'held by', 'Town.holder/count': 'towns' })[path] ?? words[path];
  const called = { ...table, texts: { ...table.texts, named } };
  expect(roleStandings(called, [{ count: 'Town.holder' }])[0]).toContain('towns 2–3');
});

test('without a wish fields that have a word are shown', () =>
  expect(roleStandings(table, [])).toEqual([
    ['points 3', 'mood 1'],
    ['points 5', 'mood ?'],
  ]));

test('of a field that is yes or no only a yes is shown, by its word', () => {
  const passed = { ...table, read: (_: string, at: number) => at === 0 };
  expect(roleStandings(passed, ['Side.points'])[0]).toContain('points');
  expect(roleStandings(passed, ['Side.points'])[1]).toEqual([]);
});

test('scores are the first of what is shown that is a number for every role', () => {
  expect(roleScores(table, [])).toEqual({ word: 'points', values: [3, 5] });
  expect(roleScores(table, [{ count: 'Cart.side' }])).toEqual({ word: 'cart', values: [1, 0] });
  const silent = { ...table, texts: { ...table.texts, named: () => undefined } };
  expect(roleScores(silent, [])).toBeUndefined();
  expect(roleScores({ ...table, info: { ...info, fields: info.fields.slice(1) } }, [])).toBeUndefined();
});
