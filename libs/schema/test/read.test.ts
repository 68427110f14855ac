import { range, setOf, type Type } from '@sandtable/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromJson, readCsv, readJson, readSpelling, readTable, readValue, spell } from '../src/index.ts';

const span = { file: 'a', start: 0, end: 0 };
const coming: Type = {
  t: 'union',
  name: undefined,
  parts: [
    { p: 'none' },
    { p: 'tag', of: 'T', name: 'coming', payload: [{ name: undefined, type: range(1, 6) }] },
    { p: 'type', type: range(7, 9) },
  ],
};
const names = { member: () => undefined };

describe('JSON', () => {
  it('reads whatever JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readJson('a', text).node).toBeDefined();
      }),
    );
  });
  it('refuses whatever JSON.parse refuses', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', '-', '.5', 'null', ' ')),
        (pieces) => {
          const text = pieces.join('');
          expect(readJson('a', text).node !== undefined).toBe(parses(text));
        },
      ),
    );
  });
  it('ends hostile nesting with a finding', () =>
    expect(readJson('a', '['.repeat(100_000)).findings[0]?.code).toBe('table/json'));
  it.each([
    ['[1 2]', ']', '2', 3],
    ['[1', ']', 'end', 2],
    ['{a: 1}', 'string', 'a', 1],
    ['{"a" 1}', ':', '1', 5],
    ['{"a": 1 "b": 2}', '}', '"b"', 8],
    ['{"a": 1,}', 'string', '}', 8],
    ['[nothing]', 'value', 'nothing', 1],
    ['[1.]', 'value', '1.', 1],
    ['["\\x"]', 'string', '"\\x"', 1],
    ['[1] // one', 'end', '// one', 4],
    [`["${'long '.repeat(9)}`, 'string', '"long long long long…', 1],
  ])('says what %s lacks, and what it has there', (text, expected, found, start) => {
    const { node, findings } = readJson('a', text);
    expect(node).toBeUndefined();
    expect(findings).toMatchObject([{ code: 'table/json', span: { start }, fields: { expected, found } }]);
  });
  it('marks the value', () => {
    const { node } = readJson('a', '{"x": [1, 25]}');
    expect(node?.j === 'object' && node.entries[0]?.value.span).toEqual({ file: 'a', start: 6, end: 13 });
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('CSV', () => {
  it('reads quotes, commas and line ends', () => {
    const { lines } = readCsv('a', 'id,set\r\na,"{x, y}"\n\nb,"say ""no"""\n');
    expect(lines.map((line) => line.map((cell) => cell.text))).toEqual([
      ['id', 'set'],
      ['a', '{x, y}'],
      ['b', 'say "no"'],
    ]);
  });
  it('finds wrong cell counts', () =>
    expect(readTable('a.csv', 'id,x\na\n').findings[0]).toMatchObject({
      code: 'table/cells',
      fields: { expected: 2, found: 1 },
    }));
  it('finds an open quote', () => expect(readTable('a.csv', 'id\n"a\n').findings[0]?.code).toBe('table/csv'));
});

describe('values', () => {
  it.each([
    ['none', 0],
    ['coming(1)', 1],
    ['coming(6)', 6],
    ['8', 8],
    ['coming(7)', undefined],
    ['coming', undefined],
    ['6', undefined],
  ])('%s', (text, value) => {
    const cell = readSpelling(text, span);
    expect(cell && readValue(cell, coming, names).value).toBe(value);
  });
  it('keeps fractions exact', () =>
    expect(readValue(fromJson({ j: 'number', raw: '2.5', span }), range(0, 12, 2), names).value).toBe(5));
  it('sorts sets', () => {
    const cell = readSpelling('{3, 1, 3}', span);
    expect(cell && readValue(cell, setOf(range(1, 4)), names).value).toEqual([0, 2]);
    expect(cell && spell(cell)).toBe('{3, 1, 3}');
  });
});
