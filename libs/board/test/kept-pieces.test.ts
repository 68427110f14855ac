import { expect, test } from 'vitest';
import { keptPieces } from '../src/kept-pieces.ts';
import type { Piece } from '../src/pieces.ts';

const piece = (member: string, place: string): Piece => ({
  kind: 'Unit',
  member,
  name: member,
  label: '',
  value: '3',
  side: undefined,
  sideId: undefined,
  sideName: undefined,
  symbol: undefined,
  says: undefined,
  place,
  badges: [],
  faded: false,
  riders: [],
});

test('a counter that says the same in the next position is the same object; one that moved is another', () => {
  const keep = keptPieces();
  const [a, b] = keep([piece('a', 'x'), piece('b', 'x')]);
  const [c, d, e] = keep([piece('a', 'x'), piece('b', 'y'), piece('c', 'x')]);
  expect(c).toBe(a);
  expect(d).not.toBe(b);
  expect(d?.place).toBe('y');
  expect(e?.member).toBe('c');
  // One that was away is known no longer, and one that is back says what it says now.
  expect(keep([piece('b', 'y')])).toEqual([d]);
});
