import { schemaCheck } from '@sandtable/schema/ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile, tableSchemas } from '../src/index.ts';

interface Column {
  readonly type: string;
  readonly initial: string;
  readonly cells: readonly unknown[];
}
/** Types of columns with an initial value, and cells of which some fit. */
const TYPES: readonly Column[] = [
  { type: '0..9', initial: '3', cells: [0, 9, 10, -1, 2.5, '3', null] },
  { type: '0..3 by 1/2', initial: '0.5', cells: [0.5, 3, 3.5, 0.25, '0.5'] },
  { type: 'bool', initial: 'true', cells: [true, false, 'true', 0, null] },
  { type: 'text', initial: '"a"', cells: ['', 'none', 'bree', 7, null, ['a']] },
  { type: 'Land', initial: 'bree', cells: ['bree', 'corin', ' bree', 'none', 'nowhere', 1, null] },
  { type: 'Land?', initial: 'none', cells: ['bree', 'none', null, 'nowhere', false] },
  {
    type: 'set of Land',
    initial: '{bree}',
    cells: [[], ['bree'], ['bree', 'bree'], ['none'], 'bree', null, [['bree']]],
  },
  {
    type: 'Fate',
    initial: 'gone',
    cells: ['gone', 'gone()', 'coming(3)', 'coming( 03 )', 'coming(7)', 'coming', 'bree', 8, 1, null],
  },
  { type: 'Fate?', initial: 'none', cells: [null, 'none', 'coming(6)', 'coming(6) ', 'corin', 9, 10, {}] },
  {
    type: 'Deed',
    initial: 'rest',
    cells: [
      'rest',
      'rest()',
      ' rest',
      'walk(3)',
      'walk( 3 )',
      'walk(9)',
      'walk',
      'walk(3, 4)',
      'look',
      'none',
      null,
      1,
    ],
  },
  {
    type: 'Deed?',
    initial: 'none',
    cells: [
      'gather({bree, corin}, gone)',
      'gather({}, coming(2))',
      'gather({bree,}, gone)',
      'gather([bree], gone)',
      'gather(bree, gone)',
      'visit([bree, bree])',
      'visit({bree})',
      'visit([bree, bree, corin])',
      'visit([ ])',
      null,
    ],
  },
  {
    type: 'function(n: 1..4): bool',
    initial: 'low(2)',
    cells: ['low(0)', 'low( 1 )', 'low', 'high', 'high(1)', 'rest', null],
  },
  { type: 'set of 1..4', initial: '{}', cells: [[1, 4], [5], [], ['1'], {}] },
];

interface Field extends Column {
  readonly state: boolean;
  readonly given: boolean;
}
const field: fc.Arbitrary<Field> = fc
  .record({ column: fc.constantFrom(...TYPES), state: fc.boolean(), given: fc.boolean() })
  // Texts cannot change in play, and only what has something empty may be left out.
  .map(({ column, state, given }) => ({ ...column, given, state: state && column.type !== 'text' }));

const stones = fc.record({ grid: fc.boolean(), fields: fc.array(field, { maxLength: 3 }) });
const fieldText = ({ type, initial, state, given }: Field, i: number): string =>
  `${state ? 'state ' : ''}field${i}: ${type}${given || (state && !/^set|^bool|\?$/.test(type)) ? ` = ${initial}` : ''}`;

const rules = (kind: string): string => `ruleset "law" version "1.0.0" language 1
kind Land
table Land {
  id
  bree
  corin
}
type Fate = gone | coming(1..6) | Land | 8..9
type Deed = procedure(n: 1..4)
procedure rest(n: 1..9) { }
procedure walk(far: 1..6, n: 1..4) { }
procedure gather(from: set of Land, fate: Fate, n: 0..4) { }
procedure look(n: 1..3) { }
procedure visit(way: list of Land max 2, n: 1..4) { }
function low(than: 0..3, n: 1..4) = n < than
function high(n: 1..4): bool = n > 2
${kind}
`;

/** Columns that a row has in any case, is without now and then, or should not have. */
const extra = fc.record(
  {
    source: fc.constantFrom<unknown>('§2', 'a book', 7, null),
    sources: fc.constantFrom<unknown>({}, { field0: 'x' }, { field0: 1 }, 'x'),
    other: fc.constant(1),
  },
  { requiredKeys: [] },
);
const rarely = <T>(value: fc.Arbitrary<T>, otherwise: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 12, arbitrary: otherwise }, { weight: 1, arbitrary: value });

function rowOf(columns: Readonly<Record<string, fc.Arbitrary<unknown>>>, optional: readonly string[]) {
  const requiredKeys = Object.keys(columns).filter((name) => !optional.includes(name));
  const row = fc.record(columns, { requiredKeys });
  const broken = fc
    .tuple(row, fc.constantFrom(...Object.keys(columns)))
    .map(([one, name]) => ({ ...one, [name]: undefined }));
  const more = fc.tuple(row, extra).map(([one, rest]) => ({ ...one, ...rest }));
  return rarely<unknown>(fc.oneof(broken, more, fc.constantFrom<unknown>(null, [], 'bree')), row);
}

/** Of the ids below those that a member can have. */
const isValidId = (id: unknown): boolean => id === 'id' || id === 'é';

function tableOf(row: fc.Arbitrary<unknown>, ids: boolean) {
  // Ids are told apart here, since a schema knows nothing of rows together.
  const numbered = (rows: readonly unknown[]) =>
    rows.map((one, i) =>
      ids && typeof one === 'object' && one !== null && 'id' in one && isValidId(one.id)
        ? { ...one, id: `${one.id}${i}` }
        : one,
    );
  const rows = fc.array(row, { maxLength: 3 }).map(numbered);
  const whole = fc
    .tuple(rows, extra, fc.boolean())
    .map(([all, rest, schema]) => ({ rows: all, ...rest, ...(schema ? { $schema: 'x' } : {}) }));
  return fc.oneof(
    { weight: 4, arbitrary: rows },
    { weight: 1, arbitrary: whole },
    { weight: 1, arbitrary: fc.constantFrom<unknown>({}, { rows: {} }, 7) },
  );
}

const stoneRows = ({ grid, fields }: { grid: boolean; fields: readonly Field[] }) => {
  const place = rarely<unknown>(fc.constantFrom(1.5, '1', null), fc.integer({ min: -99, max: 99 }));
  const columns = {
    id: rarely<unknown>(
      fc.constantFrom<unknown>('', ' s', 'none', 'true', 's t', '1s', 'é', 4, null),
      fc.constant('id'),
    ),
    ...(grid ? { x: place, y: place } : {}),
    ...Object.fromEntries(fields.map(({ cells }, i) => [`field${i}`, fc.constantFrom(...cells)])),
  };
  return tableOf(
    rowOf(
      columns,
      fields.map((_, i) => `field${i}`),
    ),
    true,
  );
};

/** Whether the reader finds nothing; that two rows agree is nothing that a schema could say. */
const ROWS_TOGETHER = new Set(['name/duplicate', 'grid/twice']);
function accepted(text: string, table: string): boolean {
  const files = [
    { path: 'a.sand', text },
    { path: 'table.json', text: table },
  ];
  const found = compile(files).findings.filter((one) => !ROWS_TOGETHER.has(one.code));
  return !found.some((one) => one.span.file === 'table.json' && one.severity === 'error');
}

function ajvOf(text: string) {
  const compiled = compile([
    { path: 'a.sand', text },
    { path: 'table.json', text: '[]' },
  ]);
  const [table] = tableSchemas(compiled);
  if (table === undefined)
    throw new Error(compiled.findings.map((one) => `${one.code} ${JSON.stringify(one.fields)}`).join('\n'));
  return schemaCheck(table.schema);
}

function agree(text: string, tables: readonly unknown[], seen: { yes: number; no: number }): void {
  const ajv = ajvOf(text);
  for (const table of tables.map((one) => JSON.stringify(one))) {
    const own = accepted(text, table);
    seen[own ? 'yes' : 'no'] += 1;
    expect({ text, table, accepted: ajv(JSON.parse(table)) }).toEqual({ text, table, accepted: own });
  }
}

describe('a compiled table and its derived schema accept the same', () => {
  test('members of a kind', () => {
    const seen = { yes: 0, no: 0 };
    const sample = stones.chain((kind) =>
      fc.record({ kind: fc.constant(kind), tables: fc.array(stoneRows(kind), { minLength: 4, maxLength: 4 }) }),
    );
    fc.assert(
      fc.property(sample, ({ kind, tables }) => {
        const fields = kind.fields.map(fieldText).join('\n  ');
        agree(
          rules(`kind Stone ${kind.grid ? 'on squares 4 ' : ''}{\n  ${fields}\n}\ntable Stone from "table.json"`),
          tables,
          seen,
        );
      }),
      { numRuns: 150 },
    );
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(50);
  });

  test('joins of a relation', () => {
    const end = fc.constantFrom<unknown>('bree', 'bree', 'corin', 'corin', 'corin', 'none', null);
    const row = rowOf({ from: end, to: end, width: fc.constantFrom<unknown>(0, 1, 2, 3, 4) }, ['width']);
    const text = rules('relation road: Land -> Land { width: 0..3 = 1 }\ntable road from "table.json"');
    const seen = { yes: 0, no: 0 };
    fc.assert(
      fc.property(fc.array(tableOf(row, false), { minLength: 4, maxLength: 4 }), (tables) => agree(text, tables, seen)),
      { numRuns: 60 },
    );
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(20);
  });
});

test('the schema tells editors what a column is', () => {
  const text = rules(
    '/// Where people live.\nkind Stone { land: Land, fate: Fate? = none }\ntable Stone from "table.json"',
  );
  const [table] = tableSchemas(
    compile([
      { path: 'a.sand', text },
      { path: 'table.json', text: '[]' },
    ]),
  );
  expect(table?.schema).toMatchObject({
    title: 'Stone',
    description: 'Where people live.',
    $defs: {
      row: {
        required: ['id', 'land'],
        additionalProperties: false,
        properties: {
          land: { enum: ['bree', 'corin'] },
          fate: {
            anyOf: [
              { enum: [null, 'none', 'gone', 'bree', 'corin'] },
              { type: 'string', pattern: expect.stringMatching(/^\^coming/) },
              { type: 'integer', minimum: 8, maximum: 9 },
            ],
          },
        },
      },
    },
  });
});
