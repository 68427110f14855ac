import { compile } from '@sandtable/compiler';
import { load } from '@sandtable/testkit';
import { expect, test, vi } from 'vitest';
import { createPlay } from '../src/state/play.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { createThoughts } from '../src/state/thoughts.ts';
import { game } from '../src/work/game.ts';
import { guarded } from '../src/work/guarded.ts';
import type { GameReply, GameRequest } from '../src/work/protocol.ts';
import { BIDS } from './bids.ts';

/** A page whose game workers answer, but not to what `hangs` says, nor to what comes behind it. */
const page = (hangs: (request: GameRequest) => boolean) => {
  const counts = { started: 0 };
  const start = () => {
    counts.started += 1;
    const running = game(load);
    let isHanging = false;
    const call = (request: GameRequest): Promise<GameReply> => {
      isHanging ||= hangs(request);
      return isHanging ? new Promise(() => undefined) : running.handle(request);
    };
    return { call, stop: () => undefined };
  };
  const store = createStore<State>({ ...initial, ruleset: 'bids' });
  const play = createPlay(store, guarded(start, { slow: 20, most: 60 }));
  const thoughts = createThoughts(store, play.aside);
  const { javascript = '' } = compile([{ path: 'rules.sand', text: BIDS }]);
  return { store, play, thoughts, counts, javascript };
};

test('a decision that never ends is stopped: the match stands as before, and goes on with another worker', async () => {
  const { store, play, counts, javascript } = page((request) => request.op === 'decide' && request.answer === 3);
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
  const { store, play, javascript } = page((request) => slow && request.op === 'build' && request.save !== undefined);
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
  const { store, play, javascript } = page((request) => request.op === 'glance');
  await play.build(javascript);
  await play.start('two', 1, {});
  await play.glance(0);
  expect(store.get().stopped?.work).toBe('play');
  expect(store.get().view?.status).toBe('running');
});

const hangsIn =
  (...ops: readonly GameRequest['op'][]) =>
  (request: GameRequest): boolean =>
    ops.includes(request.op);

test('odds that never come are given up, and the match goes on without another build', async () => {
  const { store, play, thoughts, counts, javascript } = page(hangsIn('odds'));
  await play.build(javascript);
  await play.start('two', 1, {});
  const { view, asking } = store.get();
  thoughts.think({ key: 'k', answer: 1 });
  await vi.waitFor(() => expect(store.get().thought).toBeUndefined());
  expect(store.get().stopped).toMatchObject({ work: 'odds', why: 'tooLong' });
  // The same question: it is not asked anew, or the page would think of the same answer again, for ever.
  expect([store.get().view, store.get().asking, counts.started]).toEqual([view, asking, 2]);
  await play.decide(1);
  await play.decide(2);
  expect(store.get().view?.status).toBe('won');
});

test('a decision that waits behind odds that never come is made', async () => {
  const { store, play, thoughts, javascript } = page(hangsIn('odds'));
  await play.build(javascript);
  await play.start('two', 1, {});
  thoughts.think({ key: 'k', answer: 1 });
  await Promise.all([play.decide(2), play.decide(1)]);
  expect(store.get().view).toMatchObject({ status: 'won', decisions: 2 });
  expect(store.get().stopped).toEqual({ work: 'odds', why: 'tooLong', phase: undefined });
});

test('a build that waits behind odds that never come is made, and the match goes on under it', async () => {
  const { store, play, thoughts, javascript } = page(hangsIn('odds'));
  await play.build(javascript);
  await play.start('two', 1, {});
  await play.decide(1);
  thoughts.think({ key: 'k', answer: 1 });
  const { javascript: other = '' } = compile([{ path: 'rules.sand', text: BIDS.replace('0..3 by', '0..2 by') }]);
  await play.build(other);
  expect(store.get().view?.decisions).toBe(1);
  expect(store.get().ask?.candidates).toEqual(['0', '1', '2']);
});

test('what waits behind a decision that never ends is not made, and that is said; another match is begun', async () => {
  const { store, play, javascript } = page((request) => request.op === 'decide' && request.answer === 3);
  await play.build(javascript);
  await play.start('two', 1, {});
  await Promise.all([play.decide(3), play.decide(1), play.undo(), play.glance(0)]);
  expect(store.get().view?.decisions).toBe(0);
  expect(store.get().stopped).toMatchObject({ work: 'play', why: 'tooLong', behind: 2 });
  await play.decide(1);
  await Promise.all([play.decide(3), play.start('two', 7, {})]);
  expect(store.get().view?.decisions).toBe(0);
  expect(store.get().save?.seed).toBe(7);
  expect(store.get().stopped).toEqual({ work: 'play', why: 'tooLong', phase: undefined });
});
