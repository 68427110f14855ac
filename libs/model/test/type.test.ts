import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  codeAt,
  none,
  optional,
  ordinalOf,
  type Part,
  partOffsets,
  range,
  shifts,
  sizeOf,
  type Type,
} from '../src/index.ts';

const tag = (name: string, payload: readonly Type[] = []): Part => ({
  p: 'tag',
  of: 'T',
  name,
  payload: payload.map((type) => ({ name: undefined, type })),
});
const union = (...parts: readonly Part[]): Type => ({ t: 'union', name: undefined, parts });

const leaf: fc.Arbitrary<Part> = fc.oneof(
  fc.constantFrom<Part>(
    tag('a'),
    tag('b'),
    tag('c', [range(1, 3)]),
    { p: 'type', type: { t: 'bool' } },
    { p: 'type', type: { t: 'kind', kind: 0, name: 'K', size: 5 } },
  ),
  fc
    .tuple(fc.integer({ min: -5, max: 5 }), fc.nat(6))
    .map(([min, more]): Part => ({ p: 'type', type: range(min, min + more) })),
);
const unions = fc
  .uniqueArray(leaf, {
    minLength: 1,
    maxLength: 4,
    selector: (part) => (part.p === 'tag' ? part.name : part.p === 'type' ? part.type.t : 'none'),
  })
  .map((parts) => union(...parts));

test('an optional has one value more, and is not made twice', () => {
  fc.assert(
    fc.property(unions, (type) => {
      const once = optional(type);
      expect(sizeOf(once)).toBe(sizeOf(type) + 1);
      expect(optional(once)).toBe(once);
    }),
  );
});

test('widening to the optional and narrowing back is the identity', () => {
  fc.assert(
    fc.property(unions, fc.nat(), (type, seed) => {
      const code = codeAt(type, seed % sizeOf(type));
      const there = move(shifts(type, optional(type)), code);
      expect(there).toBe(ordinalOf(type, code) + 1);
      expect(move(shifts(optional(type), type), there ?? -1)).toBe(code);
    }),
  );
});

test('numbers keep their value between overlapping ranges, inside and outside unions', () => {
  const wide = union(none, tag('a'), { p: 'type', type: range(0, 9) });
  expect(shifts(range(3, 12), wide)).toEqual([{ low: 3, high: 9, shift: 2 }]);
  expect(shifts(wide, range(3, 12))).toEqual([{ low: 5, high: 11, shift: -2 }]);
});

test('none stands first, whatever the order of the other parts', () => {
  const type = union(none, tag('a'), { p: 'type', type: { t: 'bool' } });
  expect(type.t === 'union' && partOffsets(type)).toEqual([0, 1, 2]);
});

const move = (stretches: ReturnType<typeof shifts>, code: number): number | undefined => {
  const stretch = stretches.find(({ low, high }) => code >= low && code <= high);
  return stretch === undefined ? undefined : code + stretch.shift;
};
