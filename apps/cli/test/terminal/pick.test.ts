import { expect, test } from 'vitest';
import { pickFrom, picksFrom } from '../../src/play/pick.ts';

const names = new Map([
  ['n1', 'North 1'],
  ['n2', 'North 2'],
  ['ven', 'Venice'],
  ['v2', 'Old Vienna'],
  ['7', '7'],
]);
const pickable = { candidates: [...names.keys()], labelOf: (candidate: string) => names.get(candidate) ?? '' };

test.each([
  ['ven', ['ven']],
  ['VENICE', ['ven']],
  ['vie', ['v2']],
  ['1', ['n1']],
])('%s', (text, picked) => {
  expect(pickFrom(pickable, text)).toEqual(picked);
});

test('an id goes before a number, and a number that no answer has is none', () => {
  expect(pickFrom(pickable, '7')).toEqual(['7']);
  expect(pickFrom(pickable, '6')).toBeUndefined();
});

test('a beginning that several have names them', () => {
  expect(pickFrom(pickable, 'north')).toEqual({ among: ['n1', 'n2'] });
  expect(pickFrom(pickable, 'ice')).toBeUndefined();
});

test('nothing typed is the only answer there is', () => {
  expect(pickFrom({ ...pickable, candidates: ['ven'] }, '')).toEqual(['ven']);
  expect(pickFrom(pickable, '')).toBeUndefined();
});

test.each([
  ['1-3', ['n1', 'n2', 'ven']],
  ['1–2 v2', ['n1', 'n2', 'v2']],
  ['n2, old vienna', ['n2', 'v2']],
  ['old vienna', ['v2']],
  ['n1 n1', ['n1']],
  ['all', pickable.candidates],
  ['', []],
])('several: “%s”', (text, picks) => {
  expect(picksFrom(pickable, text, 'all')).toEqual(picks);
});

test.each(['4-2', '2-9', '0-2', 'n1 nobody'])('none: “%s”', (text) => {
  expect(picksFrom(pickable, text, 'all')).toBeUndefined();
});
