import { expect, test } from 'vitest';
import { enumerated } from '../src/enumerated.ts';

const THREE = ['Aria', 'Bern', 'Celle'];

test.each([
  ['en', 'Aria, Bern and Celle'],
  ['de', 'Aria, Bern und Celle'],
  ['fr', 'Aria, Bern et Celle'],
])('names are listed as texts in %s are written', (locale, listed) => {
  expect(enumerated(locale, THREE)).toBe(listed);
});

test('one or two names have no comma', () => {
  expect([enumerated('en', THREE.slice(0, 1)), enumerated('en', THREE.slice(0, 2))]).toEqual(['Aria', 'Aria and Bern']);
});

test('names that have commas themselves are told apart by semicolons', () => {
  expect(enumerated('en', ['Bern, Aria', 'Celle'])).toBe('Bern, Aria; Celle');
});
