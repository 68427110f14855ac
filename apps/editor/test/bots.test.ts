import { compile } from '@sandtable/compiler';
import { expect, test } from 'vitest';
import { createPlay } from '../src/state/play.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import type { BotName } from '../src/workers/protocol.ts';
import { bidsWith } from './bids.ts';
import { type RunningGame, runningGame } from './running-game.ts';

/** Whoever is asked last decides who wins. */
const RULES = bidsWith('  if sum == 4 { finish won by {blue} because "four" }\n');

/** All write at the same time, a line for each cart. */
const TOGETHER = `ruleset "carts" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
kind Cart
table Cart { id
  grey
  black }
seats for Side { two { first {red} second {blue} } }
play {
  simultaneously for s in Side { let far = choose one of 0..3 for each c in Cart by s }
  finish won by {red}
}
`;

async function started(rules = RULES): Promise<RunningGame> {
  const { javascript = '' } = compile([{ path: 'rules.sand', text: rules }]);
  const running = runningGame();
  await running.build({ javascript, save: undefined });
  await running.start({ seats: 'two', seed: 1, options: {} });
  return running;
}

test('a searching seat finds the answer that wins', async () => {
  const running = await started();
  await running.decide(2);
  const { view } = await running.bot('search');
  expect(view?.winners).toEqual(['second']);
});

test.each<BotName>(['random', 'normal'])(
  '%s answers the same way again, and is silent once it is over',
  async (bot) => {
    const saves = [];
    for (let round = 0; round < 2; round += 1) {
      const running = await started();
      for (let i = 0; i < 3; i += 1) saves[round] = (await running.bot(bot)).save;
    }
    expect(saves[0]?.decisions).toHaveLength(2);
    expect(saves[0]).toEqual(saves[1]);
  },
);

test('going back stops the bots, and the next decision lets them go on', async () => {
  const running = await started();
  const store = createStore<State>({ ...initial, ruleset: 'bids' });
  const play = createPlay(store, running);
  const made = () => [store.get().view?.decisions, store.get().view?.made];
  await play.start('two', 1, {});
  play.setBot('second', 'random');
  const bots = play.decide(2);
  await expect.poll(made).toEqual([1, 1]);
  await play.goto(0);
  await play.goto(1);
  await bots;
  expect(made()).toEqual([1, 1]);
  await play.goto(0);
  await play.decide(1);
  expect(made()).toEqual([2, 2]);
});

test('what is half picked stays while a bot answers at the same time', async () => {
  const running = await started(TOGETHER);
  const store = createStore<State>({ ...initial, ruleset: 'carts' });
  const play = createPlay(store, running);
  const given = () => store.get().view?.given.map(({ role }) => role);
  await play.start('two', 1, {});
  await play.pick('2');
  const before = store.get();
  expect([before.draft, before.ask?.next]).toEqual([['2'], 'black']);
  play.setBot('second', 'random');
  await expect.poll(given).toEqual(['blue']);
  const { draft, ask, promptId } = store.get();
  expect([draft, ask, promptId]).toEqual([before.draft, before.ask, before.promptId]);
  await play.pick('3');
  await play.confirm();
  expect(store.get().view?.status).toBe('won');
});

test('what any one of several may answer, bots leave to people', async () => {
  const running = await started(RULES.replace('choose one of 0..3 by s', 'choose one of 0..3 by p in Side'));
  const store = createStore<State>({ ...initial, ruleset: 'bids' });
  const play = createPlay(store, running);
  const by = () => store.get().save?.decisions.map(({ role }) => role);
  await play.start('two', 1, {});
  play.setBot('first', 'random');
  await play.speak('blue');
  await play.pick('2');
  expect(by()).toEqual(['blue']);
  play.setBot('second', 'random');
  await expect.poll(by).toHaveLength(2);
});
