import { beforeEach, expect, test, vi } from 'vitest';
import { createBegin } from '../src/state/begin.ts';
import { memoryStorage } from '../src/state/memory-storage.ts';
import type { Route } from '../src/state/route.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { inMemory } from '../src/storage/in-memory.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

/** A page that begins with an address, where `swaps` was open last. */
const page = async (hash = '') => {
  localStorage.setItem('sandtable.ruleset', 'swaps');
  const store = createStore<State>({ ...initial, face: 'workshop' });
  const never = () => Promise.reject(new Error('nobody asked for this'));
  const begin = createBegin(store, inMemory({ 'swaps/rules.sand': '' }), {
    list: { changed: never, again: never } as never,
    linking: { open: async () => false } as never,
    opening: { broken: async () => undefined } as never,
    routing: { openRoute: async ({ face, ruleset }: Route) => store.set({ face, ruleset }) } as never,
    openRuleset: async (ruleset) => store.set({ ruleset }),
  });
  await begin(hash);
  return store;
};

test('an address without a game opens the one that was open last, in the mode in which it was', async () => {
  const first = await page();
  expect(first.get()).toMatchObject({ ruleset: 'swaps', face: 'workshop' });
  first.set({ face: 'play' });
  expect((await page()).get()).toMatchObject({ ruleset: 'swaps', face: 'play' });
  await page('#/edit/swaps');
  expect((await page()).get().face).toBe('workshop');
  await page('#/play/swaps');
  // The start page has no mode: what is opened from there says in which one.
  (await page()).set({ ruleset: undefined, face: 'workshop' });
  expect((await page()).get().face).toBe('play');
});
