import { listOf, optional, range, setOf, type Type, text } from '@sandtable/model';
import fc from 'fast-check';

/** Members by kind; one is also the name of a tag below, which unions have to cope with. */
export const KINDS: readonly (readonly string[])[] = [['lyra', 'orion', 'coming'], ['f1', 'f2', 'Ärmel_3'], []];
export const members = (kind: number): readonly string[] => KINDS[kind] ?? [];

const whole = fc
  .tuple(fc.integer({ min: -1200, max: 1200 }), fc.oneof(fc.nat(9), fc.nat(2500)))
  .map(([low, size]) => range(low, low + size));
const fraction = fc
  .tuple(fc.integer({ min: -30, max: 30 }), fc.nat(40), fc.constantFrom(2, 3, 4, 5, 6, 8, 10, 20))
  .map(([low, size, den]) => range(low, low + size, den));
export const numbers = fc.oneof(whole, fraction);

const kind = fc
  .nat(KINDS.length - 1)
  .map((index): Type => ({ t: 'kind', kind: index, name: `K${index}`, size: members(index).length }));
const finite = fc.oneof<fc.Arbitrary<Type>[]>(numbers, kind, fc.constant({ t: 'bool' }));

const tag = (payload: fc.Arbitrary<Type>) =>
  fc.record({
    p: fc.constant('tag' as const),
    of: fc.constant('T'),
    name: fc.constantFrom('coming', 'gone', 'near', 'far'),
    payload: fc.array(
      payload.map((type) => ({ name: undefined, type })),
      { maxLength: 2 },
    ),
  });
const union = (payload: fc.Arbitrary<Type>, simple: fc.Arbitrary<Type>): fc.Arbitrary<Type> =>
  fc
    .array(
      fc.oneof(
        tag(payload),
        simple.map((type) => ({ p: 'type' as const, type })),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => ({ t: 'union', name: undefined, parts }));

const inner = fc.oneof(finite, union(finite, finite), union(finite, finite).map(optional));
const countable = fc.oneof(finite, union(inner, finite), finite.map(optional), union(inner, finite).map(optional));

/** Types that a column can have. */
export const columnType: fc.Arbitrary<Type> = fc.oneof(
  { weight: 6, arbitrary: countable },
  { weight: 2, arbitrary: countable.map(setOf) },
  { weight: 2, arbitrary: fc.tuple(countable, fc.integer({ min: 1, max: 4 })).map(([of, max]) => listOf(of, max)) },
  { weight: 1, arbitrary: fc.constant(text) },
  { weight: 1, arbitrary: union(inner, fc.oneof(finite, fc.constant(text))) },
);
