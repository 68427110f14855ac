import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Route, readRoute, writeRoute } from '../src/state/route.ts';

const READ: readonly (readonly [string, Route | undefined])[] = [
  ['#/play/hex-dice', { face: 'play', ruleset: 'hex-dice' }],
  ['#/play/hex-dice/rules.sand:3', { face: 'play', ruleset: 'hex-dice' }],
  ['#/edit/hex-dice', { face: 'workshop', ruleset: 'hex-dice' }],
  ['#/edit/hex-dice/text/de/1.md', { face: 'workshop', ruleset: 'hex-dice', file: 'text/de/1.md' }],
  ['#/edit/hex-dice/rules.sand:12', { face: 'workshop', ruleset: 'hex-dice', file: 'rules.sand', line: 12 }],
  ['#/edit/mein%20Spiel', { face: 'workshop', ruleset: 'mein Spiel' }],
  ['', undefined],
  ['#/play/', undefined],
  ['#/watch/hex-dice', undefined],
  ['#link=1.abc', undefined],
  ['#/play/cut%E4', undefined],
];

test.each(READ)('%s is read', (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
});

test('what is written is read again', () => {
  const name = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.isWellFormed());
  const file = fc
    .array(
      name.filter((text) => !text.includes('/')),
      { minLength: 1, maxLength: 3 },
    )
    .map((parts) => parts.join('/'))
    .filter((path) => !/:\d{1,7}$/.test(path) && !/[\r\n\u2028\u2029]/.test(path));
  const routes = fc.oneof(
    fc.record({ face: fc.constant('play' as const), ruleset: name }),
    fc.record({ face: fc.constant('workshop' as const), ruleset: name }),
    fc.record({ face: fc.constant('workshop' as const), ruleset: name, file }),
    fc.record({
      face: fc.constant('workshop' as const),
      ruleset: name,
      file,
      line: fc.integer({ min: 1, max: 9_999_999 }),
    }),
  );
  fc.assert(
    fc.property(routes, (route) => {
      expect(readRoute(writeRoute(route))).toEqual(route);
    }),
  );
});
