import { expect, test } from 'vitest';
import { compile, type InputFile } from '../../src/index.ts';
import { base, codes, failures, over, variantFile } from './base.ts';

const lifting = (value: number) =>
  `remove example/a-pebble  example "x" { run lift(pebble) then { moved == ${value} } }`;

test('hooks at one step run in the order of the stack', () => {
  const twice = variantFile('twice', 'after step lift/grip { lifted = lifted * 2 }');
  const more = variantFile('more', 'after step lift/grip { lifted += 1 }');
  const asked = (value: number) => variantFile('asked', lifting(value));
  expect(failures(over(twice, more, asked(5)))).toEqual([]);
  expect(failures(over(more, twice, asked(6)))).toEqual([]);
  const before = variantFile('before', 'before step lift/grip { lifted = 3 }');
  expect(failures(over(before, more, twice, asked(12)))).toEqual([]);
});

test('two hooks may use one name for their own locals', () => {
  const a = variantFile('a', 'before step lift/grip { let n = 1  lifted += n }');
  const b = variantFile('b', 'before step lift/grip { let n = 2  lifted += n }');
  const compiled = over(a, b, variantFile('asked', lifting(5)));
  expect(codes(compiled)).toEqual([]);
  expect(failures(compiled)).toEqual([]);
});

test('a variant of a variant brings its base along, and may replace what that replaced', () => {
  const light = variantFile('light', 'replace function heavy(s: Stone): bool = s.weight > 7 or original(s)');
  const lighter = variantFile(
    'lighter',
    'replace function heavy(s: Stone): bool = s.weight == 1 or original(s)  change Stone.pebble { weight: 1 }  remove example/a-pebble  expect heavy(pebble) and heavy(boulder)',
    'of "light" "*"',
  );
  const compiled = compile([...base, lighter, light], { variants: ['lighter'] });
  expect(codes(compiled)).toEqual([]);
  expect(compiled.variants.map(({ name }) => name)).toEqual(['light', 'lighter']);
});

test('who requires a variant knows what it does', () => {
  const first = variantFile('first', 'set constant limit = 4');
  const second = variantFile(
    'second',
    'set constant limit = 5  expect limit == 5',
    'of "quarry" "^1.0" requires "first"',
  );
  expect(codes(over(first, second))).toEqual([]);
  expect(codes(over(second, first))).toEqual(['variant/requires']);
  expect(codes(over(first, variantFile('other', 'set constant limit = 5')))).toEqual(['variant/conflict']);
});

const clashes: readonly (readonly [a: string, b: string])[] = [
  ['set constant limit = 4', 'remove constant/limit'],
  ['change Cart.lorry { load: 5 }', 'remove Cart.lorry'],
  ['remove Cart.lorry', 'change c in Cart where c.load > 4 { load: 5 }'],
  ['add Cart.sledge { load: 5 }', 'add Cart.sledge { load: 6 }'],
  ['require lift: true else "no"', 'replace procedure lift(s: Stone) { }'],
  ['replace step lift/grip { }', 'replace step lift/grip { lifted += 1 }'],
  ['extend type Colour | blue', 'extend type Colour | blue'],
  ['text Stone.pebble.name en = "chip"', 'text Stone.pebble.name en = "flint"'],
  ['text Stone.pebble.name en = "chip"', 'remove text/en/Stone.pebble.name'],
  ['remove lift/grip', 'replace step lift/grip { lifted += 2 }'],
];
test.each(clashes)('%s | %s: a conflict that names both', (a, b) => {
  for (const [first, second] of [
    [a, b],
    [b, a],
  ]) {
    const { findings } = over(variantFile('one', first ?? ''), variantFile('two', second ?? ''));
    const conflicts = findings.filter(({ code }) => code === 'variant/conflict');
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]?.fields).toMatchObject({ variant: 'two', other: 'one' });
    expect(conflicts[0]?.labels[0]?.span.file).toBe('variants/one.sand');
  }
});

const peaceful: readonly (readonly [a: string, b: string])[] = [
  ['set constant limit = 4', 'set constant limit = 4'],
  ['change Cart.lorry { load: 5 }', 'change c in Cart where c.load > 4 { load: 5 }'],
  ['change Stone.boulder { weight: 9 }', 'change Stone.boulder { colour: red }'],
  ['remove Track.south', 'remove t in Track where t.length > 5'],
  ['remove Cart.lorry', 'remove Cart.lorry'],
  ['remove example/a-pebble', 'remove example/a-pebble'],
  ['remove lift/grip', 'remove lift/grip'],
  ['remove lift/grip', 'before step lift/grip { lifted += 1 }'],
  ['remove text/en/Stone.pebble.name', 'text Stone.pebble.name de = "Splitter"'],
  ['before step lift/grip { lifted += 1 }', 'replace step lift/grip { lifted += 2 }'],
  ['require lift: true else "no"', 'require lift: true else "never"'],
  ['text Stone.pebble.name en = "chip"', 'text Stone.pebble.name de = "Splitter"'],
];
test.each(peaceful)('%s | %s: go together', (a, b) => {
  expect(
    codes(over(variantFile('one', a), variantFile('two', b))).filter((code) => code.startsWith('variant/')),
  ).toEqual([]);
});

test('a variant that there is not is a finding', () => {
  const { findings } = compile([...base, variantFile('house', '')], { variants: ['hause'] });
  expect(findings).toMatchObject([{ code: 'variant/missing', fields: { name: 'hause', near: 'house' } }]);
});

test('of variants that nobody asks for nothing is listed', () => {
  const broken: InputFile = { path: 'variants/broken.sand', text: 'variant {{{' };
  expect(codes(compile([...base, broken]))).toEqual([]);
  expect(codes(compile([...base, broken, variantFile('house', '')], { variants: ['house'] }))).toEqual([]);
  expect(codes(compile([...base, broken], { variants: ['broken'] })).length).toBeGreaterThan(0);
});

const hostile = [
  '',
  '\0',
  '}}}',
  'variant',
  'variant "x"',
  'variant "x" of "quarry" "*" {',
  'variant "x" of "quarry" "*" { change }',
  '[]',
  '{',
];
test.each(hostile.flatMap((text) => ['sand', 'json'].map((ending) => [ending, text] as const)))(
  'a broken file gives findings and never throws: %s %j',
  (ending, text) => {
    const compiled = compile([...base, { path: `variants/x.${ending}`, text }], { variants: ['x'] });
    expect(codes(compiled).length).toBeGreaterThan(0);
    expect(codes(compiled)).not.toContain('internal/crash');
    expect(compiled.javascript).toBeUndefined();
  },
);
