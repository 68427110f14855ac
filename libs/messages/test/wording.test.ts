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

/** Rooms where every string of this shape is a code; elsewhere only those given to `finding` are. */
const ROOMS = /libs\/(syntax|schema|check|compiler|reference)\/src\//;
/** Rooms of imports, which have the same shape. */
const NO_CODES = /^(node|text|libs|application)\//;

function codesIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, code = '']) => code).filter((code) => !NO_CODES.test(code));
}

function codesUsed(): readonly string[] {
  const codes = sourceFiles(libs).flatMap((file) => {
    const pattern = ROOMS.test(file) ? /'([a-z]+\/[a-z-]+)'/g : /finding\(\s*'([a-z]+\/[a-z-]+)'/g;
    return codesIn(readFileSync(file, 'utf8'), pattern);
  });
  return [...new Set(codes)].sort();
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
