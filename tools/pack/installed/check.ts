// Installs the packages where there is nothing else, and uses them as a stranger would: `npm run test:long` runs it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { ROOT } from '../src/root.ts';
import { PROGRAM, TSCONFIG } from './program.ts';
import { stranger } from './stranger.ts';

const someone = stranger();
after(() => someone.leave());
const bin = join(someone.folder, 'node_modules/sandtable/bin/sandtable.js');
const sandtable = (...args: readonly string[]): string => someone.run(process.execPath, [bin, ...args]);
/** The package of the command: the only one whose name ends before the version. */
const PACKAGE = someone.tarballs.find((path) => /^sandtable-\d/.test(basename(path))) ?? '';
const tool = (path: string): string => join(ROOT, 'node_modules', path);

test('the command installs without anything else and is at most 15 MB', () => {
  writeFileSync(join(someone.folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  someone.run('npm', ['install', '--offline', PACKAGE]);
  assert.ok(statSync(PACKAGE).size < 15e6);
  const notices = readFileSync(join(someone.folder, 'node_modules/sandtable/THIRD-PARTY-NOTICES.md'), 'utf8');
  for (const name of ['react', 'monaco-editor', 'typescript', 'bullmq', 'hyphen', '@fontsource/inter'])
    assert.match(notices, new RegExp(`^## ${name} \\d`, 'm'));
});

test('games are made, checked, tested and played', () => {
  sandtable('new', 'mine');
  assert.match(sandtable('check', 'mine'), /No findings/);
  assert.match(sandtable('test', 'mine'), /0 failed/);
  assert.match(sandtable('play', 'mine', '--bot', 'all', '--seed', '1'), /The match ends| won\./);
  assert.equal(sandtable('games').trim().split('\n').length, 5);
  assert.match(sandtable('games', 'rulesets'), /Copied rulesets.diplomacy/);
  assert.match(sandtable('explain', 'layout/unshown'), /layout/);
});

test('games come out as they do in the repository, on one worker and on two', () => {
  const game = ['simulate', 'hex-dice', '--games', '400', '--seed', '3', '--store', 'none', '--json'];
  const here = execFileSync(process.execPath, [join(ROOT, 'apps/cli/src/main.ts'), ...game], {
    encoding: 'utf8',
    cwd: ROOT,
  });
  for (const workers of ['1', '2']) assert.deepEqual(figures(sandtable(...game, '--workers', workers)), figures(here));
});

test('the workbench is served', async () => {
  const { line, stop } = await someone.start(process.execPath, [bin, 'edit', '--port', '0']);
  const address = /http:\S+/.exec(line)?.[0];
  assert.ok(address, line);
  const page = await fetch(address);
  const text = await page.text();
  stop();
  assert.equal(page.status, 200);
  assert.match(text, /<script type="module"/);
});

test('on an old Node a message says what it is too old for', (t) => {
  const [old] = ['/usr/bin/node', '/usr/local/bin/node'].filter((path) => existsSync(path));
  if (old === undefined || majorOf(old) >= 22) return t.diagnostic('The system has no old Node.');
  assert.throws(() => someone.run(old, [bin]), /Sandtable needs Node 22 or newer/);
});

test('a program is written against the typed package of a game', () => {
  someone.run('npm', ['install', '--prefer-offline', ...someone.tarballs]);
  sandtable('build', 'rulesets/hex-dice');
  writeFileSync(join(someone.folder, 'program.ts'), PROGRAM);
  writeFileSync(join(someone.folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  someone.run(process.execPath, [tool('typescript/bin/tsc'), '-p', '.']);
  const result = JSON.parse(someone.run(process.execPath, ['out/program.js']));
  assert.deepEqual(result, { army: 'n1', asked: 'takeTurn/action', codes: result.codes });
  assert.ok(result.codes.length > 0);
});

/** Style sheets have no types. */
const { exports: entries } = JSON.parse(readFileSync(join(ROOT, 'libs/board/package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>;
};
const styles = Object.keys(entries).flatMap((entry) => (entry.endsWith('.css') ? [entry.slice(2)] : []));

for (const path of someone.tarballs) {
  const name = basename(path);
  test(`${name} is what package managers and compilers expect`, () => {
    someone.run(process.execPath, [tool('publint/src/cli.js'), path, '--strict']);
    if (path === PACKAGE) return;
    const but = name.startsWith('sandtable-board') ? ['--exclude-entrypoints', ...styles] : [];
    someone.run(process.execPath, [tool('@arethetypeswrong/cli/dist/index.js'), path, '--profile', 'esm-only', ...but]);
  });
}

const majorOf = (node: string): number =>
  Number.parseInt(execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }), 10);

/** What two runs have in common, whatever time they took. */
const figures = (json: string): unknown => {
  const { digest, winners, length } = JSON.parse(json).result;
  return { digest, winners, length };
};
