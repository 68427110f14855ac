import { expect, test } from 'vitest';
import { described } from '../src/described.ts';
import type { Piece } from '../src/pieces.ts';

const piece = (own: Partial<Piece>): Piece =>
  ({ member: 'c1', kind: 'Cart', label: 'cart', value: '3', sideName: 'Red', badges: [], riders: [], ...own }) as Piece;

test.each([
  ['Cart', '3', 'Cart, Red, 3, Aria'],
  ['Cart in Aria', '3', 'Cart in Aria, Red, 3'],
  ['Cart (Red)', '3', 'Cart (Red), 3, Aria'],
  ['Cart', 'C', 'Cart, Red, Aria'],
  ['Cart', 'B', 'Cart, Red, B, Aria'],
  ['hidden cart', '?', 'hidden cart, Red, Aria'],
])('%s with %s on it is called so that nothing is said twice', (name, value, said) => {
  expect(described(piece({ name, value }), 'Aria')).toBe(said);
});
