import { stonesModule } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { changes } from '../src/changes.ts';
import { constantValues, createMatch, optionDefault, optionValues } from '../src/index.ts';

const module = stonesModule();
const { info } = module;

test('undo and redo say when there is nothing to go to', () => {
  const match = createMatch(stonesModule(), { seats: 'two', seed: 1 });
  const can = () => [match.view().undoable, match.view().redoable];
  expect(can()).toEqual([false, false]);
  match.decide(1);
  expect(can()).toEqual([true, false]);
  match.undo();
  expect(can()).toEqual([false, true]);
  match.decide(2);
  expect(can()).toEqual([true, false]);
});

test('the match goes to any number of decisions, and those after it stay', () => {
  const match = createMatch(stonesModule(), { seats: 'two', seed: 1 });
  const position = () => [match.view().decisions, match.view().made, match.view().states.pile];
  for (const taken of [1, 2, 3, 1]) match.decide(taken);
  expect(match.goto(1)).toBe(true);
  expect(position()).toEqual([1, 4, [19]]);
  expect([match.save(), match.save(true)].map((save) => save.decisions.length)).toEqual([1, 4]);
  expect(match.goto(5)).toBe(false);
  expect(match.goto(4)).toBe(true);
  expect(position()).toEqual([4, 4, [13]]);
  match.goto(0);
  match.decide(3);
  expect(position()).toEqual([1, 1, [17]]);
});

test('changes are the values that are others now; sets are compared by what is in them', () => {
  const before = { 'A.at': ['x', 'none'], 'A.all': [['p', 'q'], []] };
  const after = { 'A.at': ['x', 'y'], 'A.all': [['p', 'q'], ['r']] };
  expect(changes(before, after)).toEqual([
    { path: 'A.at', member: 1, from: 'none', to: 'y' },
    { path: 'A.all', member: 1, from: [], to: ['r'] },
  ]);
});

test('constants of the rules are values for texts', () => {
  const types = [...info.types, { t: 'bool' } as const];
  const constants = [
    { name: 'most', type: 0, value: 3 },
    { name: 'first', type: 2, value: 1 },
    { name: 'open', type: types.length - 1, value: 1 },
    { name: 'title', type: 0, value: 'Stones' },
  ];
  expect(constantValues({ ...info, types, constants })).toEqual({
    constant_most: 3,
    constant_first: 'bob',
    constant_open: 'true',
    constant_title: 'Stones',
  });
});

describe('an option', () => {
  const option = { name: 'o', sort: 'option', type: 2, value: 1 } as const;

  test('lists what it may be, and what it is by itself', () => {
    expect(optionValues(info, option)).toEqual(['ann', 'bob']);
    expect(optionDefault(info, option)).toBe('bob');
  });

  test('with too many values is typed', () => {
    expect(optionValues(info, { ...option, type: 1, value: 20 })).toBeUndefined();
  });
});
