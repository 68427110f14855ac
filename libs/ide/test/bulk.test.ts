import { createCompiler } from '@sandtable/compiler';
import { editFiles } from '@sandtable/text';
import { expect, test } from 'vitest';
import { type BulkOp, bulkEdit } from '../src/index.ts';
import { overlapping } from './apart.ts';
import { libraryOf } from './ruleset-files.ts';

const RULES = `ruleset "sample" version "1.0.0" language 1
kind Nation
table Nation { id
  north
  south
}
type Shore = coast | inland | island
constant most: 0..9 = 4
kind Region { owner: Nation?, shore: Shore, supply: 0..9 = 1, rich: bool = false }
table Region from "regions.json"
kind City { worth: 0..9, owner: Nation }
table City {
  id      worth  owner
  bree    1      north // the first
  archet  2      south
  combe   3      south
}
kind Post { cost: 0..9, far: bool = false }
table Post from "posts.csv"
table Post from "more.csv"
function good(c: City): bool = c.worth > 1
`;
const REGIONS = `[
  { "id": "a", "owner": "north", "shore": "coast" },
  { "id": "b", "owner": "north", "shore": "inland", "supply": 3 },
  { "id": "c", "shore": "coast", "owner": "south" },
  { "id": "d", "owner": "north", "shore": "coast", "supply": 2 }
]
`;
const POSTS = 'id,cost\np,1\nq,2\nr,3\n';
const MORE = 'id,cost,far\ns,1,\nt,2,\n';
const files = (texts: Readonly<Record<string, string>> = {}) =>
  Object.entries({ 'main.sand': RULES, 'regions.json': REGIONS, 'posts.csv': POSTS, 'more.csv': MORE, ...texts }).map(
    ([path, text]) => ({ path, text }),
  );

function bulk(op: BulkOp) {
  const library = libraryOf(files());
  const reported = bulkEdit(library, op, 'en');
  expect(overlapping(reported.edits)).toEqual([]);
  const after = editFiles(files(), reported.edits);
  expect(createCompiler().findings(after)).toEqual([]);
  return { ...reported, text: (path: string) => after.find((file) => file.path === path)?.text };
}
const shown = ({ rows }: ReturnType<typeof bulk>): readonly string[] =>
  rows.map(({ id, old, now }) => `${id}: ${old} → ${now}`);

test('all coast regions of one side get a value; the others, and what has it already, stay as they are', () => {
  const reported = bulk({
    kind: 'Region',
    where: 'row.owner == north and row.shore == coast',
    column: 'supply',
    value: '2',
  });
  expect(shown(reported)).toEqual(['a: 1 → 2']);
  expect(reported.text('regions.json')).toBe(
    REGIONS.replace('"shore": "coast" },\n  { "id": "b"', '"shore": "coast", "supply": 2 },\n  { "id": "b"'),
  );
});

test('a value may be worked out from the row, and functions and constants of the rules be used', () => {
  const reported = bulk({ kind: 'City', where: 'good(row)', column: 'worth', value: 'row.worth + most - 2' });
  expect(shown(reported)).toEqual(['archet: 2 → 4', 'combe: 3 → 5']);
  expect(reported.text('main.sand')).toBe(
    RULES.replace('archet  2 ', 'archet  4 ').replace('combe   3 ', 'combe   5 '),
  );
});

test('names are those of the column; what is its default needs no cell', () => {
  expect(shown(bulk({ kind: 'Region', where: '', column: 'shore', value: 'island' }))).toHaveLength(4);
  expect(shown(bulk({ kind: 'Region', where: 'row.owner == south', column: 'owner', value: 'none' }))).toEqual([
    'c: south → none',
  ]);
  const reported = bulk({ kind: 'Region', where: 'true', column: 'supply', value: '1' });
  expect(reported.text('regions.json')).not.toContain('supply');
});

test('a column that a file does not have yet is made', () => {
  const reported = bulk({ kind: 'Post', where: 'row.cost > 1', column: 'far', value: 'true' });
  expect(reported.text('posts.csv')).toBe('id,cost,far\np,1,\nq,2,true\nr,3,true\n');
  expect(reported.text('more.csv')).toBe('id,cost,far\ns,1,\nt,2,true\n');
});

test('what cannot be read or understood is reported, and nothing is written', () => {
  for (const [where, value] of [
    ['row.worht > 1', '1'],
    ['row.worth >', '1'],
    ['true', 'true'],
    ['true } } variant', '1'],
    ['true', '10'],
  ] as const) {
    const reported = bulk({ kind: 'City', where, column: 'worth', value });
    expect(reported.edits, `${where} ${value}`).toEqual([]);
    if (value !== '10') expect(reported.trouble, `${where} ${value}`).toBeDefined();
  }
});

test('a table is read once, however many of its rows are written', () => {
  const rows = Array.from({ length: 1500 }, (_, i) => ({ id: `p${i}`, shore: 'coast', owner: 'north' }));
  let reads = 0;
  const compiler = createCompiler({ uses: true });
  const library = compiler.library(files({ 'regions.json': JSON.stringify(rows) }));
  if (library === undefined) throw new Error('nothing was read');
  const watched = {
    ...library,
    tables: library.tables.map((table) => ({
      ...table,
      get text() {
        if (table.path === 'regions.json') reads += 1;
        return table.text;
      },
    })),
  };
  const { edits } = bulkEdit(watched, { kind: 'Region', where: '', column: 'supply', value: '2' }, 'en');
  expect(edits).toHaveLength(1500);
  expect(reads).toBeLessThan(10);
});
