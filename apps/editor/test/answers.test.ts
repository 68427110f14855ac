import { expect, test } from 'vitest';
import { createAnswering } from '../src/state/match/answers.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';

const ask = {
  choice: 'play/errands',
  role: 'red',
  picked: [],
  candidates: ['rest'],
  each: { keys: ['grey', 'black'] },
};

/** Answers to a question of two keys, whose worker takes its time. The second key may not have what the first has. */
const slowly = (draft = ['rest', 'rest']) => {
  let state = { ...initial, ask, draft } as unknown as State;
  const given: unknown[] = [];
  const asked: unknown[] = [];
  const client = {
    inTurn: (act: () => unknown) => act(),
    call: async (_: string, args: readonly unknown[], more?: (reply: never) => Partial<State>) => {
      await new Promise((done) => setTimeout(done));
      if (args[1] === false) given.push(args[0]);
      else asked.push(args);
      state = { ...state, ...more?.({} as never) };
    },
    lookUp: async (_: string, values: readonly string[]) => ({
      candidates: ['go', 'rest', 'dig'].filter((one) => one !== values[0]),
    }),
  };
  const store = { get: () => state };
  return {
    given,
    asked,
    drafted: () => state.draft,
    answering: createAnswering(store as never, client as never, async () => undefined),
  };
};

test('what is confirmed is what was given last, even if it is still on its way into the draft', async () => {
  const { given, answering } = slowly();
  void answering.fill(['go', 'rest']);
  await answering.confirm();
  expect(given).toEqual([['go', 'rest']]);
});

test('keys are given values in any order; what is confirmed says in which', async () => {
  const { asked, answering, drafted } = slowly([]);
  await answering.give(1, 'go');
  expect(drafted()).toEqual(['go']);
  await answering.open(1);
  expect(asked).toEqual([
    [['go'], true, ['black', 'grey']],
    [['go'], true, ['grey', 'black']],
  ]);
});

test('what a drag passes over goes to the key that is open, then to the next that can take it', async () => {
  const { answering, drafted } = slowly([]);
  void answering.giveNext('dig');
  await answering.giveNext('dig');
  expect(drafted()).toEqual(['dig']);
});

test('a setup gives the keys that it names what they may have beside each other', async () => {
  const filledBy = async (...values: readonly (readonly [string, string])[]) => {
    const { asked, answering, drafted } = slowly([]);
    await answering.fillBy(new Map(values));
    return { drafted: drafted(), last: asked.at(-1) };
  };
  expect((await filledBy(['black', 'go'], ['grey', 'dig'])).drafted).toEqual(['dig', 'go']);
  expect((await filledBy(['black', 'go'], ['grey', 'go'])).drafted).toEqual(['go']);
  expect((await filledBy(['black', 'go'])).last).toEqual([['go'], true, ['black']]);
});

test('a draft that lacks a value is never handed in', async () => {
  const { given, answering } = slowly();
  void answering.fill(['go']);
  await answering.confirm();
  expect(given).toEqual([]);
});

test('an earlier answer is given again up to the first value that its key may not have now', async () => {
  const { answering, drafted } = slowly();
  await answering.fillAgain(['dig', 'go']);
  expect(drafted()).toEqual(['dig', 'go']);
  await answering.fillAgain(['go', 'go']);
  expect(drafted()).toEqual(['go']);
});

test('a random answer that is asked for while a bot or another one decides is not given later', async () => {
  const order: string[] = [];
  const store = createStore<State>({ ...initial, botsDeciding: true });
  const call = async () => {
    order.push('random');
    await new Promise((done) => setTimeout(done));
  };
  const answering = createAnswering(store, { call } as never, async () => undefined);
  await answering.step();
  expect(order).toEqual([]);
  store.set({ botsDeciding: false });
  await Promise.all([answering.step(), answering.step()]);
  expect(order).toEqual(['random']);
  await answering.step();
  expect(order).toEqual(['random', 'random']);
});

test('a key that is given another value asks those again whose values no longer fit beside it', async () => {
  const { answering, drafted } = slowly();
  await answering.give(0, 'dig');
  expect(drafted()).toEqual(['dig', 'rest']);
  await answering.give(0, 'rest');
  expect(drafted()).toEqual(['rest']);
});
