import { expect, test } from 'vitest';
import { codesOfToday, keptCodes } from '../src/codes.ts';

test('something is kept', () => expect(keptCodes().flatMap(([, codes]) => codes).length).toBeGreaterThan(250));

// Rulesets settle findings by their codes, and links and other tools name them.
test.each(keptCodes())('every code of release %s still means something', (_, codes) => {
  const today = new Set(codesOfToday());
  expect(codes.filter((code) => !today.has(code))).toEqual([]);
});
