import { createRandom, wilson } from '@sandtable/bots';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draws } from '../src/draws.ts';
import { type Fraction, fraction, lowest, plus, times, toNumber } from '../src/fraction.ts';
import { type Source, walk } from '../src/walk.ts';
import { binomial, evenly, shareOf, type Ways } from '../src/ways.ts';

/** What a run does: it ends with a value, or goes on as chance says. */
type Tree = { readonly value: number } | { readonly ways: Ways; readonly next: readonly Tree[] };

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.record({ value: fc.integer({ min: 0, max: 3 }) }),
    fc
      .integer({ min: 1, max: 4 })
      .chain((n) => fc.record({ ways: fc.constant(evenly(n)), next: many(tie('tree'), n) })),
    fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
      .chain(([n, hits]) => fc.record({ ways: fc.constant(binomial(n, hits, 3)), next: many(tie('tree'), n + 1) })),
  ),
}));
const many = <T>(one: fc.Arbitrary<T>, n: number) => fc.array(one, { minLength: n, maxLength: n });

const run = (node: Tree, source: Source): number =>
  'value' in node ? node.value : run(node.next[source.take(node.ways)] as Tree, source);

/** Brute force: the chance of a value, branch by branch. */
function chanceOf(node: Tree, value: number): Fraction {
  if ('value' in node) return fraction(node.value === value ? 1n : 0n);
  return node.next
    .map((next, way) => times(fraction(shareOf(node.ways, way), node.ways.total), chanceOf(next, value)))
    .reduce(plus, fraction(0n));
}

function walked(node: Tree): readonly Fraction[] {
  const found = [0, 1, 2, 3].map(() => fraction(0n));
  const ways = walk();
  do {
    const value = run(node, ways);
    found[value] = plus(found[value] ?? fraction(0n), ways.chance());
  } while (ways.next());
  return found;
}

test('every way is gone once, with its chance; together they are certain', () => {
  fc.assert(
    fc.property(tree, (node) => {
      const found = walked(node);
      expect(found.map(lowest)).toEqual([0, 1, 2, 3].map((value) => lowest(chanceOf(node, value))));
      expect(lowest(found.reduce(plus, fraction(0n)))).toEqual(fraction(1n));
    }),
  );
});

test('what is drawn lies about the exact chance', () => {
  fc.assert(
    fc.property(tree, fc.nat(1000), (node, seed) => {
      const source = draws(createRandom(seed));
      const runs = 2000;
      const hits = [0, 0, 0, 0];
      for (let i = 0; i < runs; i += 1) {
        const value = run(node, source);
        hits[value] = (hits[value] ?? 0) + 1;
      }
      for (const [value, count] of hits.entries()) {
        const { low, high } = wilson(count, runs);
        const exact = toNumber(chanceOf(node, value));
        // Two and a half times the interval of 95%: far fewer than one case in a million lies outside.
        expect(Math.abs(exact - (low + high) / 2)).toBeLessThanOrEqual(1.25 * (high - low) + 1e-9);
      }
    }),
    { numRuns: 40, seed: 1 },
  );
});

test('the binomial is what dice one by one give', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(4), (n, hits) => {
      const dice = Array.from({ length: n }, () => fraction(0n));
      const counts = Array.from({ length: n + 1 }, () => fraction(0n));
      const ways = walk();
      do {
        const count = dice.filter(() => ways.take(evenly(4)) < hits).length;
        counts[count] = plus(counts[count] ?? fraction(0n), ways.chance());
      } while (ways.next());
      const whole = binomial(n, hits, 4);
      expect(counts.map(lowest)).toEqual(counts.map((_, k) => lowest(fraction(shareOf(whole, k), whole.total))));
    }),
  );
});

test('fractions of long numbers become doubles', () => {
  expect(toNumber(fraction(1n, 3n))).toBe(1 / 3);
  expect(toNumber(fraction(10n ** 400n, 3n * 10n ** 400n))).toBeCloseTo(1 / 3, 15);
  expect(toNumber(fraction(1n, 10n ** 30n))).toBeCloseTo(1e-30, 42);
  expect(toNumber(fraction(0n, 10n ** 90n))).toBe(0);
});
