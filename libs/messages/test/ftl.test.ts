import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFtl, messagePlaces } from '../src/check.ts';

const places = messagePlaces(
  new Map([
    ['fall', ['unit', 'hits']],
    ['deal', []],
    ['City.lyra.name', []],
  ]),
  ['option/quick'],
  ['constant_limit'],
);
const described = (text: string, path = 'l10n/messages.de.ftl') =>
  checkFtl([{ path, text }], places, []).map(({ code, span }) => [code, text.slice(span.start, span.end)]);

test.each([
  ['fall = { $unit } { $constant_limit }', []],
  ['fall = { $unt }', [['text/variable', '$unt']]],
  ['# a note\nfall = { TERM($unit, case: "gen") }', []],
  ['fall = { TREM($unit) }', [['text/function', 'TREM']]],
  ['fall = { $hits ->\n    [one] x\n   *[other] y\n}', []],
  ['fall = { $hits ->\n    [1] x\n   *[other] y\n}', []],
  ['fall = { $hits ->\n   *[one] x\n}', [['text/variant', '$hits']]],
  ['fall = { GENUS($unit) ->\n    [x] a\n   *[m] b\n}', [['text/variant', 'GENUS($unit)']]],
  ['deal = { fall }\nfall = { deal }', [['text/cycle', 'deal']]],
  ['option--quick--yes = { $unit }', [['text/variable', '$unit']]],
  [
    'fall = x\r\nother = { fall.hint }',
    [
      ['text/reference', 'fall.hint'],
      ['text/unused', 'other'],
    ],
  ],
  ['\ufefffall = { $x }', [['text/variable', '$x']]],
  // No value and no attribute: the reader at run time leaves it out without a word.
  ['fall =\n', [['text/message', 'fall']]],
] as const)('%j', (text, expected) => {
  expect(described(text)).toEqual(expected);
});

test.each([
  ['pl', 'fall = { $hits ->\n    [one] a\n    [few] b\n    [many] c\n   *[other] d\n}', []],
  ['pl', 'fall = { $hits ->\n    [one] a\n    [few] b\n   *[other] c\n}', []],
  ['pl', 'fall = { $hits ->\n    [one] a\n   *[other] b\n}', ['few', 'many']],
  ['pl', 'fall = { $hits ->\n    [one] a\n    [two] b\n    [few] c\n   *[many] d\n}', ['two']],
  ['ja', 'fall = { $hits ->\n    [one] a\n   *[other] b\n}', ['one']],
  ['en', 'fall = { NUMBER($hits, type: "ordinal") ->\n  [one] a\n  [two] b\n  [few] c\n *[other] d\n}', []],
  ['en', 'fall = { NUMBER($hits, type: "ordinal") ->\n  [one] a\n *[other] d\n}', ['few', 'two']],
  ['pl', 'fall = { GENUS($unit) ->\n    [f] a\n   *[m] b\n}', []],
] as const)('counts and genders of %s: %j', (lang, text, keys) => {
  const found = checkFtl([{ path: `l10n/messages.${lang}.ftl`, text }], places, []);
  expect(found.map(({ fields }) => fields['key']).toSorted()).toEqual(keys);
});

test('languages are looked at by themselves, and must say the same', () => {
  const files = [
    { path: 'l10n/a.de.ftl', text: 'fall = x\ndeal = y\n' },
    { path: 'l10n/b.fr.ftl', text: 'fall = x\n' },
  ];
  const [found, ...more] = checkFtl(files, places, []);
  expect(more).toEqual([]);
  expect(found).toMatchObject({ code: 'text/not-said', span: { file: 'l10n/b.fr.ftl' }, fields: { names: 'deal' } });
});

const folder = join(import.meta.dirname, '../wording');
test.each(readdirSync(folder))('%s refers to what there is', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  expect(checkFtl([{ path: name, text }], undefined, [])).toEqual([]);
});

test('whatever is typed, findings lie in the file, and what the run-time reader leaves out is reported', () => {
  const piece = fc.constantFrom(
    'fall = ',
    '{ $unit }',
    '{',
    '}',
    ' ',
    '\n',
    '    ',
    'x',
    '[one]',
    '*[other]',
    ' -> ',
    '.a = ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = pieces.join('');
      const findings = checkFtl([{ path: 'l10n/m.de.ftl', text }], places, []);
      for (const { span } of findings) expect(span.end).toBeLessThanOrEqual(text.length);
      const heads = [...text.matchAll(/^fall = /gm)].length;
      if (new FluentResource(text).body.length < heads) expect(findings.length).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
});
