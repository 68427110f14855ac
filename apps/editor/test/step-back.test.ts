import { expect, test } from 'vitest';
import { createAnswering } from '../src/state/match/answers.ts';
import { initial, type State } from '../src/state/state.ts';

/** A menu of moves, of which the board picks arm and piece with one click. */
const menu = () => {
  let state = {
    ...initial,
    promptId: 1,
    ask: { choice: 'play/order', role: 'red', form: 'menu', picked: [], candidates: ['move', 'enough'] },
  } as unknown as State;
  const call = async (_: string, [picked]: readonly unknown[]) => {
    state = { ...state, ask: { ...state.ask, picked } } as State;
  };
  const store = { get: () => state };
  return {
    answering: createAnswering(
      store as never,
      { call, inTurn: (act: () => unknown) => act() } as never,
      async () => undefined,
    ),
    picked: () => state.ask?.picked,
    ask: (promptId: number, picked: readonly string[]) => {
      state = { ...state, promptId, ask: { ...state.ask, picked } } as State;
    },
  };
};

test('one step back undoes a click on a piece, not half of it', async () => {
  const { answering, picked } = menu();
  await answering.pickPath(['move', 'cart']);
  await answering.unpick();
  expect(picked()).toEqual([]);
});

test('a piece that is taken instead of another is put down in one step as well', async () => {
  const { answering, picked } = menu();
  await answering.pickPath(['move', 'cart']);
  await answering.pickPath(['move', 'wagon']);
  await answering.pick('aria');
  await answering.unpick();
  expect(picked()).toEqual(['move', 'wagon']);
  await answering.unpick();
  expect(picked()).toEqual([]);
});

test('whoever picks one after the other goes back one after the other', async () => {
  const { answering, picked } = menu();
  await answering.pick('move');
  await answering.pick('cart');
  await answering.unpick();
  expect(picked()).toEqual(['move']);
  await answering.unpick();
  expect(picked()).toEqual([]);
});

test('levels of an earlier question are no levels of this one', async () => {
  const { answering, picked, ask } = menu();
  await answering.pickPath(['move', 'cart']);
  ask(2, ['move', 'cart']);
  await answering.unpick();
  expect(picked()).toEqual(['move']);
});
