import type { GameInfo, TypeInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { codeOf, readValue, sizeOf, writeValue } from '../src/index.ts';

const types: readonly TypeInfo[] = [
  { t: 'int', min: -2, max: 3, den: 1 },
  { t: 'int', min: 0, max: 6, den: 2 },
  { t: 'bool' },
  { t: 'kind', kind: 0 },
  { t: 'union', parts: [{ p: 'none' }, { p: 'type', type: 3, size: 2 }] },
  {
    t: 'union',
    parts: [
      { p: 'none' },
      { p: 'tag', name: 'away', payload: [], size: 1 },
      { p: 'tag', name: 'coming', payload: [0, 4], size: 18 },
      { p: 'type', type: 0, size: 6 },
    ],
  },
];
const info: GameInfo = { ...stonesModule().info, types };

test.each([0, 1, 2, 3, 4, 5])('type %i: writing what was read gives the same code', (type) => {
  for (let ordinal = 0; ordinal < sizeOf(info, type); ordinal++) {
    const code = codeOf(info, type, ordinal);
    expect(writeValue(info, type, readValue(info, type, code))).toBe(code);
  }
});

test.each([
  [1, 3, 1.5],
  [4, 0, 'none'],
  [4, 2, 'bob'],
  [5, 1, 'away'],
  [5, 4, 'coming(-2, bob)'],
  [5, 20, -2],
])('type %i code %i reads as %s', (type, code, text) => expect(readValue(info, type, code)).toBe(text));

test.each([
  [0, 4],
  [1, 0.3],
  [2, 'yes'],
  [3, 'eve'],
  [5, 'coming(1)'],
  [5, 'coming(9, bob)'],
])('type %i has no %s', (type, text) => expect(writeValue(info, type, text)).toBeUndefined());
