import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRulesetFile, pathProblem } from '../src/ruleset-file.ts';

const RULESETS = join(import.meta.dirname, '../../../rulesets');

test.each([
  'package.json',
  'PACKAGE.JSON',
  'Package.json',
  'deep/er/package.json',
  'project.json',
  'nx.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'jsconfig.json',
  'biome.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'vitest.workspace.json',
  'vite.config.json',
  'babel.config.json',
  'AGENTS.md',
  'text/CLAUDE.md',
  'requirements.txt',
  'CMakeLists.txt',
  // File systems that ignore case take the Kelvin sign for a k, the long s for an s and wide letters for narrow ones.
  'pac\u212Aage.json',
  't\u017Fconfig.json',
  '\uFF50roject.json',
])('%s configures a tool and is no part of a ruleset', (name) => {
  if (/\.json$/.test(name)) expect(pathProblem(name)).toBe('tool');
  expect(isRulesetFile(name)).toBe(false);
  expect(isRulesetFile(`game/${name}`)).toBe(false);
});

test.each([
  'biome.jsonc',
  'vitest.config.ts',
  'evil.js',
  'run.sh',
  'bun.lock',
  'pnpm-lock.yaml',
  'Makefile',
  'notes.md.exe',
  '.npmrc',
  '.github/a.md',
  'node_modules/a.sand',
  'Node_Modules/a.sand',
  'dist/index.json',
  'DIST-2/a.json',
])('%s is nothing that a ruleset has', (name) => {
  expect(isRulesetFile(name)).toBe(false);
});

test.each([
  'con.sand',
  'nul.json',
  'COM1.csv',
  'lpt\u00b9.sand',
  'a:b.sand',
  'x.',
  'x.sand ',
  '*?.sand',
  'a\nb.sand',
  'a\u001bb.sand',
  'a\u202edna.sand',
  'a\u200b.sand',
  '../a.sand',
  'a//b.sand',
  '\ud800.sand',
  `${'x'.repeat(201)}.sand`,
])('%j can be no file on every system', (name) => {
  expect(pathProblem(name)).toBe('path');
});

test('all that the shipped rulesets hold may be held, but for the package of this repository', () => {
  const files = readdirSync(RULESETS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(RULESETS.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !/\/(?:dist|node_modules|\.nx)\//.test(path));
  const refused = files.filter((path) => !isRulesetFile(path));
  expect(files.length).toBeGreaterThan(100);
  expect(refused.filter((path) => !/^[^/]+\/package\.json$/.test(path))).toEqual([]);
});

test('what a ruleset has is taken, whatever tools are called like', () => {
  const held = ['rules.sand', 'tables/projects.json', 'l10n/orders.de.txt', 'README.md', 'a.was.json', 'packages.csv'];
  expect(held.filter((path) => !isRulesetFile(path))).toEqual([]);
});
