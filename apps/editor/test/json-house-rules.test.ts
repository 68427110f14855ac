import { expect, test } from 'vitest';
import { companionOf, isInJson } from '../src/house-rules/json-house-rules.ts';

const house = (...files: readonly string[]) =>
  files.map((file) => ({ name: file.replace(/\.\w+$/, ''), file: `variants/${file}`, about: '' }));

test('a house rule in JSON is left alone, and one beside it is offered that can be written into', () => {
  expect([isInJson('low', house('low.json')), isInJson('low', house('low.sand')), isInJson('low', [])]).toEqual([
    true,
    false,
    false,
  ]);
  expect(companionOf('low', house('low.json'))).toBe('low-more');
  expect(companionOf('low', house('low.json', 'low-more.sand'))).toBe('low-more');
  expect(companionOf('low', house('low.json', 'low-more.json'))).toBe('low-more-2');
});
