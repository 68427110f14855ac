import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wordingModule } from '../make-wording.ts';
import { languages, messagesIn } from '../src/index.ts';
import { findingsDe, findingsEn, uiDe, uiEn } from '../src/wording.gen.ts';

const libs = join(import.meta.dirname, '../..');

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/node_modules|dist|(^|\/)test\/|\.test\./.test(path))
    .map((path) => join(folder, path));
}

/** Areas of findings; other strings with a slash in them are paths, media types, names of modules. */
const AREAS = /^(syntax|name|type|call|match|choice|code|function|return|language|table|ruleset|expect|internal|fault|fix|label|seats|cite|leak|text|relation|kind|board)\//;

function codesUsed(): readonly string[] {
  const codes = new Set<string>();
  for (const file of sourceFiles(libs)) {
    const text = readFileSync(file, 'utf8');
    for (const [, code = ''] of text.matchAll(/finding\(\s*'([a-z]+\/[a-z-]+)'/g)) codes.add(code);
    if (!/(check|syntax|schema|compiler)\/src/.test(file)) continue;
    for (const [, code = ''] of text.matchAll(/'([a-z]+\/[a-z-]+)'/g)) if (AREAS.test(code)) codes.add(code);
  }
  return [...codes].sort();
}

test('the generated module is what the wording says', () => {
  expect(readFileSync(join(import.meta.dirname, '../src/wording.gen.ts'), 'utf8')).toBe(wordingModule());
});

describe.each(languages)('%s', (lang) => {
  test.each(codesUsed())('has wording for %s', (code) => {
    expect(messagesIn(lang).has(code)).toBe(true);
  });
});

const ids = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
const variables = (ftl: string) => [...new Set([...ftl.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort();

test.each([
  ['findings', findingsEn, findingsDe],
  ['ui', uiEn, uiDe],
])('%s: both languages have the same messages with the same values', (_, en, de) => {
  expect(ids(de)).toEqual(ids(en));
  const entries = (ftl: string) => ftl.split(/^(?=[a-z])/m).slice(1);
  expect(entries(de).map(variables)).toEqual(entries(en).map(variables));
});

