import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../src/layout.ts';
import { cssMatrix, isWhole, type Pin, projected, projectiveFit, unprojected } from '../src/projective.ts';

const square: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 50],
  [0, 50],
];
const pinsTo = (at: readonly Point[]): readonly Pin[] => square.map((of, i) => ({ of, at: at[i] ?? of }));

/** Corners that are moved by less than half of their distance stay the corners of a convex figure. */
const near = fc.integer({ min: -20, max: 20 });
const corners = fc
  .array(fc.tuple(near, near), { minLength: 4, maxLength: 4 })
  .map((by) => square.map(([x, y], i): Point => [x * 3 + (by[i]?.[0] ?? 0), y * 4 + (by[i]?.[1] ?? 0)]));

const isNear = (found: Point | undefined, [x, y]: Point): void => {
  expect(found?.[0]).toBeCloseTo(x, 6);
  expect(found?.[1]).toBeCloseTo(y, 6);
};

describe('a picture that is fitted by four pins', () => {
  test('brings each of them exactly to its place, and back', () => {
    fc.assert(
      fc.property(corners, (at) => {
        const found = projectiveFit(pinsTo(at));
        if (found === undefined) throw new Error('no fit');
        square.forEach((of, i) => {
          isNear(projected(found, of), at[i] ?? of);
          isNear(unprojected(found, at[i] ?? of), of);
        });
      }),
    );
  });
  test('keeps lines straight and what is level where nothing leans', () => {
    fc.assert(
      fc.property(corners, fc.integer({ min: 0, max: 100 }), (at, x) => {
        const found = projectiveFit(pinsTo(at));
        const [a, b, c] = [0, 25, 50]
          .map((y) => (found ? projected(found, [x, y]) : undefined))
          .map((p) => p ?? [0, 0]);
        const [p, q, r] = [a ?? [0, 0], b ?? [0, 0], c ?? [0, 0]];
        expect((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1])).toBeCloseTo(0, 4);
      }),
    );
    const level = projectiveFit(pinsTo(square.map(([x, y]): Point => [x * 2 + 7, y * 3 - 5])));
    isNear(level && projected(level, [50, 25]), [107, 70]);
  });
  test('has no fit where three pins lie on one line, on the picture or on the map', () => {
    expect(projectiveFit(square.map(([x]) => ({ of: [x, 0], at: [x, x] })))).toBeUndefined();
    expect(
      projectiveFit(
        pinsTo([
          [0, 0],
          [50, 50],
          [100, 100],
          [0, 50],
        ]),
      ),
    ).toBeUndefined();
    expect(projectiveFit(pinsTo(square).slice(1))).toBeUndefined();
  });
  test('is whole only on one side of the horizon', () => {
    const leaning = projectiveFit(
      pinsTo([
        [10, 0],
        [90, 0],
        [100, 50],
        [0, 50],
      ]),
    );
    expect(leaning && isWhole(leaning, 100, 200)).toBe(true);
    // The picture ends in a point at its horizon, at 250, and nobody can read what is near it.
    expect(leaning && isWhole(leaning, 100, 249)).toBe(false);
    expect(leaning && isWhole(leaning, 100, 300)).toBe(false);
    const folded = projectiveFit(
      pinsTo([
        [0, 0],
        [100, 0],
        [0, 50],
        [100, 50],
      ]),
    );
    expect(folded && isWhole(folded, 100, 50)).toBe(false);
  });
  test('is written as CSS writes it', () => {
    const level = projectiveFit(pinsTo(square.map(([x, y]): Point => [x * 2 + 7, y * 3 - 5])));
    const values = (/\((.*)\)/.exec(level ? cssMatrix(level) : '')?.[1] ?? '').split(',').map(Number);
    [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 7, -5, 0, 1].forEach((value, i) => expect(values[i]).toBeCloseTo(value, 9));
  });
});
