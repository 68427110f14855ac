import { expect, test } from 'vitest';
import { createRouting } from '../src/state/routing.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';

test('an address that changes before the games are listed leads to its game, or says that there is none', async () => {
  const store = createStore<State>({ ...initial, loading: true });
  const opened: string[] = [];
  const routing = createRouting(store, {
    openRuleset: async (ruleset) => void opened.push(ruleset),
    opening: { broken: async () => undefined },
    play: { start: async () => undefined },
    show: () => undefined,
    openFile: () => undefined,
  });
  const known = routing.openRoute({ face: 'workshop', ruleset: 'swaps' });
  const unknown = routing.openRoute({ face: 'workshop', ruleset: 'none' });
  expect(store.get().notFound).toBeUndefined();
  store.set({ files: [{ path: 'swaps/rules.sand', version: '1' }], loading: false });
  await Promise.all([known, unknown]);
  expect(opened).toEqual(['swaps']);
  expect(store.get().notFound).toBe('none');
});
