import { createCompiler } from '@sandtable/compiler';
import type { TextEdit } from '@sandtable/text';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { brushesOf, copyCells, movable, moveTo, paint, paintAll, printed, renamable } from '../src/index.ts';
import { edited, type Files, inputs, libraryOf } from './ruleset-files.ts';

const MAP = `odd columns lower
id h{column}{row}

legend
  .   ground: meadow
  ~   ground: water
  12  ground: meadow, start: 1..2  once
  |   skip

map
.1|~.
..|2~

legend
  .
  r  road: true

map
r...
....
`;
const RULES = `ruleset "sample" version "1.0.0" language 1
type Ground = meadow | water
kind Hex on hexes flat { ground: Ground = meadow, road: bool = false, start: 1..2? = none }
table Hex from "land.map"
kind Tower { body: Hex, doors: set of Hex }
table Tower from "towers.json"
kind Post { at: Hex, big: bool = false }
table Post {
  id    at   big
  east  h31  _
  west  h01  true
}
kind Field on squares 4 { wet: bool = false, hue: red | blue = red }
table Field from "fields.json"
kind Spot on squares 8 { hue: dark | light = dark }
table Spot {
  id  x  y  hue
  s1  0  0  _
  s2  1  0  light
}
relation bank: Hex -- Hex
table bank { h00 -- h10 }
function here(): Hex = h00
`;
const TOWERS = '[\n  {"id": "keep", "body": "h11", "doors": ["h01", "h21"]}\n]\n';
const FIELDS = '[\n  {"id": "f1", "x": 0, "y": 0, "wet": true},\n  {"id": "f2", "x": 1, "y": 0}\n]\n';
const FILES = { 'rules.sand': RULES, 'land.map': MAP, 'towers.json': TOWERS, 'fields.json': FIELDS };

/** The lines that an edit made other. */
const changed = (edits: readonly TextEdit[]): readonly string[] =>
  Object.entries(edited(FILES, edits)).flatMap(([path, text]) => {
    const before = FILES[path as keyof typeof FILES].split('\n');
    return text.split('\n').filter((line, i) => line !== before[i]);
  });

const library = libraryOf(inputs(FILES));
const brush = (id: string) => {
  const found = brushesOf(library).find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no brush ${id}`);
  return found;
};

test('many cells are painted at once: a sign that is drawn once goes to the last of them', () => {
  const touch = (id: string, ...cells: readonly string[]) => cells.map((cell) => ({ brush: brush(id), cell }));
  expect(changed(paintAll(library, touch('sign land.map 0 ~', 'h00', 'h01', 'h00', 'h31')))).toEqual([
    '~1|~.',
    '~.|2~',
  ]);
  expect(changed(paintAll(library, touch('sign land.map 0 1', 'h20', 'h31', 'h21')))).toEqual(
    changed(paint(library, brush('sign land.map 0 1'), 'h21')),
  );
  expect(paintAll(library, touch('sign land.map 0 .', 'h00', 'h01'))).toEqual([]);
});

test('cells are given what others say; what is drawn once is neither copied nor drawn over', () => {
  const copied = (kind: string, from: string, to: string) => changed(copyCells(library, kind, [{ from, to }]));
  expect(copied('Hex', 'h20', 'h01')).toEqual(['~.|2~']);
  expect(copied('Hex', 'h00', 'h10')).toEqual(['rr..']);
  expect(copied('Hex', 'h20', 'h10')).toEqual([]);
  expect(copied('Hex', 'h10', 'h31')).toEqual([]);
  expect(copied('Field', 'f1', 'f2')).toEqual(['  {"id": "f2", "x": 1, "y": 0, "wet": true, "hue": "red"}']);
  expect(copied('Spot', 's2', 's1')).toEqual(['  s1  0  0  light']);
});

test('cells say what is written of them, else the default of the field', () => {
  const expected = printed(library);
  expect(expected['Hex.ground']?.values?.slice(0, 4)).toEqual(['meadow', 'meadow', 'water', 'meadow']);
  expect(expected['Hex.road']?.values).toEqual([true, ...Array(7).fill(false)]);
  expect(expected['Field.wet']?.values).toEqual([true, false]);
  expect(expected['Spot.hue']?.values).toEqual(['dark', 'light']);
  const states =
    `${RULES}kind Plot on squares 4 { soil: red | blue = red, state now: red | blue = soil, state worked: bool = false }
table Plot { id x y soil
  p1 0 0 blue
}`
      .replace('id x y soil', '\n  id  x  y  soil')
      .replace('p1 0 0 blue', 'p1  0  0  blue');
  const begun = printed(libraryOf(inputs({ ...FILES, 'rules.sand': states })));
  expect(begun['Plot.now']?.values).toEqual(['blue']);
  expect(begun['Plot.worked']).toBeUndefined();
  const given = printed(
    libraryOf(
      inputs({ ...FILES, 'rules.sand': states.replace('  soil\n', '  worked\n').replace('0  blue', '0  true') }),
    ),
  );
  expect(given['Plot.worked']?.values).toEqual([true]);
});

test('brushes are the signs of drawings, else the values of fields, and moving', () => {
  const all = brushesOf(library);
  expect(all.filter(({ kind }) => kind === 'Hex').map(({ id }) => id)).toEqual([
    ...['.', '~', '1', '2'].map((sign) => `sign land.map 0 ${sign}`),
    ...['.', 'r'].map((sign) => `sign land.map 1 ${sign}`),
    'move Hex',
  ]);
  expect(brush('sign land.map 0 2').says).toEqual([
    { field: 'ground', value: 'meadow' },
    { field: 'start', value: '2' },
  ]);
  expect(all.filter(({ kind }) => kind === 'Field').map(({ id }) => id)).toEqual([
    'value fields.json wet false',
    'value fields.json wet true',
    'value fields.json hue red',
    'value fields.json hue blue',
    'move Field',
  ]);
});

describe('painting', () => {
  it('draws another sign', () => {
    expect(changed(paint(library, brush('sign land.map 0 ~'), 'h01'))).toEqual(['~.|2~']);
    expect(changed(paint(library, brush('sign land.map 1 r'), 'h31'))).toEqual(['...r']);
    expect(paint(library, brush('sign land.map 0 ~'), 'h20')).toEqual([]);
    expect(paint(library, brush('sign land.map 0 ~'), 'nowhere')).toEqual([]);
    expect(paint(library, brush('sign land.map 0 ~'), 'h10')).toEqual([]);
  });
  it('moves a sign that must be drawn once, to and fro', () => {
    expect(changed(paint(library, brush('sign land.map 0 1'), 'h20'))).toEqual(['.~|1.']);
    expect(changed(paint(library, brush('sign land.map 0 1'), 'h21'))).toEqual(['.2|~.', '..|1~']);
  });
  it('writes a value into a row, and adds what is not written yet', () => {
    expect(changed(paint(library, brush('value fields.json wet false'), 'f1'))).toEqual([
      '  {"id": "f1", "x": 0, "y": 0, "wet": false},',
    ]);
    expect(changed(paint(library, brush('value fields.json hue blue'), 'f2'))).toEqual([
      '  {"id": "f2", "x": 1, "y": 0, "hue": "blue"}',
    ]);
    expect(paint(library, brush('value fields.json wet true'), 'f1')).toEqual([]);
    expect(changed(paint(library, brush('value rules.sand hue light'), 's1'))).toEqual(['  s1  0  0  light']);
    expect(changed(paint(library, brush('value rules.sand hue dark'), 's2'))).toEqual(['  s2  1  0  dark']);
  });
});

describe('moving', () => {
  it('takes what names a cell along, with all cells that it names', () => {
    expect(changed(moveTo(library, 'Hex', 'h11', 'h10'))).toEqual([
      '  {"id": "keep", "body": "h10", "doors": ["h00", "h20"]}',
    ]);
    expect(changed(moveTo(library, 'Hex', 'h01', 'h00'))).toEqual(['  west  h00  true']);
  });
  it('lets signs that are drawn once change places with what is there', () =>
    expect(changed(moveTo(library, 'Hex', 'h10', 'h20'))).toEqual(['.~|1.']));
  it('does nothing where part of it would lie beside the board, and says what can be moved', () => {
    expect(moveTo(library, 'Hex', 'h11', 'h01')).toEqual([]);
    expect(['h11', 'h10', 'h01', 'h30'].map((cell) => movable(library, 'Hex', cell))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

test('after any row of paintings the map is right, and has the same size', () => {
  const one = fc.record({ brush: fc.nat(6), column: fc.nat(3), row: fc.nat(1) });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 6 }), (all) => {
      let files: Files = FILES;
      for (const { brush: which, column, row } of all) {
        const now = libraryOf(inputs(files));
        const signs = brushesOf(now).filter(({ sort, kind }) => sort === 'sign' && kind === 'Hex');
        const used = signs[which % signs.length];
        if (used !== undefined) files = edited(files, paint(now, used, `h${column}${row}`));
      }
      const compiler = createCompiler();
      const found = compiler.findings(Object.entries(files).map(([path, text]) => ({ path, text })));
      expect(found.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([]);
      expect(files['land.map']?.length).toBe(MAP.length);
    }),
    { numRuns: 40 },
  );
});

test('cells of a drawn map are called by their places and cannot be renamed', () => {
  expect(renamable(library, 'rules.sand', RULES.indexOf('h31') + 1)).toBeUndefined();
  expect(renamable(library, 'rules.sand', RULES.indexOf('east') + 1)).toBeDefined();
});
