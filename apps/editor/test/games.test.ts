import { compile } from '@sandtable/compiler';
import { expect, test } from 'vitest';
import { createPlay } from '../src/state/play.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { runningGame } from './running-game.ts';

const RULES = `ruleset "odd" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { first {red} second {blue} } }
state left: 0..9 = 3
play {
  let way = choose one of 0..2 as way by red
  while way == 1 { let on = choose one of 0..1 as on by blue }
  phase early { repeat 2 times { let bid = choose one of 1..3 as bid by red  let two = choose one of 1..3 as two by red  let other = choose one of 1..3 as other by blue } }
  if way == 2 { left -= 4 }
  finish won by {blue}
}
`;

const { javascript = '' } = compile([{ path: 'rules.sand', text: RULES }]);

test('a turn is run to where another is asked, by the bot of the seat', async () => {
  const running = runningGame();
  await running.build({ javascript, save: undefined });
  const store = createStore<State>({ ...initial, ruleset: 'odd' });
  const play = createPlay(store, running);
  await play.start('two', 1, {});
  await play.decide(0);
  await play.runTurn();
  expect(store.get()).toMatchObject({ running: false, view: { decisions: 3, ask: { role: 'blue' } } });
  await play.botStep();
  expect(store.get().view?.log.filter(({ by }) => by === 'bot')).toHaveLength(3);
});

test('bots finish a phase for everybody, and one answer is given for all who are asked it', async () => {
  const running = runningGame();
  const rules = `ruleset "talk" version "1" language 1
kind Side
table Side { id
  red
  blue
  green }
seats for Side { three { first {red} second {blue} third {green} } }
state said: 0..99 = 0
play {
  phase talk { simultaneously for s in Side { choose talk by s { enough -> said += 1  more -> said += 10 } } }
  phase bids { for s in Side { let n = choose one of 0..2 as bid by s } }
  phase last { let n = choose one of 0..2 as end by red }
}
`;
  const { javascript: talk = '' } = compile([{ path: 'rules.sand', text: rules }]);
  await running.build({ javascript: talk, save: undefined });
  const store = createStore<State>({ ...initial, ruleset: 'talk' });
  const play = createPlay(store, running);
  await play.start('three', 1, {});
  expect(store.get().view?.waiting).toHaveLength(3);
  await play.forAll('enough');
  expect(store.get()).toMatchObject({ view: { decisions: 3, states: { said: [3] }, ask: { role: 'red' } } });
  await play.runPhase();
  expect(store.get()).toMatchObject({ running: false, view: { decisions: 6, ask: { role: 'red' } } });
  expect(store.get().view?.phase).toContain('last');
});
