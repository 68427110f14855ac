import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, encode } from '../../src/queue/wire.ts';

const leaf = fc.oneof(
  fc.string(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, undefined),
  fc.array(fc.integer()).map((all) => Int32Array.from(all)),
);
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('data')),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('$', 'v', 'toJSON')), tie('data'), { noNullPrototype: true }),
    fc.array(fc.tuple(fc.string(), tie('data'))).map((all) => new Map(all)),
    fc.array(leaf).map((all) => new Set(all)),
  ),
}));

test('whatever is plain data comes back as it was', () => {
  fc.assert(
    fc.property(data, (value) => {
      expect(decode(encode(value))).toStrictEqual(value);
    }),
    { numRuns: 300 },
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -0])('%d comes back as it was', (value) => {
  expect(decode(encode([value]))).toStrictEqual([value]);
});

test('what has a name that objects inherit stays data', () => {
  const value = decode('{"__proto__":{"wins":1},"constructor":2}');
  expect(Object.keys(Object(value))).toEqual(['__proto__', 'constructor']);
  expect(Object(value).wins).toBeUndefined();
});

test('neither functions nor objects of a class are sent', () => {
  expect(() => encode({ run: () => 1 })).toThrow(TypeError);
  expect(() => encode([new Date(0)])).toThrow(TypeError);
});

test.each(['{"$":"Date","v":0}', '{"$":1}', '{"$":"Map","v":1}', '{"$":"hasOwnProperty"}', '[1', ''])(
  '%s is refused',
  (text) => {
    expect(() => decode(text)).toThrow();
  },
);
