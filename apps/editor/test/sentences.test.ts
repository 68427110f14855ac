import { expect, test } from 'vitest';
import { isSame, sentences } from '../src/play/sentences.ts';

test('a sentence in a row ends once, whether it brings its full stop or not', () => {
  expect(sentences([])).toBe('');
  expect(sentences(['Red moves to A'])).toBe('Red moves to A');
  expect(sentences(['Red fights with 3.', 'Blue falls.'])).toBe('Red fights with 3. Blue falls.');
  expect(sentences(['Red fights with 3', 'Who falls?', 'Blue'])).toBe('Red fights with 3. Who falls? Blue');
  expect(sentences(['Red says “it is over.”', 'Blue falls'])).toBe('Red says “it is over.” Blue falls');
});

test('lines that differ in their full stop alone say the same', () => {
  expect(isSame('Red deploys 3 armies', 'Red deploys 3 armies.')).toBe(true);
  expect(isSame('Red deploys 3 armies.', 'Red deploys 4 armies.')).toBe(false);
});
