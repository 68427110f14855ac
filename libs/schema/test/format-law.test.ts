import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schemaCheck } from '../src/ajv.ts';
import { formatCheck } from '../src/format-check.ts';
import { layoutSchema } from '../src/layout/layout-schema.ts';
import { misfits } from '../src/misfit.ts';

const layout = {
  version: 1,
  board: { kind: ['Town'] },
  places: { 'Town.a': { at: [1, 2], label: 'n' }, 'Town.b': { at: [[1, 2]], short: 'B' } },
  sides: { red: { colour: '#aa0000', pattern: 'dots', letter: 'R' } },
  kinds: { Town: { draw: 'place', badges: [{ field: 'worth' }], figures: { big: '9' } } },
  lines: ['road', { relation: 'sea', field: 'cost' }],
  arrows: [{ of: 'Army.order', failed: { field: 'result', values: ['failed'] } }],
  looks: [{ of: 'Cell.ground', value: ['wood', 3], fill: 'forest' }],
  standing: ['Side.points', { count: 'Town.owner' }],
  table: { columns: 'Side', rows: [['front', 'west'], []] },
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The same with another value somewhere, chosen by the steps. */
function changed(value: unknown, steps: readonly number[], other: unknown): unknown {
  const [step = 0, ...rest] = steps;
  if (!isObject(value) || steps.length === 0) return other;
  const keys = [...Object.keys(value), 'more'];
  const key = keys[step % keys.length] ?? 'more';
  const inner = changed((value as Readonly<Record<string, unknown>>)[key], rest, other);
  if (!Array.isArray(value)) return { ...value, [key]: inner };
  return key === 'more' ? [...value, inner] : value.map((one, i) => (`${i}` === key ? inner : one));
}

/** Ajv refuses keywords that it doesn't know. */
const withoutNames = (key: string, value: unknown): unknown =>
  ['names', 'keyNames', 'owner'].includes(key) && typeof value === 'string' ? undefined : value;

test('law: TypeBox finds in layouts what Ajv finds', () => {
  const ajv = schemaCheck(JSON.parse(JSON.stringify(layoutSchema, withoutNames)));
  const ours = formatCheck(layoutSchema);
  const sorted = (check: typeof ours, data: unknown) =>
    misfits(check, data)
      .map((one) => JSON.stringify(one))
      .toSorted();
  const steps = fc.array(fc.nat(20), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(fc.tuple(steps, fc.jsonValue({ maxDepth: 2 })), { minLength: 1, maxLength: 3 }), (changes) => {
      const data = changes.reduce<unknown>((before, [at, other]) => changed(before, at, other), layout);
      expect(sorted(ours, data)).toEqual(sorted(ajv, data));
    }),
    { numRuns: 300 },
  );
});
