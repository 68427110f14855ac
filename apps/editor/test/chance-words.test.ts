import { chanceInWords } from '@sandtable/board/texts';
import { expect, test } from 'vitest';

const described = (called: string, args: Parameters<typeof chanceInWords>[1]['args']): string =>
  chanceInWords(
    called,
    { decision: 0, path: 'deal/card', sort: 'chance', args },
    {
      shown: (value) => `the ${value}`,
      paired: (name, value) => `${name}: ${value}`,
    },
  );

test('what was drawn stands behind its word, with who got it', () => {
  expect(described('Card', { from: 'stock', to: 'hand(north)', drawn: ['wolf', 'bear'] })).toBe(
    'Card (the north): the wolf, the bear',
  );
  expect(described('Town', { picked: 'aria' })).toBe('Town: the aria');
});

test('a word that the name says again is left out, and what is hidden or much is a number at most', () => {
  expect(described('Wolf', { from: 'bag', drawn: ['wolf'] })).toBe('The wolf');
  expect(described('Card', { from: 'stock', to: 'hand(north, 2)', drawn: ['?'] })).toBe('Card (the north, the 2)');
  expect(described('Card', { from: 'stock', drawn: ['?', '?'] })).toBe('Card: 2');
  expect(described('Card', { from: 'stock', drawn: ['a', 'b', 'c', 'd', 'e'] })).toBe('Card: 5');
  expect(described('Shuffled', { pile: 'stock' })).toBe('Shuffled');
});
