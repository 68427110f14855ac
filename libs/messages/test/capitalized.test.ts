import { expect, test } from 'vitest';
import { capitalized } from '../src/capitalized.ts';

test.each([
  ['de', 'östliche Alliierte passen.', 'Östliche Alliierte passen.'],
  ['en', '“left” front', '“Left” front'],
  ['tr', 'istanbul', 'İstanbul'],
  ['en', '3 dice', '3 dice'],
  ['en', 'iMac', 'iMac'],
  ['en', 'fight/blue gives 4', 'fight/blue gives 4'],
  ['en', '', ''],
])('%s: %j begins as %j', (locale, text, begun) => {
  expect(capitalized(locale, text)).toBe(begun);
});
