import { expect, test } from 'vitest';
import { isOfKinds } from '../src/table/of-kinds.ts';

const KINDS = [{ members: ['x8', 'y8'] }, { members: ['fort10'] }];

test('a question whose answers are members of several kinds may be about any of them', () => {
  expect(isOfKinds({ kind: undefined, candidates: ['aboard(t1)', 'x8'] }, KINDS)).toBe(true);
  expect(isOfKinds({ kind: undefined, candidates: ['move', 'pass'] }, KINDS)).toBe(false);
  expect(isOfKinds({ kind: 'Hex', candidates: ['x8'] }, KINDS)).toBe(false);
});
