import { expect, test } from 'vitest';
import { wrapped } from '../src/wrapped.ts';

test('lines are broken between words, and a long word has a line of its own', () => {
  expect(wrapped('British Expeditionary Force', 12)).toEqual(['British', 'Expeditionary', 'Force']);
  expect(wrapped('Grand Fleet', 12)).toEqual(['Grand Fleet']);
  expect(wrapped('', 12)).toEqual(['']);
});
