import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf } from '@sandtable/archive';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../src/files.ts';
import { sandtable } from './sandtable.ts';

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
});
afterEach(async () => await rm(cwd, { recursive: true }));

const write = async (path: string, text: string | Uint8Array): Promise<void> => await writeFile(join(cwd, path), text);
const text = async (path: string): Promise<string> => await readFile(join(cwd, path), 'utf8');

test('a packed ruleset is unpacked as it was, and packing it again gives the same bytes', async () => {
  await sandtable(cwd, 'new', 'my-game');
  expect((await sandtable(cwd, 'pack', 'my-game')).code).toBe(0);
  const first = await readFile(join(cwd, 'my-game.zip'));
  expect(await sandtable(cwd, 'unpack', 'my-game.zip', 'other')).toMatchObject({ code: 0 });
  expect(await listFiles(join(cwd, 'other/my-game'))).toEqual(await listFiles(join(cwd, 'my-game')));
  expect(await text('other/my-game/rules.sand')).toBe(await text('my-game/rules.sand'));
  await sandtable(cwd, 'pack', 'other/my-game', '--out', 'again.zip');
  expect(first.equals(await readFile(join(cwd, 'again.zip')))).toBe(true);
  expect((await sandtable(cwd, 'unpack', 'again.zip')).out).toContain('Nothing to write');
});

test('nothing is packed over another file unless that is asked for', async () => {
  await sandtable(cwd, 'new', 'my-game');
  await write('my-game.zip', 'mine');
  expect(await sandtable(cwd, 'pack', 'my-game')).toMatchObject({ code: 2 });
  expect(await text('my-game.zip')).toBe('mine');
  expect((await sandtable(cwd, 'pack', 'my-game', '--force')).code).toBe(0);
});

test('nothing is unpacked over other files, not even beside them, unless that is asked for', async () => {
  const files = ['a', 'b', 'c'].map((one) => ({ path: `game/${one}.sand`, text: `// ${one}` }));
  await write('game.zip', zipOf(files));
  await mkdir(join(cwd, 'game'));
  await write('game/b.sand', '// mine');
  const refused = await sandtable(cwd, 'unpack', 'game.zip');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.out).toContain('game/b.sand');
  expect(await listFiles(join(cwd, 'game'))).toEqual(['b.sand']);
  expect((await sandtable(cwd, 'unpack', 'game.zip', '--force')).code).toBe(0);
  expect(await text('game/b.sand')).toBe('// b');
});

test('what is wrong is told whole, and only what is sound is unpacked, if that is asked for', async () => {
  await write('game.zip', zipOf(['../out.sand', 'game/a.sand', 'game/x.exe'].map((path) => ({ path, text: '//' }))));
  const refused = await sandtable(cwd, 'unpack', 'game.zip', 'in');
  expect(refused.code).toBe(1);
  expect(refused.out).toMatch(/\.\.\/out\.sand.*\n.*x\.exe/);
  expect((await sandtable(cwd, 'unpack', 'game.zip', 'in', '--partly')).code).toBe(0);
  expect(await listFiles(cwd)).toEqual(['game.zip', 'in/game/a.sand']);
});

test('a link in the folder does not lead out of it', async () => {
  await write('game.zip', zipOf([{ path: 'game/a.sand', text: '//' }]));
  await mkdir(join(cwd, 'in'));
  await mkdir(join(cwd, 'elsewhere'));
  await symlink(join(cwd, 'elsewhere'), join(cwd, 'in/game'));
  expect((await sandtable(cwd, 'unpack', 'game.zip', 'in', '--force')).code).toBe(2);
  expect(await listFiles(join(cwd, 'elsewhere'))).toEqual([]);
});

test('what cannot be written leaves nothing half', async () => {
  await write('game.zip', zipOf(['a', 'b'].map((one) => ({ path: `game/${one}.sand`, text: '//' }))));
  await mkdir(join(cwd, 'game/b.sand'), { recursive: true });
  expect((await sandtable(cwd, 'unpack', 'game.zip', '--force')).code).toBe(2);
  expect(await listFiles(join(cwd, 'game'))).toEqual([]);
});

test('no file, and no archive', async () => {
  expect((await sandtable(cwd, 'unpack', 'none.zip')).code).toBe(2);
  await write('none.zip', 'none');
  expect(await sandtable(cwd, 'unpack', 'none.zip', '--lang', 'de')).toMatchObject({ code: 1 });
});
