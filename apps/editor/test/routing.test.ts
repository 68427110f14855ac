import { expect, test } from 'vitest';
import { createRouting } from '../src/state/routing.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';

// Each row: the game of the address, what is opened, and what is reported as missing.
test.each([
  ['swaps', ['swaps'], undefined],
  ['none', [], 'none'],
])('an address that changes before the games are listed waits for them: %s', async (ruleset, opens, notFound) => {
  const store = createStore<State>({ ...initial, loading: true });
  const opened: string[] = [];
  const routing = createRouting(store, {
    openRuleset: async (one) => void opened.push(one),
    opening: { broken: async () => undefined },
    leftMatches: { of: () => undefined },
    persistence: { of: () => ({}) },
    play: { start: async () => undefined },
    show: () => undefined,
    openFile: () => undefined,
  });
  const routed = routing.openRoute({ face: 'workshop', ruleset });
  expect(store.get().notFound).toBeUndefined();
  store.set({ files: [{ path: 'swaps/rules.sand', version: '1' }], loading: false });
  await routed;
  expect(opened).toEqual(opens);
  expect(store.get().notFound).toBe(notFound);
});
