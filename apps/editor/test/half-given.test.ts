import { compile } from '@sandtable/compiler';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { questionOf } from '../src/state/half-answer.ts';
import { keepingHalfGiven } from '../src/state/half-given.ts';
import { createPlay } from '../src/state/play.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { game } from '../src/workers/game.ts';

const RULES = `ruleset "yards" version "1.0.0" language 1
kind Side
table Side { id
  red }
kind Town
table Town { id
  aria
  bern
  cole }
seats for Side { one { only {red} } }
play {
  for n in 1..2 {
    let sent = choose one of Town for each t in Town by red
    let held = choose 1..2 of Town by red
  }
  finish won by {red} because "over"
}
`;

const match = async () => {
  const store = createStore<State>({ ...initial, ruleset: 'yards' });
  const running = game(load);
  const play = keepingHalfGiven(store, createPlay(store, running));
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  await play.build(javascript);
  await play.start('one', 1, {});
  return { store, play };
};

test('a bot that decides lays aside what was half given, with a note, and going back brings it again', async () => {
  const { store, play } = await match();
  await play.pick('bern');
  await play.pick('cole');
  expect(store.get().draft).toEqual(['bern', 'cole']);
  await play.step();
  expect([store.get().view?.decisions, store.get().draft, store.get().setAside]).toEqual([1, [], 1]);
  await play.undo();
  expect([store.get().view?.decisions, store.get().draft]).toEqual([0, ['bern', 'cole']]);
  // It was given back; a question that nobody had answered in part has none.
  await play.step();
  await play.step();
  expect(store.get().setAside).toBe(1);
  await play.goto(0);
  expect(store.get().draft).toEqual(['bern', 'cole']);
});

test('a value goes to the key that is clicked after it, unless another one was clicked before it', async () => {
  const { store, play } = await match();
  const given = () => store.get().draft.map((value, i) => `${store.get().ask?.each?.keys[i]} ${value}`);
  await play.pick('bern');
  await play.clickKey(1, true);
  expect(given()).toEqual(['bern bern']);
  await play.pick('cole');
  await play.clickKey(store.get().ask?.each?.keys.indexOf('aria') ?? -1, true);
  expect(given()).toEqual(['bern bern', 'aria cole']);
  // Whoever clicks the key first gives it what is clicked next.
  await play.clickKey(2, true);
  await play.pick('aria');
  await play.clickKey(0, true);
  expect(given()).toEqual(['bern bern', 'aria cole', 'cole aria']);
  expect(store.get().ask?.next).toBe('bern');
});

test('whoever is quicker than the worker gives values to the keys that were meant', async () => {
  const { store, play } = await match();
  await Promise.all([play.open(1), play.give(1, 'cole'), play.give(0, 'bern'), play.unpick()]);
  const { draft, ask } = store.get();
  expect([draft, ask?.each?.keys.slice(0, 1)]).toEqual([['cole'], ['bern']]);
});

test('what the page began an answer with is set aside without a word, until somebody changes it', async () => {
  const { store, play } = await match();
  await play.begin(() => play.fill(['bern', 'bern', 'bern']));
  expect(store.get().draft).toEqual(['bern', 'bern', 'bern']);
  await play.step();
  expect(store.get().setAside).toBe(undefined);
  await play.undo();
  expect(store.get().draft).toEqual(['bern', 'bern', 'bern']);
  await play.step();
  expect(store.get().setAside).toBe(undefined);
  await play.undo();
  await play.give(1, 'cole');
  await play.step();
  expect(store.get().setAside).toBe(1);
});

test('what was ticked comes back with its question, and not with another one', async () => {
  const { store, play } = await match();
  await play.step();
  const tick = (...members: readonly string[]) =>
    store.set((now) => ({ ticked: { question: questionOf(now), members } }));
  const ticked = () => (store.get().ticked.question === questionOf(store.get()) ? store.get().ticked.members : []);
  tick('aria');
  await play.undo();
  expect([ticked(), store.get().draft, store.get().setAside]).toEqual([[], [], undefined]);
  await play.redo();
  expect(ticked()).toEqual(['aria']);
  await play.step();
  expect(store.get().setAside).toBe(2);
  await play.start('one', 1, {});
  expect(store.get().setAside).toBe(undefined);
  await play.step();
  expect(ticked()).toEqual([]);
});
