import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages, messagesIn } from '../src/index.ts';

const libs = join(import.meta.dirname, '../..');

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/node_modules|dist|(^|\/)test\/|\.test\./.test(path))
    .map((path) => join(folder, path));
}

/** Rooms where every string of this shape is a code; elsewhere only those given to `finding` are. */
const ROOMS = /libs\/(syntax|schema|check|compiler|reference)\/src\//;
/** Rooms of imports, which have the same shape. */
const NO_CODES = /^(node|text|libs|application|typebox)\//;

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

describe.each(languages)('%s', (lang) => {
  test.each(codesUsed())('has wording for %s', (code) => {
    expect(messagesIn(lang).has(code)).toBe(true);
  });
});
