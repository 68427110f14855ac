import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '@sandtable/diagnostics';
import { readGlossary, takeGlossary } from '@sandtable/l10n';
import { readXliff } from '@sandtable/l10n/exchange';
import { termBases } from '@sandtable/messages';
import { pageOf } from '@sandtable/messages/node';
import { type RightExample, rightExamples } from '@sandtable/messages/right-examples';
import { expect, test } from 'vitest';
import type { InputFile } from '../src/index.ts';
import { foundWith, rulesets } from './cases/ruleset.ts';
import { allFindings } from './cases/run-case.ts';

const manual = join(import.meta.dirname, '../../../docs/findings');
const inRulesets = (path: string): string => readFileSync(join(rulesets, path), 'utf8');
const parts = readdirSync(join(manual, 'right')).map((name) =>
  rightExamples(readFileSync(join(manual, 'right', name), 'utf8'), inRulesets),
);
const common = rightExamples(readFileSync(join(manual, 'right/README.md'), 'utf8'), inRulesets).prelude;
const codes = readdirSync(join(manual, 'en'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => path.replaceAll('\\', '/').slice(0, -'.md'.length));
const all = parts.flatMap(({ prelude, heads, byCode }) =>
  [...byCode].flatMap(([code, examples]) =>
    examples.map((example) => ({ code, example, heads, prelude: prelude.length > 0 ? prelude : common })),
  ),
);
const isCut = (example: RightExample): boolean => example.some(({ lines }) => lines !== undefined);
const numbered = (which: readonly (typeof all)[number][]) =>
  which.map(
    (one, i) => [`${one.code} ${which.slice(0, i).filter(({ code }) => code === one.code).length + 1}`, one] as const,
  );

/** The beginning with the files of an example in place of its own, or its lines behind those of the rules. */
function together({ prelude, heads, example }: (typeof all)[number]): readonly InputFile[] {
  const own = new Set(example.map(({ path }) => path));
  const behind = example.filter(({ path }) => path === '').map(({ text }) => `${text}\n`);
  const files = [...prelude.filter(({ path }) => !own.has(path)), ...example.filter(({ path }) => path !== '')];
  return files.map(({ path, text }) => {
    const head = heads.find((one) => one.path === path);
    const above = head === undefined ? '' : `${head.text}\n\n`;
    return { path, text: path === 'rules.sand' ? `${text}\n${behind.join('')}` : `${above}${text}\n` };
  });
}

/** Files of translators are taken in, they aren't part of a ruleset. */
function sentBack(files: readonly InputFile[]): readonly Diagnostic[] {
  const bases = termBases(files);
  const textOf = (lang: string) => files.find(({ path }) => path === `l10n/terms.${lang}.csv`)?.text;
  return files.flatMap(({ path, text }) => {
    const [source] = bases;
    if (path.endsWith('.xlf')) return readXliff(path, text).findings;
    if (path !== 'glossary.csv' || source === undefined) return [];
    return takeGlossary(readGlossary(path, text, source.lang), source, textOf).findings;
  });
}

const whole = all.filter(({ example }) => !isCut(example));
/** For every change one example of each code; the long tests try all of them. */
const tried =
  process.env.LAW_RUNS === undefined
    ? whole.filter(({ code }, i) => whole.findIndex((one) => one.code === code) === i)
    : whole;

test.each(numbered(tried))('%s', async (_, one) => {
  const files = together(one);
  const found = [...(await allFindings(files)), ...sentBack(files)];
  expect(found.map(({ code, fields }) => `${code} ${JSON.stringify(fields)}`)).toEqual([]);
});

test.each(numbered(all.filter(({ example }) => isCut(example))))('%s of a ruleset', (_, { example }) => {
  for (const { path, lines = [] } of example) {
    expect(foundWith(path).filter((one) => one.path === path && lines.includes(one.line))).toEqual([]);
  }
});

test('examples stand on pages that there are, each code in one file', () => {
  const listed = parts.flatMap(({ byCode }) => [...byCode.keys()]);
  expect(listed.filter((code) => !codes.includes(code))).toEqual([]);
  expect(listed.filter((code, i) => listed.indexOf(code) < i)).toEqual([]);
});

test('examples are short, and differ from each other', () => {
  const long = all.filter(({ example }) => example.some(({ text }) => text.split('\n').length > 12));
  expect(long.map(({ code }) => code)).toEqual([]);
  const texts = all.map(({ code, example }) => [code, ...example.map(({ text }) => text)].join('\n'));
  expect(texts.filter((text, i) => texts.indexOf(text) < i)).toEqual([]);
});

/** Pages that cannot have three, and why. */
const FEWER: Readonly<Record<string, string>> = {
  'internal/crash': 'a bug of ours: nothing in the rules is right or wrong about it',
  'file/unreadable': 'it is about the disk, not about what stands in the file',
  'fault/none': 'a fault without a name is a bug of ours as well',
};

test('every page shows three valid examples', () => {
  const shown = (code: string): number => {
    const fixed = /\n## Fixed\n/.test(pageOf(code, 'en') ?? '') ? 1 : 0;
    return fixed + all.filter((one) => one.code === code).length;
  };
  expect(codes.filter((code) => shown(code) < 3 && !(code in FEWER))).toEqual([]);
});
