import { describe, expect, test } from 'vitest';
import { findExamples } from '../src/examples/find-examples.ts';
import { readResults } from '../src/examples/results.ts';

describe('findExamples', () => {
  test('finds examples and named expectations with their lines', () => {
    const text = [
      'example "a \\"four\\" hits" {',
      '  run strike(n5, e3)',
      '}',
      'expect count(Hex) == 37 as hexes',
      'expect count(Army) == 18',
      '  // example "not this one"',
    ].join('\n');
    expect(findExamples(text)).toEqual([
      { name: 'a "four" hits', line: 0 },
      { name: 'hexes', line: 3 },
    ]);
  });

  test('reads files with Windows line ends', () => {
    expect(findExamples('expect true as fine\r\n')).toEqual([{ name: 'fine', line: 0 }]);
  });
});

describe('readResults', () => {
  test('results by name', () => {
    const results = [{ game: 'g', name: 'one', passed: false, detail: 'why' }];
    expect(readResults(JSON.stringify({ result: results }))?.get('one')).toMatchObject({
      passed: false,
      detail: 'why',
    });
  });

  test.each(['', 'Sandtable needs Node 22', '{"result":null}', 'null', '{"result":[1]}'])('%j has none', (output) => {
    expect([...(readResults(output) ?? [])]).toEqual([]);
  });
});
