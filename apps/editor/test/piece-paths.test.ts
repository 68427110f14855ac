import type { AskView } from '@sandtable/session';
import { expect, test } from 'vitest';
import {
  aimsOf,
  dropsOn,
  isAsideOf,
  isKeyAsked,
  meantBy,
  pathsOf,
  retaken,
  targetsOf,
} from '../src/play/piece-paths.ts';
import { dropsOf } from '../src/play/useDropping.ts';
import { valuePaths } from '../src/play/value-paths.ts';

const keyed = { form: 'one', each: { keys: ['a1', 'a2', 'a3'], kind: 'Place' }, kind: 'Unit', next: 'a1' } as const;

const ask = (more: Partial<AskView>): AskView => ({
  ...{ choice: 'p/c', form: 'menu', role: 'red', seat: 'a', picked: [], next: '', kind: undefined },
  ...{ candidates: [], excluded: [], low: 1, high: 1, count: -1 },
  ...more,
});
const unit = (member: string) => ({ kind: 'Unit', member });
const way = (arm: string, ...candidates: readonly string[]) => ({ picked: [arm], kind: 'Unit', candidates });

test('a piece leads on by each action that asks for it', () => {
  const menu = ask({ ways: [way('move', 'u1', 'u2'), way('attack', 'u1')] });
  expect(pathsOf(menu, [], unit('u1'))).toEqual([{ picked: ['move', 'u1'] }, { picked: ['attack', 'u1'] }]);
  expect(pathsOf(menu, [], unit('u3'))).toEqual([]);
});

test('of a menu that is half answered another piece leads on, too', () => {
  const again = [way('move', 'u1', 'u2'), way('attack', 'u2', 'u3'), way('dig', 'u3')];
  const picked = ask({ picked: ['move', 'u1'], kind: 'Hex', candidates: ['a1'] });
  expect(pathsOf(picked, [], unit('u2'), again)).toEqual([{ picked: ['move', 'u2'] }, { picked: ['attack', 'u2'] }]);
  expect(retaken(picked, again, unit('u2'))).toEqual(['move', 'u2']);
  expect(retaken(picked, again, unit('u3'))).toEqual([]);
  expect(retaken(picked, again, unit('u1'))).toEqual([]);
  expect(retaken(picked, again, unit('u4'))).toBeUndefined();
  expect(retaken({ ...picked, kind: 'Unit' }, again, unit('u2'))).toBeUndefined();
  expect(retaken({ ...picked, picked: [] }, again, unit('u2'))).toBeUndefined();
  expect(retaken(picked, again.slice(1, 2), unit('u3'))).toEqual(['attack', 'u3']);
});

test('a piece that is asked for or picked already leads on from there', () => {
  const asked = ask({ picked: ['move'], kind: 'Unit', candidates: ['u1'] });
  expect(pathsOf(asked, [], unit('u1'))).toEqual([{ picked: ['move', 'u1'] }]);
  const picked = ask({ picked: ['move', 'u1'], kind: 'Hex', candidates: ['a1'] });
  expect(pathsOf(picked, [], unit('u1'))).toEqual([{ picked: ['move', 'u1'] }]);
  expect(pathsOf(picked, [], unit('u2'))).toEqual([]);
});

test('a key of an assignment leads to its value, in whatever order keys are given', () => {
  const each = ask({ form: 'one', each: { keys: ['u1', 'u2', 'u3'], kind: 'Unit' }, picked: ['a1'] });
  expect(pathsOf(each, ['a1'], unit('u1'))).toEqual([{ picked: [], key: 0, first: ['u1', 'u2', 'u3'] }]);
  expect(pathsOf(each, ['a1'], unit('u2'))).toEqual([{ picked: ['a1'], key: 1, first: ['u1', 'u2', 'u3'] }]);
  expect(pathsOf(each, ['a1'], unit('u3'))).toEqual([{ picked: ['a1'], key: 2, first: ['u1', 'u3', 'u2'] }]);
  expect(pathsOf(each, ['a1'], unit('u4'))).toEqual([]);
  expect(pathsOf({ ...each, sight: 'label' }, ['a1'], unit('u1'))).toEqual([]);
});

test('what may be the value of keys leads to each of them, whether it was given to another or not', () => {
  const each = ask({ ...keyed, candidates: ['u1', 'u2'] });
  expect(valuePaths(each, [], unit('u1'))).toEqual([
    { picked: [], first: ['a1', 'a2', 'a3'], on: 'a1', value: 'u1' },
    { picked: [], first: ['a2', 'a1', 'a3'], on: 'a2', value: 'u1' },
    { picked: [], first: ['a3', 'a1', 'a2'], on: 'a3', value: 'u1' },
  ]);
  // It stays where it is, if the same may be given twice.
  expect(valuePaths({ ...each, next: 'a2' }, ['u1'], unit('u1')).filter(({ on }) => on === 'a3')).toEqual([
    { picked: ['u1'], first: ['a1', 'a3', 'a2'], on: 'a3', value: 'u1' },
    { picked: [], first: ['a3', 'a1', 'a2'], on: 'a3', value: 'u1' },
  ]);
  expect(valuePaths(each, [], { kind: 'Place', member: 'a1' })).toEqual([]);
  expect(valuePaths({ ...each, sight: 'label' }, [], unit('u1'))).toEqual([]);
});

test('it can be put on the keys that may have it, by the first way that fits', () => {
  const each = ask({ ...keyed, candidates: ['u1', 'u2'] });
  const asked = valuePaths({ ...each, next: 'a2' }, ['u1'], unit('u1')).map((path) => ({
    path,
    ask: ask({ candidates: path.on === 'a2' || path.picked.length > 0 ? ['u2'] : ['u1', 'u2'] }),
  }));
  const drops = dropsOf(asked);
  expect(drops.map(({ path, value }) => [path.on, path.picked, value])).toEqual([
    ['a1', [], 'u1'],
    ['a3', [], 'u1'],
  ]);
  expect(targetsOf(drops)).toEqual(['a1', 'a3']);
  expect(dropsOn(drops, 'a3').map(({ path }) => path.on)).toEqual(['a3']);
});

test('what the open part of an assignment is about is no wrong answer to it', () => {
  const each = ask({ each: { keys: ['u1', 'u2'], kind: 'Unit' }, next: 'u2' });
  expect(isKeyAsked(each, unit('u2'))).toBe(true);
  expect(isKeyAsked(each, unit('u1'))).toBe(false);
  expect(isKeyAsked(each, { kind: 'Hex', member: 'u2' })).toBe(false);
  expect(isKeyAsked(ask({ next: 'u2' }), unit('u2'))).toBe(false);
});

test('a value is meant by its own name and by what it speaks of', () => {
  const drops = ['moves(aria)', 'supports(u2, aria)', 'holds'].map((value) => ({ path: { picked: [] }, value }));
  expect(dropsOn(drops, 'aria').map(({ value }) => value)).toEqual(['moves(aria)', 'supports(u2, aria)']);
  expect(targetsOf(drops)).toContain('u2');
  expect(dropsOn(drops, 'bree')).toEqual([]);
});

test('a place is an aim where only one action fits it', () => {
  const to = (arm: string, ...values: readonly string[]) =>
    values.map((value) => ({ path: { picked: [arm, 'u1'] }, value }));
  expect(aimsOf([...to('move', 'a1', 'a2'), ...to('attack', 'a2', 'a3')])).toEqual(['a1', 'a3']);
});

test('a piece that is put on a place goes there, where only one way does; several are asked about', () => {
  const on = (...values: readonly string[]) =>
    meantBy(
      values.map((value) => ({ path: { picked: [] }, value })),
      'aria',
    ).map(({ value }) => value);
  expect(on('moves(aria, false)', 'supports(u2, aria)', 'supports(u3, aria)')).toEqual(['moves(aria, false)']);
  expect(on('moves(aria, false)', 'supports(aria, none)')).toEqual(['moves(aria, false)', 'supports(aria, none)']);
  expect(on('supports(u2, aria)', 'supports(u3, aria)')).toEqual(['supports(u2, aria)', 'supports(u3, aria)']);
});

test('what is put where only support for another place is meant is asked about', () => {
  const aside = (name: string, ...values: readonly string[]) =>
    isAsideOf(
      values.map((value) => ({ path: { picked: [] }, value })),
      name,
    );
  expect(aside('u2', 'moves(aria, false)', 'supports(u2, aria)')).toBe(true);
  expect(aside('aria', 'moves(aria, false)', 'supports(u2, aria)')).toBe(false);
  expect(aside('u2', 'supports(u2, aria)', 'supports(u3, aria)'), 'nothing is meant alone').toBe(false);
});
