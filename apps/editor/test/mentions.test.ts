import { expect, test } from 'vitest';
import { remaining } from '../src/play/by-parts.ts';
import { byReason } from '../src/play/by-reason.ts';
import { mentioned, speakingOf } from '../src/play/mentions.ts';

test('a value speaks of the names in its brackets, however deep, and not of its own', () => {
  expect(mentioned('build(at(aria, 2), cart)')).toEqual(['aria', '2', 'cart']);
  expect(mentioned('aria')).toEqual([]);
});

test('values are found by what they speak of', () => {
  const values = ['build(cart, aria)', 'build(ship, bree)', 'build(cart, bree)', 'none'];
  expect(speakingOf(values, 'bree')).toEqual(['build(ship, bree)', 'build(cart, bree)']);
  expect(speakingOf(values, 'build')).toEqual([]);
  expect(remaining(values, ['build', 'cart'])).toEqual(['build(cart, aria)', 'build(cart, bree)']);
});

test('what is out is told reason by reason; what is one’s own comes first, groups and members alike', () => {
  const out = (candidate: string, ...reasons: readonly string[]) => ({ candidate, reasons });
  const groups = byReason([out('b1', 'x'), out('b2', 'y', 'z'), out('a1', 'y', 'z'), out('b3', 'x')], (c) =>
    c.startsWith('a'),
  );
  expect(groups.map(({ reasons, candidates }) => [reasons, candidates])).toEqual([
    [
      ['y', 'z'],
      ['a1', 'b2'],
    ],
    [['x'], ['b1', 'b3']],
  ]);
});
