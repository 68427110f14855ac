import type { GameInfo } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { membersLike } from '../src/index.ts';

const field = (name: string, type: number, values: readonly unknown[]) => ({ kind: 0, name, type, values, seen: 0 });
const info = {
  types: [{ t: 'text' }, { t: 'int', min: 0, max: 3, den: 1 }],
  kinds: [{ name: 'Army', members: ['r1', 'r2', 'x1', 'x2'] }],
  fields: [
    { ...field('label', 0, ['1', '2', 'X', 'X']), state: false },
    { ...field('strength', 1, [2, 2, 0, 0]), state: false },
  ],
} as unknown as GameInfo;
const view = {
  names: { Army: ['r1', 'Army_a', 'Army_b', 'Army_c'] },
  constants: { 'Army.label': ['1', '?', 'X', '?'], 'Army.strength': [2, '?', 0, 2] },
};

test.each([
  ['Army_b', ['x1', 'x2']],
  ['Army_c', ['r1', 'r2']],
  ['r1', ['r1']],
  ['Army_a', undefined],
  ['aria', undefined],
])('%s can be what the viewer knows of it', (mark, expected) => {
  expect(membersLike(info, view, mark)).toEqual(expected);
});
