import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkMessages } from '../src/index.ts';

const folder = join(import.meta.dirname, '../wording');
const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const described = (text: string) => checkMessages('a.ftl', text).map(({ code, span }) => [code, span.start, span.end]);

test.each(files)('%s has nothing to mend', (name) => {
  expect(checkMessages(name, textOf(name))).toEqual([]);
});

test.each([
  ['a = { $b\nc = d', [['text/open-brace', 4, 5]]],
  ['a = b }\nc = d', [['text/message', 0, 1]]],
  ['a =\n\nc = d', [['text/message', 0, 1]]],
  ['a = { $n ->\n    [one] x\n    }\nc = d', [['text/message', 0, 1]]],
  ['a = b\nc\nd = e', [['text/stray', 6, 7]]],
  ['a = b\nthis is\nno message\nd = e', [['text/stray', 6, 13]]],
  ['  a = b', [['text/stray', 0, 7]]],
  ['# note\na = b\n    more\n\n    and more\n    .hint = c\n-brand = d', []],
  ['a = { $n ->\n[one] x\n*[other] y\n}\nb = c', []],
  ['a = {"{"} b\r\nc = d\r\n', []],
  ['\ufeffa = b\n', []],
] as const)('%j', (text, expected) => {
  expect(described(text)).toEqual(expected);
});

test('where nothing is given, every message is read; and one that is not is reported', () => {
  const piece = fc.constantFrom(
    'a = b',
    'c = { $d }',
    '{',
    '}',
    ' ',
    '\n',
    '    ',
    'x',
    '"',
    '[one] y',
    '*[z]',
    '->',
    '#',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const heads = [...text.matchAll(/^-?[a-zA-Z][\w-]*[ \t]*=/gm)].length;
      const read = new FluentResource(text).body.length;
      const findings = checkMessages('a.ftl', text);
      if (findings.length === 0) expect(read).toBe(heads);
      if (read < heads) expect(findings.length).toBeGreaterThan(0);
      for (const { span } of findings) expect(text.slice(span.start, span.end)).not.toBe('');
    }),
    { numRuns: 2000 },
  );
});
