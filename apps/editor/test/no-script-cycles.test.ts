import { expect, test } from 'vitest';
import { cycleIn } from '../vite/no-script-cycles.ts';

const imports = (all: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(all));

test('scripts that import each other in a circle are found, wherever one begins', () => {
  expect(cycleIn(imports({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }))).toEqual(['b', 'd', 'b']);
  expect(cycleIn(imports({ a: ['a'] }))).toEqual(['a', 'a']);
});

test('several ways to the same script are no circle', () => {
  expect(cycleIn(imports({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeUndefined();
});
