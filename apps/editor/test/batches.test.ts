import { randomBot } from '@sandtable/bots';
import { load } from '@sandtable/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBatches } from '../src/state/batches.ts';
import { createComparing } from '../src/state/comparing.ts';
import { createCoverage } from '../src/state/coverage.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { comparingService } from '../src/workers/comparing.ts';
import { countedIn, createCompileCache } from '../src/workers/compile-cache.ts';
import type { CompilerApi } from '../src/workers/compiler-api.ts';
import { coverage } from '../src/workers/coverage.ts';
import type { Call, Connection, Remote } from '../src/workers/rpc.ts';
import type { Cancelled } from '../src/workers/watchdog.ts';
import { BIDS } from './bids.ts';
import { clientTo, connectionTo } from './services.ts';

/** Workers that answer, but to what `hangs` says; and how many there were. */
const workshop = <Api extends object>(make: () => Api) => {
  const seen = { started: 0, hangs: (_: Call<Api>): boolean => false };
  const start = (): Connection<Api> => {
    seen.started += 1;
    return connectionTo(make(), (call) => seen.hangs(call));
  };
  return { seen, start };
};
const page = () => {
  const store = createStore<State>({
    ...initial,
    ruleset: 'bids',
    javascript: 'the rules',
    buffers: { 'bids/rules.sand': { text: BIDS, version: '1', dirty: false } },
  });
  return { store, batches: createBatches(store) };
};
const rules = (): Remote<CompilerApi> => {
  const cache = createCompileCache();
  return clientTo<CompilerApi>({ counting: (stack) => countedIn(cache, stack) });
};
const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('games that say nothing for long are offered to be stopped, and given up after a while', async () => {
  const { start, seen } = workshop(() => ({ goOn: () => 3 }));
  const { store, batches } = page();
  const one = batches.guard(start);
  expect(await one.goOn()).toBe(3);
  seen.hangs = () => true;
  const reasons: unknown[] = [];
  const asked = (of: typeof one) => void of.goOn().catch((error: Cancelled) => reasons.push(error.why));
  asked(one);
  await seconds(6);
  expect(store.get().slow).toEqual(['bots']);
  batches.stop();
  await seconds(0);
  expect([store.get().slow, reasons]).toEqual([[], ['asked']]);
  asked(one);
  await seconds(130);
  asked(one);
  one.stop();
  await seconds(0);
  expect(reasons).toEqual(['asked', 'tooLong', 'renewed']);
});

test('two that are slow are both stopped, and that is shown until the last has answered', async () => {
  const { start, seen } = workshop(() => ({ echo: (text: string) => text }));
  seen.hangs = () => true;
  const { store, batches } = page();
  const [one, two] = [batches.guard(start), batches.guard(start)];
  const failed = vi.fn();
  one.echo('a').catch(failed);
  two.echo('b').catch(failed);
  await seconds(6);
  one.stop();
  expect(store.get().slow).toEqual(['bots']);
  two.stop();
  expect(store.get().slow).toEqual([]);
  await seconds(0);
  expect(failed).toHaveBeenCalledTimes(2);
});

test('counting that never ends is stopped: what was counted stays, and counting can go on', async () => {
  const { start, seen } = workshop(() => coverage(load));
  const { store, batches } = page();
  const counting = createCoverage(
    store,
    rules(),
    () => batches.guard(start),
    async () => undefined,
  );
  counting.show();
  await vi.waitFor(() => expect(store.get().coverage).toBeDefined());
  await counting.letPlay(5);
  expect(store.get().coverage?.games).toBe(5);
  seen.hangs = ({ method }) => method === 'games';
  const playing = counting.letPlay(5);
  await seconds(130);
  await playing;
  expect(store.get().stopped).toMatchObject({ work: 'bots', why: 'tooLong' });
  expect(store.get().trouble).toBeUndefined();
  expect(store.get().coverage).toMatchObject({ games: 5, running: false });
  seen.hangs = () => false;
  await counting.letPlay(7);
  expect(store.get().coverage).toMatchObject({ games: 7, running: false });
  expect(seen.started).toBe(2);
});

test('a comparison that never ends is stopped: what is known stays, and its games can be opened', async () => {
  const { start, seen } = workshop(() => comparingService(load));
  const { store, batches } = page();
  const opened = vi.fn(async () => undefined);
  const differ = createComparing(store, { resume: opened }, rules(), () => batches.guard(start));
  seen.hangs = ({ method, args: [first] }) => method === 'share' && Number(first) > 4;
  const running = differ.begin({ before: 'base', after: 'base', games: 40, bot: randomBot, seed: 1 });
  await vi.waitFor(() => expect(differ.store.get().run?.comparison).toBeDefined());
  await seconds(130);
  await running;
  expect(store.get().stopped).toMatchObject({ work: 'bots', why: 'tooLong' });
  expect(differ.store.get().run).toMatchObject({ running: false });
  expect(differ.store.get().run?.comparison).toBeDefined();
  await differ.open('before', { game: 1, at: 0 } as never);
  expect(opened).toHaveBeenCalledTimes(1);
});
