import { expect, test } from 'vitest';
import { percent } from '../src/index.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, '~');

test('a share is written as the language writes it', () => {
  expect(percent(0.49, 'en', 1)).toBe('49.0%');
  expect(plain(percent(0.49, 'de', 1))).toBe('49,0~%');
  expect(plain(percent(0.49, 'fr', 1))).toBe('49,0~%');
});

test('without digits it is rounded', () => {
  expect([0, 0.666, 1].map((share) => percent(share, 'en'))).toEqual(['0%', '67%', '100%']);
});
