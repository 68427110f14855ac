import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Crossing, crossing, mostLooks, type Verdict } from '../../src/sweep/crossing.ts';

/** Looks for a crossing in a row of verdicts; also how many were asked for. */
function found(row: readonly Verdict[]): { readonly crossing: Crossing; readonly looks: number } {
  const search = crossing(row.length);
  let looks = 0;
  let next = search.next();
  while (!next.done) {
    looks += 1;
    next = search.next(row[next.value] ?? 'near');
  }
  return { crossing: next.value, looks };
}
const rowOf = (low: Verdict, below: number, near: number, above: number): readonly Verdict[] => {
  const high = low === 'below' ? 'above' : 'below';
  return [...Array(below).fill(low), ...Array(near).fill('near'), ...Array(above).fill(high)] as Verdict[];
};

test('what rises or falls is found wherever it comes to the target', () => {
  const sizes = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20)).filter(([a, b, c]) => b > 0 || (a > 0 && c > 0));
  fc.assert(
    fc.property(sizes, fc.constantFrom<Verdict>('below', 'above'), ([a, b, c], low) => {
      const { crossing: where, looks } = found(rowOf(low, a, b, c));
      const wanted = b > 0 ? { found: 'values', from: a, to: a + b - 1 } : { found: 'between', from: a - 1, to: a };
      expect(where).toEqual(wanted);
      expect(looks).toBeLessThanOrEqual(mostLooks(a + b + c));
    }),
  );
});

test('where all are on one side there is nothing', () => {
  expect(found(['below', 'below', 'below']).crossing).toEqual({ found: 'nothing', all: 'below' });
  expect(found(['above']).crossing).toEqual({ found: 'nothing', all: 'above' });
});

test('a measure that turns is not halved', () => {
  const { crossing: where } = found(['below', 'below', 'above', 'below', 'below']);
  expect(where).toEqual({ found: 'turning', from: 0, middle: 2, to: 4 });
});
