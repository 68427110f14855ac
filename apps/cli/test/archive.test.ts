import { mkdir, readFile, symlink } from 'node:fs/promises';
import { zipOf } from '@sandtable/archive';
import { expect, test } from 'vitest';
import { listFiles } from '../src/files.ts';
import { ownFolder } from './own-folder.ts';

const { at, read, sandtable, write } = ownFolder();

test('a packed ruleset is unpacked as it was, and packing it again gives the same bytes', async () => {
  await sandtable('new', 'my-game');
  expect((await sandtable('pack', 'my-game')).code).toBe(0);
  const first = await readFile(at('my-game.zip'));
  expect(await sandtable('unpack', 'my-game.zip', 'other')).toMatchObject({ code: 0 });
  expect(await listFiles(at('other/my-game'))).toEqual(await listFiles(at('my-game')));
  expect(await read('other/my-game/rules.sand')).toBe(await read('my-game/rules.sand'));
  await sandtable('pack', 'other/my-game', '--out', 'again.zip');
  expect(first.equals(await readFile(at('again.zip')))).toBe(true);
  expect((await sandtable('unpack', 'again.zip')).out).toContain('Nothing to write');
});

test('settings of tools are neither packed nor unpacked, and each is reported', async () => {
  await sandtable('new', 'my-game');
  await write('my-game/package.json', '{}');
  await write('my-game/project.json', '{}');
  await sandtable('pack', 'my-game');
  expect((await sandtable('unpack', 'my-game.zip', 'clean')).out).not.toContain('package.json');
  const tools = ['package.json', 'Project.json', 'nx.json', 'deep/tsconfig.json', 'biome.json', 'package-lock.json'];
  await write('evil.zip', zipOf(['rules.sand', ...tools].map((path) => ({ path: `game/${path}`, text: '{}' }))));
  const { code, out } = await sandtable('unpack', 'evil.zip', 'in');
  expect(code).toBe(0);
  for (const path of tools) expect(out).toContain(`game/${path}: skipped; a file for tools`);
  expect(await listFiles(at('in'))).toEqual(['game/rules.sand']);
});

test('nothing is packed over another file unless that is asked for', async () => {
  await sandtable('new', 'my-game');
  await write('my-game.zip', 'mine');
  expect(await sandtable('pack', 'my-game')).toMatchObject({ code: 2 });
  expect(await read('my-game.zip')).toBe('mine');
  expect((await sandtable('pack', 'my-game', '--force')).code).toBe(0);
});

test('nothing is unpacked over other files, not even beside them, unless that is asked for', async () => {
  const files = ['a', 'b', 'c'].map((one) => ({ path: `game/${one}.sand`, text: `// ${one}` }));
  await write('game.zip', zipOf(files));
  await mkdir(at('game'));
  await write('game/b.sand', '// mine');
  const refused = await sandtable('unpack', 'game.zip');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.out).toContain('game/b.sand');
  expect(await listFiles(at('game'))).toEqual(['b.sand']);
  expect((await sandtable('unpack', 'game.zip', '--force')).code).toBe(0);
  expect(await read('game/b.sand')).toBe('// b');
});

test('what is wrong is reported whole, and only what is sound is unpacked, if that is asked for', async () => {
  await write('game.zip', zipOf(['../out.sand', 'game/a.sand', 'game/x.exe'].map((path) => ({ path, text: '//' }))));
  const refused = await sandtable('unpack', 'game.zip', 'in');
  expect(refused.code).toBe(1);
  expect(refused.out).toMatch(/\.\.\/out\.sand.*\n.*x\.exe/);
  expect((await sandtable('unpack', 'game.zip', 'in', '--partly')).code).toBe(0);
  expect(await listFiles(at('.'))).toEqual(['game.zip', 'in/game/a.sand']);
});

test('a link in the folder does not lead out of it', async () => {
  await write('game.zip', zipOf([{ path: 'game/a.sand', text: '//' }]));
  await mkdir(at('in'));
  await mkdir(at('elsewhere'));
  await symlink(at('elsewhere'), at('in/game'));
  expect((await sandtable('unpack', 'game.zip', 'in', '--force')).code).toBe(2);
  expect(await listFiles(at('elsewhere'))).toEqual([]);
});

test('what cannot be written leaves nothing half', async () => {
  await write('game.zip', zipOf(['a', 'b'].map((one) => ({ path: `game/${one}.sand`, text: '//' }))));
  await mkdir(at('game/b.sand'), { recursive: true });
  expect((await sandtable('unpack', 'game.zip', '--force')).code).toBe(2);
  expect(await listFiles(at('game'))).toEqual([]);
});

test('no file, and no archive', async () => {
  expect((await sandtable('unpack', 'none.zip')).code).toBe(2);
  await write('none.zip', 'none');
  expect(await sandtable('unpack', 'none.zip', '--lang', 'de')).toMatchObject({ code: 1 });
});
