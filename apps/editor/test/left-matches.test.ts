import type { MatchView, Save } from '@sandtable/session';
import { expect, test } from 'vitest';
import { createLeftMatches, isAsFar } from '../src/state/left-matches.ts';
import { memoryStorage } from '../src/state/memory-storage.ts';
import { initial, type State } from '../src/state/state.ts';

const decision = { choice: 'move/to', role: 'red', answer: 'p1' };
const save: Save = {
  ...{ format: 1, ruleset: 'posts', version: '1', digest: 'x', variants: [], seats: 'two', options: {}, seed: 1 },
  decisions: [decision],
};
const playing = (ruleset: string, more: Partial<State> = {}): State => ({
  ...initial,
  ...{ ruleset, save, at: 1, bots: { blue: 'random' }, view: { status: 'running' } as MatchView, ...more },
});

test('the last match of each game is kept, the one that was played last first', () => {
  const storage = memoryStorage();
  let now = 0;
  const kept = createLeftMatches(storage, () => ++now);
  kept.keep(playing('posts'), 'turn 1');
  kept.keep(playing('hexes'), 'turn 3');
  kept.keep(playing('posts'), 'turn 2');
  // Another page, or another day.
  const found = createLeftMatches(storage).list();
  expect(found.map(({ ruleset, standing, when }) => [ruleset, standing, when])).toEqual([
    ['posts', 'turn 2', 3],
    ['hexes', 'turn 3', 2],
  ]);
  expect(found[0]?.session).toMatchObject({ save, at: 1, bots: { blue: 'random' } });
});

test('a new match without decisions leaves the one before, and one that is over is done with', () => {
  const kept = createLeftMatches(memoryStorage());
  kept.keep(playing('posts'), 'turn 1');
  kept.keep(playing('posts', { save: { ...save, decisions: [] } }), 'turn 1');
  expect(kept.of('posts')?.session.save).toEqual(save);
  kept.keep(playing('posts', { view: { status: 'won' } as unknown as MatchView }), 'over');
  expect(kept.of('posts')).toBeUndefined();
});

test('what cannot be stored is not offered as it was before', () => {
  const storage = memoryStorage();
  createLeftMatches(storage).keep(playing('posts'), 'turn 1');
  const full = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  createLeftMatches(full).keep(playing('posts'), 'turn 2');
  expect(createLeftMatches(storage).list()).toEqual([]);
});

// Each row: what the browser hands back.
test.each([
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"standing":1}',
  '{"standing":"a","lang":"en","when":1,"session":{"save":{}}}',
])('what was never a match is none: %s', (text) => {
  const storage = memoryStorage();
  storage.setItem('sandtable.left:posts', text);
  expect(createLeftMatches(storage).list()).toEqual([]);
});

test('a tab goes on with its own match unless another one was played, or played farther', () => {
  const kept = createLeftMatches(memoryStorage());
  kept.keep(playing('posts'), '');
  const left = kept.of('posts');
  const isOwn = (own: Save | undefined): boolean | undefined => left && isAsFar({ save: own }, left);
  expect(isOwn({ ...save, decisions: [decision, decision] })).toBe(true);
  expect(isOwn(save)).toBe(true);
  expect(isOwn({ ...save, decisions: [] })).toBe(false);
  expect(isOwn({ ...save, seed: 2 })).toBe(false);
  expect(isOwn(undefined)).toBe(false);
});
