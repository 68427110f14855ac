import { expect, test } from 'vitest';
import { byParts, step, stepBack } from '../src/play/by-parts.ts';

const orders = ['hold', 'move(a, false)', 'move(a, true)', 'move(b, false)', 'support(a, none)', 'support(a, b)'];

test.each([
  [[], [], ['hold', 'move', 'support'], undefined],
  [['hold'], ['hold'], [], 'hold'],
  [['move'], ['move'], ['a', 'b'], undefined],
  [['move', 'a'], ['move', 'a'], ['false', 'true'], undefined],
  [['move', 'b'], ['move', 'b', 'false'], [], 'move(b, false)'],
  [['support'], ['support', 'a'], ['none', 'b'], undefined],
  [['support', 'a', 'b'], ['support', 'a', 'b'], [], 'support(a, b)'],
  [['move', 'c', 'true'], ['move'], ['a', 'b'], undefined],
])('after %j', (choices, chosen, options, whole) => expect(step(orders, choices)).toEqual({ chosen, options, whole }));

test('one value is settled at once, none never', () => {
  expect(step(['go(a)'], [])).toEqual({ chosen: ['go', 'a'], options: [], whole: 'go(a)' });
  expect(step([], [])).toEqual({ chosen: [], options: [], whole: undefined });
});

test('the way back leads over what was forced', () => {
  const two = ['go(a, false)', 'go(b, false)', 'stay'];
  expect(stepBack(two, ['go', 'a', 'false'])).toEqual(['go']);
  expect(stepBack(['go(a, false)', 'go(b, false)'], ['go', 'a', 'false'])).toEqual(['go']);
  expect(stepBack(['go(a, false)', 'go(b, false)'], ['go'])).toBeUndefined();
});

test('few values are listed', () => {
  expect(byParts(orders.slice(0, 3))).toBe(false);
  expect(byParts(orders)).toBe(true);
  expect(byParts(['a', 'b', 'c', 'd', 'e'])).toBe(false);
});
