import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BIN } from '../src/command/bin.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-bin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'bin'));
mkdirSync(join(folder, 'dist'));
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');

/** Runs the script with this program behind it; as an older Node if one is named. */
function started(program: string | undefined, node?: string) {
  const old = `Object.defineProperty(process.versions, 'node', { value: '${node}' });\n`;
  writeFileSync(join(folder, 'bin/sandtable.js'), node === undefined ? BIN : BIN.replace('\n', `\n${old}`));
  rmSync(join(folder, 'dist/main.js'), { force: true });
  if (program !== undefined) writeFileSync(join(folder, 'dist/main.js'), program);
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bin/sandtable.js'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

test('the program is started', () => {
  expect(started("console.log('here'); process.exitCode = 0;")).toEqual({ stdout: 'here\n', stderr: '', status: 0 });
});

test('on an old Node a message says what it is too old for', () => {
  const { stderr, status } = started("console.log('here')", '20.19.0');
  expect([stderr, status]).toEqual([
    'Sandtable needs Node 22 or newer; this is Node 20.19.0. Get a newer one at https://nodejs.org.\n',
    1,
  ]);
});

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['cut off', 'const a = {'],
  ['without a part', "import './part.js'"],
])('a program that is %s was not installed completely', (_, program) => {
  const { stderr, status } = started(program);
  expect(stderr).toMatch(/^Sandtable is only partly installed: .*\n.*npm install sandtable\n$/);
  expect(status).toBe(1);
});

test('what else goes wrong keeps its stack', () => {
  expect(started("throw new Error('why')").stderr).toMatch(/Error: why\n +at /);
});
