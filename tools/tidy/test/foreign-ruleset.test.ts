import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const bin = (name: string): string => join(ROOT, 'node_modules', name);
const EVIL = 'rulesets/zz-evil';

/** A copy of the settings of this project, with a ruleset of someone else in it that brings settings of its own. */
let copy: string;

const write = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const marked = (): boolean => existsSync(join(copy, 'ran'));

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'sandtable-foreign-'));
  for (const name of ['package.json', 'package-lock.json', 'nx.json', '.nxignore', '.gitignore', 'biome.json'])
    cpSync(join(ROOT, name), join(copy, name));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
  for (const name of readdirSync(join(ROOT, 'rulesets')))
    cpSync(join(ROOT, 'rulesets', name, 'package.json'), join(copy, 'rulesets', name, 'package.json'));
  const targets = { games: { command: 'touch ran' }, lint: { command: 'touch ran' } };
  write(`${EVIL}/rules.sand`, 'ruleset "zz-evil" version "1.0.0" language 1\n');
  write(`${EVIL}/package.json`, { name: '@sandtable/evil', nx: { targets } });
  write(`${EVIL}/deep/project.json`, { name: 'evil', targets });
  write('rulesets/hex-dice/deep/project.json', { name: 'evil-inside', targets });
  write('elsewhere/project.json', { name: 'evil-elsewhere', targets });
  write(`${EVIL}/biome.json`, { root: true, linter: { enabled: false } });
  write('libs/own.ts', 'debugger;\n');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const nx = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [bin('nx/dist/bin/nx.js'), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_WORKSPACE_ROOT_PATH: copy },
  });

test('a foreign ruleset is no project of this repository, and none of its targets runs', { timeout: 120_000 }, () => {
  const projects: unknown = JSON.parse(nx('show', 'projects', '--json'));
  const shipped = ['der-erste-weltkrieg', 'diplomacy', 'hex-dice', 'longest-trench', 'trench-club'];
  expect(projects).toEqual(expect.arrayContaining(shipped.map((name) => `@sandtable/ruleset-${name}`)));
  expect((projects as readonly string[]).filter((name) => name.includes('evil'))).toEqual([]);
  expect(marked()).toBe(false);
});

test('settings of the linter in a foreign ruleset have no say', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin('@biomejs/biome/bin/biome'), 'lint', '.'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}`).toContain('noDebugger');
  expect(`${stdout}${stderr}`).not.toContain('zz-evil');
  expect(status).toBe(1);
});
