import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { affineFit, unfitted } from '../src/affine.ts';

const square = [
  [0, 0],
  [100, 0],
  [100, 50],
  [0, 50],
] as const;

describe('a picture that is fitted by pins', () => {
  test('is moved, turned and scaled as its pins are', () => {
    const number = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(fc.tuple(number, number, number, number, number, number), ([a, b, c, d, e, f]) => {
        fc.pre(a * d - b * c !== 0);
        const pins = square.map(([x, y]) => ({ of: [x, y], at: [a * x + c * y + e, b * x + d * y + f] }) as const);
        const found = affineFit(pins);
        [a, b, c, d, e, f].forEach((value, i) => expect(found?.[i]).toBeCloseTo(value, 5));
        const back = found && unfitted(found, pins[2]?.at ?? [0, 0]);
        expect(back?.[0]).toBeCloseTo(100, 4);
        expect(back?.[1]).toBeCloseTo(50, 4);
      }),
    );
  });
  test('comes as near as it can where pins contradict each other', () => {
    const pins = square.map((of, i) => ({ of, at: i === 2 ? ([110, 60] as const) : of }));
    const [a = 0, , , d = 0] = affineFit(pins) ?? [];
    expect(a).toBeGreaterThan(1);
    expect(d).toBeGreaterThan(1);
  });
  test('stays as it is where its pins lie on one line', () => {
    expect(affineFit(square.map(([x]) => ({ of: [x, 0], at: [x, x] })))).toBeUndefined();
    expect(affineFit(square.map((of) => ({ of, at: [1, 1] })))).toBeUndefined();
    expect(affineFit([])).toBeUndefined();
  });
});
