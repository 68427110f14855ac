import { expect, test } from 'vitest';
import { createClickedKeys } from '../src/state/match/clicked-keys.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';

const asked = () => {
  const ask = { each: { kind: 'Front', keys: ['left', 'middle', 'right'] } } as unknown as NonNullable<State['ask']>;
  return createClickedKeys(createStore<State>({ ...initial, ask, promptId: 1 }));
};

test('a card that was given to a place nobody had clicked is meant for the place clicked next', () => {
  const clicked = asked();
  clicked.give(0, 'cavalry');
  expect(clicked.click('right')).toEqual({ key: 'left', value: 'cavalry' });
  expect(clicked.click('left')).toBeUndefined();
});

test('to give nothing lays nothing: a place that is clicked then is opened', () => {
  const clicked = asked();
  clicked.give(0, 'none');
  expect(clicked.click('left')).toBeUndefined();
});
