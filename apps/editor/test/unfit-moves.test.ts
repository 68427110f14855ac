import { compile } from '@sandtable/compiler';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { createPlay } from '../src/state/play.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { game } from '../src/workers/game.ts';

const rulesFor = (most: number, seats = 'two', option = ''): string => `ruleset "bids" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
${option}
seats for Side { ${seats} { first {red} second {blue} } }
state sum: 0..99 = 0
play { repeat 8 times { for s in Side { let bid = choose one of 0..${most} by s sum += bid } } }
`;

const javascriptOf = (text: string): string => compile([{ path: 'rules.sand', text }]).javascript ?? '';

const playing = async (text = rulesFor(9)) => {
  const running = game(load);
  const store = createStore<State>({ ...initial, ruleset: 'bids' });
  const play = createPlay(store, running);
  const edit = (rules: string) => play.build(javascriptOf(rules));
  await edit(text);
  await play.start('two', 1, {});
  const stands = () => {
    const { view } = store.get();
    return [view?.decisions, view?.made, view?.pending];
  };
  return { store, play, edit, stands };
};

test('an edit that some decisions do not fit for a moment costs none of them, nor the place', async () => {
  const { store, play, edit, stands } = await playing();
  for (const bid of [1, 2, 7, 3]) await play.decide(bid);
  await play.undo();
  expect(stands()).toEqual([3, 4, 0]);
  await edit(rulesFor(5));
  expect(stands()).toEqual([2, 2, 2]);
  expect(store.get().lost).toEqual({ index: 2, why: 'session/no-such-answer' });
  await edit(rulesFor(1));
  expect(stands()).toEqual([1, 1, 3]);
  await edit(rulesFor(8));
  expect(stands()).toEqual([3, 4, 0]);
  expect(store.get().lost).toBeUndefined();
});

test('rules without the seats keep the match until they have them again', async () => {
  const { store, play, edit, stands } = await playing();
  await play.decide(4);
  await edit(rulesFor(9, 'pair'));
  expect([store.get().view, store.get().save?.decisions.length]).toEqual([undefined, 1]);
  await edit(rulesFor(9));
  expect(stands()).toEqual([1, 1, 0]);
  await edit(rulesFor(9, 'pair'));
  await play.start('pair', 2, {});
  expect(store.get().previousGames.map(({ save }) => save.seats)).toEqual(['two']);
});

test('a decision on its way when other rules come is not lost', async () => {
  const { play, edit, stands } = await playing();
  await play.decide(4);
  await Promise.all([play.decide(3), edit(rulesFor(8))]);
  expect(stands()).toEqual([2, 2, 0]);
});

test('an option that is gone for a moment keeps its value', async () => {
  const option = 'option longer: bool = false';
  const { store, play, edit } = await playing(rulesFor(9, 'two', option));
  await play.start('two', 1, { longer: true });
  await edit(rulesFor(9));
  await edit(rulesFor(9, 'two', option));
  expect(store.get().save?.options).toEqual({ longer: true });
  await play.decide(1);
  expect(store.get().save?.options).toEqual({ longer: true });
});

test('decisions that do not fit are a branch once the player decides himself', async () => {
  const { store, play, edit, stands } = await playing();
  for (const bid of [1, 7, 3]) await play.decide(bid);
  await edit(rulesFor(5));
  await play.decide(2);
  expect(stands()).toEqual([2, 2, 0]);
  expect(store.get().view?.branches).toMatchObject([{ shared: 1, decisions: 3 }]);
  await edit(rulesFor(9));
  expect(stands()).toEqual([2, 2, 0]);
  await play.follow(0);
  expect(stands()).toEqual([3, 3, 0]);
});

test('a new game keeps the one before, with what was undone and its branches', async () => {
  const { store, play, stands } = await playing();
  for (const bid of [1, 2]) await play.decide(bid);
  await play.undo();
  await play.decide(5);
  await play.undo();
  await play.start('two', 9, {});
  expect(stands()).toEqual([0, 0, 0]);
  // One in which nothing was decided is no loss.
  await play.start('two', 8, {});
  expect(store.get().previousGames).toHaveLength(1);
  await play.decide(3);
  const [before] = store.get().previousGames;
  if (before) await play.resume(before);
  expect(stands()).toEqual([1, 2, 0]);
  expect(store.get().view?.branches).toHaveLength(1);
  expect(store.get().previousGames.map(({ save }) => [save.seed, save.decisions.length])).toEqual([[8, 1]]);
});

test('undo asks the person again whom bots have answered', async () => {
  const { store, play, stands } = await playing();
  play.setBot('second', 'random');
  await play.decide(1);
  await play.decide(2);
  expect(stands()).toEqual([4, 4, 0]);
  await play.undo();
  expect([stands(), store.get().turn]).toEqual([[2, 4, 0], 'first']);
  await play.move(-1);
  expect([stands(), store.get().turn]).toEqual([[1, 4, 0], 'second']);
  await play.redo();
  expect(stands()).toEqual([2, 4, 0]);
  await play.redo();
  expect(stands()).toEqual([4, 4, 0]);
});

test('rules that say the same in another text leave what is shown as it is, down to the object, and what is half picked', async () => {
  const { store, play, edit } = await playing();
  await play.decide(4);
  const { info, view, promptId, rulePlaces } = store.get();
  await edit(`// Said first.\n${rulesFor(9)}`);
  const now = store.get();
  expect(now.info).toBe(info);
  expect(now.view).toBe(view);
  expect(now.promptId).toBe(promptId);
  // Only where it stands in the text is sent again.
  const [first, moved] = [rulePlaces, now.rulePlaces].map((one) => one?.choices[0]?.place.start ?? 0);
  expect((moved ?? 0) - (first ?? 0)).toBe('// Said first.\n'.length);
  await edit(rulesFor(8));
  expect(store.get().info).not.toBe(info);
  expect(store.get().promptId).not.toBe(promptId);
});
