import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../src/index.ts';

const WORDS = 2 ** 32;

it('draws the same number whether it is computed from halves of a word or as a fraction', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.oneof(fc.integer({ min: 2, max: 2 ** 17 }), fc.constantFrom(2 ** 16, 65_535)),
      (seed, n) => {
        const [words, numbers] = [createRandom(seed), createRandom(seed)];
        for (let i = 0; i < 20; i++) expect(numbers(n)).toBe(Math.floor((words(WORDS) / WORDS) * n));
      },
    ),
  );
});
