import { expect, test } from 'vitest';
import { isolated } from '../src/index.ts';

test('what is written from right to left is kept apart from what is around it, and nothing else', () => {
  expect(['Norden', 'Łódź', '北', ''].map(isolated)).toEqual(['Norden', 'Łódź', '北', '']);
  expect(['שלום', 'a عربي'].map(isolated)).toEqual(['\u2068שלום\u2069', '\u2068a عربي\u2069']);
});
