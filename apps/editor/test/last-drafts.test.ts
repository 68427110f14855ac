import { expect, test, vi } from 'vitest';
import { keepDraft, lastDraft } from '../src/state/last-drafts.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const ask = (...keys: readonly string[]) => ({ choice: 'play/setUp', role: 'red', each: { keys, kind: 'Unit' } });

test('a draft is offered again where the same keys are asked for, in any order', () => {
  keepDraft('yards', ask('u1', 'u2'), ['a', 'b']);
  expect(lastDraft('yards', ask('u2', 'u1'))).toEqual(['b', 'a']);
  expect(lastDraft('yards', ask('u1', 'u3'))).toBeUndefined();
  expect(lastDraft('other', ask('u1', 'u2'))).toBeUndefined();
  expect(lastDraft('yards', { ...ask('u1', 'u2'), role: 'blue' })).toBeUndefined();
});

test('what a browser keeps may be broken', () => {
  keepDraft('yards', ask('u1'), ['a']);
  for (const key of kept.keys()) kept.set(key, '{"u1": 3}');
  expect(lastDraft('yards', ask('u1'))).toBeUndefined();
});
