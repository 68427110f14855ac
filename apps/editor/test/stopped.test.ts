import { compile } from '@sandtable/compiler';
import type { Save } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test, vi } from 'vitest';
import { createOddsPreviewer } from '../src/state/odds-preview.ts';
import { createPlay } from '../src/state/play.ts';
import { initial, resetOnOpen, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { clientOf } from '../src/workers/client.ts';
import type { GameApi } from '../src/workers/game-api.ts';
import type { Call } from '../src/workers/rpc.ts';
import { watchdog } from '../src/workers/watchdog.ts';
import { BIDS } from './bids.ts';
import { runningGame } from './running-game.ts';
import { connectionTo } from './services.ts';

/** A page whose game workers answer, but not to what `hangs` says, nor to what comes behind it. */
const page = (hangs: (call: Call<GameApi>) => boolean) => {
  const counts = { started: 0 };
  const start = () => {
    counts.started += 1;
    const running = runningGame();
    let isHanging = false;
    return connectionTo<GameApi>(running, (call) => {
      isHanging ||= hangs(call);
      return isHanging;
    });
  };
  const store = createStore<State>({ ...initial, ruleset: 'bids' });
  const play = createPlay(store, clientOf(watchdog(start, { slow: 20, most: 60 })));
  const previewer = createOddsPreviewer(store, play.lookUp);
  const { javascript = '' } = compile([{ path: 'rules.sand', text: BIDS }]);
  return { store, play, previewer, counts, javascript };
};

test('a decision that never ends is stopped: the match stands as before, and goes on with another worker', async () => {
  const { store, play, counts, javascript } = page(({ method, args: [answer] }) => method === 'decide' && answer === 3);
  await play.build(javascript);
  await play.start('two', 1, {});
  await play.decide(1);
  const before = store.get().view;
  await play.decide(3);
  expect(store.get().stopped).toMatchObject({ work: 'play', why: 'tooLong' });
  expect(store.get().view).toEqual(before);
  expect(counts.started).toBe(2);
  await play.decide(2);
  expect(store.get().view?.status).toBe('won');
});

test('a match that cannot be played again in time is kept, and waits for other rules', async () => {
  let slow = false;
  const { store, play, javascript } = page(
    (call) => slow && call.method === 'build' && call.args[0].save !== undefined,
  );
  await play.build(javascript);
  await play.start('two', 1, {});
  await play.decide(1);
  slow = true;
  await play.build(javascript);
  expect(store.get().stopped?.work).toBe('replay');
  expect([store.get().view, store.get().save?.decisions.length]).toEqual([undefined, 1]);
  slow = false;
  await play.build(javascript);
  expect(store.get().view?.decisions).toBe(1);
});

test('a look at another step that never ends is stopped as well', async () => {
  const { store, play, javascript } = page(({ method }) => method === 'viewAt');
  await play.build(javascript);
  await play.start('two', 1, {});
  await play.preview(0);
  expect(store.get().stopped?.work).toBe('play');
  expect(store.get().view?.status).toBe('running');
});

const hangsIn =
  (...methods: readonly (keyof GameApi)[]) =>
  ({ method }: Call<GameApi>): boolean =>
    methods.includes(method);

test('odds that never come are given up, and the match goes on without another build', async () => {
  const { store, play, previewer, counts, javascript } = page(hangsIn('odds'));
  await play.build(javascript);
  await play.start('two', 1, {});
  const { view, promptId } = store.get();
  previewer.think({ key: 'k', answer: 1 });
  await vi.waitFor(() => expect(store.get().oddsPreview).toBeUndefined());
  expect(store.get().stopped).toMatchObject({ work: 'odds', why: 'tooLong' });
  // The same question: it is not asked again, or the page would think of the same answer again, for ever.
  expect([store.get().view, store.get().promptId, counts.started]).toEqual([view, promptId, 2]);
  await play.decide(1);
  await play.decide(2);
  expect(store.get().view?.status).toBe('won');
});

test('a decision that waits behind odds that never come is made', async () => {
  const { store, play, previewer, javascript } = page(hangsIn('odds'));
  await play.build(javascript);
  await play.start('two', 1, {});
  previewer.think({ key: 'k', answer: 1 });
  await play.decide(2);
  await play.decide(1);
  expect(store.get().view).toMatchObject({ status: 'won', decisions: 2 });
  expect(store.get().stopped).toEqual({ work: 'odds', why: 'tooLong', phase: undefined });
});

test('a build that waits behind odds that never come is made, and the match goes on under it', async () => {
  const { store, play, previewer, javascript } = page(hangsIn('odds'));
  await play.build(javascript);
  await play.start('two', 1, {});
  await play.decide(1);
  previewer.think({ key: 'k', answer: 1 });
  const { javascript: other = '' } = compile([{ path: 'rules.sand', text: BIDS.replace('0..3 by', '0..2 by') }]);
  await play.build(other);
  expect(store.get().view?.decisions).toBe(1);
  expect(store.get().ask?.candidates).toEqual(['0', '1', '2']);
});

test('what waits behind a decision that never ends is not made, and that is reported; another match is begun', async () => {
  const { store, play, javascript } = page(({ method, args: [answer] }) => method === 'decide' && answer === 3);
  await play.build(javascript);
  await play.start('two', 1, {});
  await Promise.all([play.decide(3), play.decide(1), play.undo(), play.preview(0)]);
  expect(store.get().view?.decisions).toBe(0);
  expect(store.get().stopped).toMatchObject({ work: 'play', why: 'tooLong', behind: 2 });
  await play.decide(1);
  await Promise.all([play.decide(3), play.start('two', 7, {})]);
  expect(store.get().view?.decisions).toBe(0);
  expect(store.get().save?.seed).toBe(7);
  expect(store.get().stopped).toEqual({ work: 'play', why: 'tooLong', phase: undefined });
});

test('a random answer that is asked for as soon as a bot was stopped is given by the next worker', async () => {
  let hangs = true;
  const { store, play, javascript } = page(({ method }) => hangs && method === 'bot');
  await play.build(javascript);
  await play.start('two', 1, {});
  play.setBot('first', 'search');
  const stop = store.subscribe(() => {
    if (store.get().stopped === undefined) return;
    stop();
    hangs = false;
    store.set(({ bots }) => ({ bots: { ...bots, first: 'human' } }));
    // The next worker does not have the match yet.
    queueMicrotask(() => void play.step());
  });
  await vi.waitFor(() => expect(store.get().view?.decisions).toBe(1));
  expect(store.get().stopped?.behind).toBeUndefined();
});

test('what is given to a question while its answer is on its way counts for nothing, which the page says', async () => {
  const { store, play, javascript } = page(() => false);
  await play.build(javascript);
  await play.start('two', 1, {});
  const { promptId } = store.get();
  await Promise.all([play.pick('2'), play.pick('1'), play.decide(3)]);
  expect([store.get().view?.decisions, store.get().ask?.role]).toEqual([1, 'blue']);
  expect(store.get().cameLate).toBe(promptId + 1);
  await play.pick('1');
  expect(store.get().view?.status).toBe('won');
});

const javascriptOf = (text: string): string => compile([{ path: 'rules.sand', text }]).javascript ?? '';
const LONGER = BIDS.replace('for s in Side {', 'repeat 3 times { for s in Side {').replace(
  'sum += bid }',
  'sum += bid } }',
);

test('what takes too long in a ruleset that is not open any more says and does nothing in the one that is', async () => {
  for (const op of ['odds', 'decide'] as const) {
    const { store, play, previewer, javascript } = page(hangsIn(op));
    await play.build(javascript);
    await play.start('two', 1, {});
    if (op === 'odds') previewer.think({ key: 'k', answer: 1 });
    const asked = op === 'odds' ? play.build(javascriptOf(LONGER)) : play.decide(1);
    await new Promise((done) => setTimeout(done, 5));
    const save = { ...(store.get().save as Save), ruleset: 'other', seed: 9 };
    store.set({ ...resetOnOpen, ruleset: 'other', save, at: 0 });
    const { build: before } = store.get();
    await asked;
    await new Promise((done) => setTimeout(done, 100));
    const { view, info, save: kept, build } = store.get();
    expect({ view, info, kept, build }).toEqual({ view: undefined, info: undefined, kept: save, build: before });
  }
});

test('what is to be decided otherwise is not decided once the worker that knew it is gone, and that is reported', async () => {
  const { store, play, previewer } = page(hangsIn('odds'));
  await play.build(javascriptOf(LONGER));
  await play.start('two', 1, {});
  for (const bid of [1, 2, 3, 1]) await play.decide(bid);
  await play.byHand('whatIf', 2);
  previewer.think({ key: 'k', answer: 0 });
  await play.decide(0);
  expect(store.get().save?.decisions.map(({ answer }) => answer)).toEqual([1, 2, 3, 1]);
  expect(store.get().stopped?.behind).toBe(1);
});

test('a match that cannot be gone back to in time is there still, and so is the one that stands', async () => {
  const { store, play, javascript } = page(({ method }) => method === 'resume');
  await play.build(javascript);
  for (const seed of [1, 2]) {
    await play.start('two', seed, {});
    await play.decide(seed);
  }
  const [first] = store.get().previousGames;
  if (first) await play.resume(first);
  const { previousGames, save, view } = store.get();
  expect([previousGames.map((one) => one.save.seed), save?.seed, view?.decisions]).toEqual([[1], 2, 1]);
});

test('rules that hang with the match are not tried with it again for what waited behind them', async () => {
  let slow = false;
  const { store, play, counts, javascript } = page(
    (call) => slow && call.method === 'build' && call.args[0].save !== undefined,
  );
  await play.build(javascript);
  await play.start('two', 1, {});
  slow = true;
  const built = play.build(javascriptOf(LONGER));
  await new Promise((done) => setTimeout(done, 5));
  await Promise.all([built, play.decide(2)]);
  expect(counts.started).toBe(2);
  expect(store.get().save).toBeDefined();
});

test('in another worker a match keeps its place, though not all of it fits the rules of the moment', async () => {
  const { store, play } = page(hangsIn('viewAt'));
  await play.build(javascriptOf(LONGER));
  await play.start('two', 1, {});
  for (const bid of [1, 3, 2, 1]) await play.decide(bid);
  await play.build(javascriptOf(LONGER.replace('0..3 by', '0..2 by')));
  await play.preview(0);
  expect([store.get().at, store.get().lost?.index]).toEqual([4, 1]);
  await play.build(javascriptOf(LONGER));
  expect([store.get().view?.decisions, store.get().lost]).toEqual([4, undefined]);
});

test('another build is distinguished from the one before, though the match stands as it did; another worker is not', async () => {
  const { store, play } = page(hangsIn('viewAt'));
  await play.build(javascriptOf(LONGER));
  await play.start('two', 1, {});
  const { view, build } = store.get();
  await play.build(javascriptOf(LONGER.replace('sum += bid', 'sum += bid + 1')));
  const after = store.get();
  expect(after.view).toBe(view);
  expect(after.build).not.toBe(build);
  await play.preview(0);
  expect(store.get().build).toBe(after.build);
});

test('what is decided while other rules are loaded is decided under them', async () => {
  const running = runningGame(async (javascript) => {
    await new Promise((done) => setTimeout(done, 10));
    return load(javascript);
  });
  await running.build({ javascript: javascriptOf(LONGER), save: undefined });
  const { save } = await running.start({ seats: 'two', seed: 1, options: {} });
  const built = running.build({ javascript: javascriptOf(LONGER), save, at: 0 });
  const decided = await running.decide(1);
  await built;
  expect(decided.view?.decisions).toBe(1);
  expect((await running.look({ viewer: 'all' })).view?.decisions).toBe(1);
});
