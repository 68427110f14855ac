import { expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';

const { read, sandtable, write } = ownFolder();

test('the games that come with the command are listed, and copied without what is there already', async () => {
  expect((await sandtable('games')).out.split('\n')).toContain('hex-dice');
  await write('mine/hex-dice/notes.md', 'my own');
  const { out } = await sandtable('games', 'mine');
  expect(out).toContain('mine/hex-dice already exists');
  expect(out).toContain('Copied mine/diplomacy');
  expect(await read('mine/hex-dice/notes.md')).toBe('my own');
  expect(await read('mine/diplomacy/layout.json')).not.toBe('');
  await expect(read('mine/hex-dice/layout.json')).rejects.toThrow('ENOENT');
});

test('a game that comes with the command is found by its name alone, and by nothing that leads elsewhere', async () => {
  expect((await sandtable('check', 'hex-dice')).out).toContain('hex-dice: No findings');
  expect((await sandtable('check', 'hex-dice/../diplomacy')).code).toBe(2);
});
