import { expect, test } from 'vitest';
import { bend } from '../src/index.ts';

test('a bent text is two fifths longer, and lines can break in what it is longer by', () => {
  expect(bend('Zug')).toBe('⟦Zúg ẋẋ⟧');
  const long = bend('Niemand hält mehr als vier Karten in einer Hand.');
  expect(long).toMatch(/^⟦Ñíémáñd .* ẋ{9} ẋ{7}⟧$/);
  expect(bend('')).toBe('');
});
