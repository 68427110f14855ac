import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiffLine, diffCount, lineDiff } from '../src/state/line-diff.ts';

const side = (lines: readonly DiffLine[], sign: '-' | '+'): string =>
  lines.flatMap((line) => (line.sign === ' ' || line.sign === sign ? [line.text] : [])).join('\n');

/** The length of the longest common list, by the table that everybody knows. */
const common = (a: readonly string[], b: readonly string[]): number => {
  const best = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++)
      (best[i] ?? [])[j] = a[i - 1] === b[j - 1] ? at(i - 1, j - 1) + 1 : Math.max(at(i - 1, j), at(i, j - 1));
  return at(a.length, b.length);
};

test('a difference holds both texts and is the shortest', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(lines, lines, (a, b) => {
      const found = lineDiff(a.join('\n'), b.join('\n'));
      expect([side(found, '-'), side(found, '+')]).toEqual([a.join('\n'), b.join('\n')]);
      const shared = common(a, b);
      expect(diffCount(found)).toEqual({ added: b.length - shared, removed: a.length - shared });
    }),
    { numRuns: 500 },
  );
});

test('nothing against something, and texts that share nothing', () => {
  expect(diffCount(lineDiff('', 'one\ntwo\n'))).toEqual({ added: 2, removed: 0 });
  const many = (sign: string) => Array.from({ length: 3000 }, (_, i) => `${sign}${i}`).join('\n');
  expect(diffCount(lineDiff(many('a'), many('b')))).toEqual({ added: 3000, removed: 3000 });
});
