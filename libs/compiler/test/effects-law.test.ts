import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type InputFile } from '../src/index.ts';

/** A type of parameters: how its values are spelled, and a number that tells them apart. */
interface Param {
  readonly type: string;
  readonly spelled: fc.Arbitrary<string>;
  readonly weight: (name: string) => string;
}
const PARAMS: readonly Param[] = [
  { type: '0..9', spelled: fc.nat(9).map(String), weight: (name) => name },
  { type: '-3..3', spelled: fc.integer({ min: -3, max: 3 }).map(String), weight: (name) => `${name} * 2` },
  { type: '0..3 by 1/2', spelled: fc.nat(6).map((n) => String(n / 2)), weight: (name) => `floor(${name} * 2)` },
  { type: 'bool', spelled: fc.boolean().map(String), weight: (name) => `(if ${name} then 5 else 3)` },
  {
    type: 'set of 1..4',
    spelled: fc.subarray([1, 2, 3, 4]).map((all) => `{${all.join(', ')}}`),
    weight: (name) => `(sum k in ${name}: k * k)`,
  },
  {
    type: 'Fate',
    spelled: fc.constantFrom('gone', 'coming(1)', 'coming(6)', 'lost(true, 2)'),
    weight: (name) => `(match ${name} { gone -> 0, coming(n) -> n, lost(b, n) -> if b then 20 + n else 30 + n })`,
  },
  {
    type: 'Side?',
    spelled: fc.constantFrom('red', 'blue', 'none'),
    weight: (name) => `(match ${name} { none -> 0, red -> 1, blue -> 2 })`,
  },
];

interface Called {
  readonly params: readonly Param[];
  readonly args: readonly string[];
}
const called: fc.Arbitrary<Called> = fc
  .array(fc.constantFrom(...PARAMS), { maxLength: 3 })
  .chain((params) => fc.tuple(...params.map(({ spelled }) => spelled)).map((args) => ({ params, args })));

const cellOf = ({ args }: Called, i: number): string => (args.length === 0 ? `f${i}` : `f${i}(${args.join(', ')})`);

/** The last parameters take more than they are called with. */
function declared({ params }: Called, i: number): string {
  const own = params.map(({ type }, k) => `p${k}: ${type}, `).join('');
  const sum = params.map(({ weight }, k) => `${weight(`p${k}`)} * ${k + 3} + `).join('');
  return `function f${i}(${own}x: -2..9, s: Side?): int = ${sum}x * 100 + (if s is none then 7 else 0)`;
}

const HEAD = `ruleset "law" version "1.0.0" language 1
type Fate = gone | coming(1..6) | lost(bool, 1..3)
type Worth = function(x: 0..4, s: Side): int
kind Side
table Side {
  id
  red
  blue
}
kind Card { worth: Worth, other: Worth? = none }
`;

type Format = 'sand' | 'csv' | 'json';
function files(calls: readonly Called[], format: Format, sign: '==' | '!='): readonly InputFile[] {
  const rows = calls.map((call, i) => [`c${i}`, cellOf(call, i)] as const);
  const tests = calls.flatMap(({ args }, i) =>
    [0, 4].map((x) => `expect c${i}.worth(${x}, red) ${sign} f${i}(${[...args, x, 'red'].join(', ')})`),
  );
  const table =
    format === 'sand'
      ? `table Card {\n  id worth\n${rows.map(([id, cell]) => `  ${id} ${cell}`).join('\n')}\n}`
      : `table Card from "cards.${format}"`;
  const text = [HEAD, table, ...calls.map(declared), ...tests].join('\n');
  const csv = ['id,worth', ...rows.map(([id, cell]) => `${id},"${cell}"`)].join('\n');
  const json = JSON.stringify(rows.map(([id, worth]) => ({ id, worth })));
  return [
    { path: 'rules.sand', text },
    ...(format === 'sand' ? [] : [{ path: `cards.${format}`, text: format === 'csv' ? csv : json }]),
  ];
}

const codes = (given: readonly InputFile[]) => compile(given).findings.map(({ code }) => code);

test('law: a value calls what its cell names, with what is given there, from every format', () => {
  fc.assert(
    fc.property(
      fc.array(called, { minLength: 1, maxLength: 6 }),
      fc.constantFrom<Format>('sand', 'csv', 'json'),
      (calls, format) => {
        expect(codes(files(calls, format, '=='))).toEqual([]);
        expect(codes(files(calls, format, '!='))).toEqual(calls.flatMap(() => ['expect/failed', 'expect/failed']));
      },
    ),
    { numRuns: 60 },
  );
});
