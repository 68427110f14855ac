import { compile } from '@sandtable/compiler';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { createPlay } from '../src/state/play.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { game } from '../src/work/game.ts';
import { guarded } from '../src/work/guarded.ts';
import type { GameReply, GameRequest } from '../src/work/protocol.ts';
import { BIDS } from './bids.ts';

/** A page whose game workers answer, but to what `hangs` says. */
const page = (hangs: (request: GameRequest) => boolean) => {
  const counts = { started: 0 };
  const start = () => {
    counts.started += 1;
    const running = game(load);
    return {
      call: (request: GameRequest): Promise<GameReply> =>
        hangs(request) ? new Promise(() => undefined) : running.handle(request),
      stop: () => undefined,
    };
  };
  const store = createStore<State>({ ...initial, ruleset: 'bids' });
  const play = createPlay(store, guarded(start, { slow: 20, most: 60 }));
  const { javascript = '' } = compile([{ path: 'rules.sand', text: BIDS }]);
  return { store, play, counts, javascript };
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
