import { expect, test } from 'vitest';
import { checkFtl } from '../src/check.ts';
import { readFtl } from '../src/ftl/read-ftl.ts';
import { createMessages, isText, readChapters, tooDeepIn } from '../src/index.ts';

const many = 30_000;
/** Shapes in which brackets are hidden from whoever only counts them. */
const deep: Readonly<Record<string, string>> = {
  braces: '{'.repeat(many),
  'closed braces': `${'{'.repeat(many)}"x"${'}'.repeat(many)}`,
  calls: `{ ${'NUMBER('.repeat(many)}`,
  'calls in braces': '{ NUMBER('.repeat(many),
  selections: '{ $n ->\n    *[other] '.repeat(many),
  'quoted braces': '{ "}" ->\n    *[other] "'.repeat(many),
  'quoted parentheses': '{ NUMBER(")", '.repeat(many),
  'parentheses in texts': '{ $n ->\n    *[other] )))) { NUMBER( '.repeat(many),
  'braces on lines of their own': '{\n'.repeat(many),
  'returns without line feeds': '{\r'.repeat(many),
};

test.each(Object.entries(deep))('a message is left out before its reader gets too deep: %s', (_, text) => {
  const file = `a = one\nb = ${text}\nc = three\n`;
  const { said, deep: places } = readFtl('l10n/messages.en.ftl', file);
  expect(said.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(places).toHaveLength(1);
  const messages = createMessages('en', [file]);
  expect([messages.text('a'), messages.has('b'), messages.text('c')]).toEqual(['one', false, 'three']);
  const codes = checkFtl([{ path: 'l10n/messages.en.ftl', text: file }], undefined, []).map(({ code }) => code);
  expect(codes).toEqual(['text/too-deep']);
  expect(isText(text)).toBe(false);
});

test('many brackets beside each other are not deep', () => {
  const text = `a = ${'{ $n } ({ NUMBER($n) }) {"{"} '.repeat(200)}\n`.replaceAll('{"{"}', '');
  expect(readFtl('l10n/messages.en.ftl', text).said).toHaveLength(1);
});

test('a long chain of messages is followed, and a circle at its end is reported', () => {
  const length = 12_000;
  const chain = Array.from({ length }, (_, i) => `m${i} = { m${i + 1} }\n`).join('');
  const codes = (last: string) =>
    checkFtl([{ path: 'l10n/messages.en.ftl', text: `${chain}m${length} = ${last}\n` }], undefined, []).map(
      ({ code, fields }) => [code, fields.id],
    );
  expect(codes('end')).toEqual([]);
  expect(codes(`{ m${length - 1} }`)).toEqual([['text/cycle', `m${length - 1}`]]);
  expect(createMessages('en', [chain]).text('m0')).toContain('{');
});

test.each([
  ['quotations', '>'.repeat(many)],
  ['quotations with spaces', '> '.repeat(many)],
  ['lists', '- '.repeat(many)],
  ['numbered lists', '1. '.repeat(many)],
  ['lists below each other', Array.from({ length: 300 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
  ['emphasis', '*a '.repeat(many)],
])('a chapter that is nested too deeply is reported: %s', (_, text) => {
  const file = { path: 'text/en/a.md', text: `# A {#a}\n\nfine\n\n${text}\n` };
  const found = readChapters([file]).findings.filter(({ code }) => code === 'text/too-deep');
  expect(found).toHaveLength(1);
  expect(found[0]?.span.start).toBeGreaterThanOrEqual(file.text.indexOf(text.slice(0, 2)));
});

test('long chapters are not deep', () => {
  expect(tooDeepIn(`${'- *one* of _many_ [things](#a)\n'.repeat(90)}\n`.repeat(50))).toBeUndefined();
});
