import { compile } from '@sandtable/compiler';
import type { Create } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { createPlay } from '../src/state/play.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { type Game, game } from '../src/work/game.ts';
import type { BotName } from '../src/work/protocol.ts';

/** Whoever is asked last decides who wins. */
const RULES = `ruleset "bids" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { first {red} second {blue} } }
state sum: 0..9 = 0
play {
  for s in Side { let bid = choose one of 0..3 by s sum += bid }
  if sum == 4 { finish won by {blue} because "four" }
  finish won by {red} because "other"
}
`;

const load = async (javascript: string): Promise<Create> => {
  const module = (await import(`data:text/javascript;base64,${Buffer.from(javascript).toString('base64')}`)) as {
    create: Create;
  };
  return module.create;
};

async function started(): Promise<Game> {
  const { javascript = '' } = compile([{ path: 'rules.sand', text: RULES }]);
  const running = game(load);
  await running.handle({ op: 'build', javascript, save: undefined });
  await running.handle({ op: 'start', seats: 'two', seed: 1, options: {} });
  return running;
}

test('a searching seat finds the answer that wins', async () => {
  const running = await started();
  await running.handle({ op: 'decide', answer: 2 });
  const { view } = await running.handle({ op: 'bot', bot: 'search' });
  expect(view?.winners).toEqual(['second']);
});

test.each<BotName>(['random', 'search'])(
  '%s answers the same way again, and is silent once it is over',
  async (bot) => {
    const saves = [];
    for (let round = 0; round < 2; round += 1) {
      const running = await started();
      for (let i = 0; i < 3; i += 1) saves[round] = (await running.handle({ op: 'bot', bot })).save;
    }
    expect(saves[0]?.decisions).toHaveLength(2);
    expect(saves[0]).toEqual(saves[1]);
  },
);

test('going back stops the bots, and the next decision lets them go on', async () => {
  const running = await started();
  const store = createStore<State>({ ...initial, ruleset: 'bids' });
  const play = createPlay(store, { call: (request) => running.handle(request), stop: () => undefined });
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
