import { expect, test } from 'vitest';
import { createMatchWorker } from '../src/state/match-worker.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import type { Built, GameApi } from '../src/workers/game-api.ts';
import type { Remote } from '../src/workers/rpc.ts';

const built: Built = { rulePlaces: { logs: [], choices: [], chances: [] } };
const view = { decisions: 7 } as unknown as State['view'];

test('a ruleset that was just opened gets nothing of the match before, which the worker has until it gets the rules', async () => {
  const store = createStore<State>({ ...initial, ruleset: 'one' });
  const worker = { build: async () => built, look: async () => ({ view }) } as unknown as Remote<GameApi>;
  const match = createMatchWorker(store, worker, { revived: () => undefined, forget: () => undefined });
  const look = () => match.asked({ method: 'look', args: [{ viewer: 'all' }] });

  await match.build({ javascript: '1', variants: [] });
  expect(await look()).toEqual({ view });
  store.set({ ruleset: 'two' });
  expect(await look()).toBeUndefined();
  await match.build({ javascript: '2', variants: [] });
  expect(await look()).toEqual({ view });
});
