import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const IMPORT = /\bfrom\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/node_modules|\/dist/.test(path));
}

const importsOf = (path: string): readonly string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(IMPORT)].map(([, from, lazily]) => from ?? lazily ?? '');

/** The modules that a page could load: all of the workbench and of the libraries, but for what only Node asks for. */
const reached = ['apps/editor', 'libs'].flatMap(sourcesBelow);
const isAjv = (from: string): boolean => /^ajv($|\/)/.test(from);
const users = reached.filter((path) => importsOf(path).some(isAjv));

test('Ajv is reached through one entry, which no page imports', () => {
  // What Ajv needs has to be imported by these files, or the search itself is broken.
  expect(users).toEqual(['libs/schema/src/ajv-check.ts']);
  expect(reached.filter((path) => importsOf(path).includes('@sandtable/schema/ajv'))).toEqual([]);
});

test('the face of the room does not lead to it', () => {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const from of importsOf(path)) if (from.startsWith('.')) visit(join(dirname(path), from));
  };
  visit('libs/schema/src/index.ts');
  expect(seen.size).toBeGreaterThan(10);
  expect(users.filter((path) => seen.has(path))).toEqual([]);
});
