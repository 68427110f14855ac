import type { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { ownFolder } from './own-folder.ts';

/** Who runs the tests may be allowed to read everything, so the system is made to refuse by name. */
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const refusing = async (...args: Parameters<typeof readFile>) => {
    if (!String(args[0]).includes('locked')) return await real.readFile(...args);
    throw Object.assign(new Error('EACCES'), { code: 'EACCES', path: String(args[0]) });
  };
  return { ...real, readFile: refusing };
});

const { sandtable, write } = ownFolder();

interface Reported {
  readonly findings: readonly { code: string; span: { file: string }; message: string }[];
}
const checked = async (): Promise<Reported> => JSON.parse((await sandtable('check', 'my-game', '--json')).out);

test.each(['locked.sand', 'locked.json', 'l10n/locked.ftl', 'text/en/locked.md', 'variants/locked.sand'])(
  'of %s, which cannot be read, check tells only that, and goes on with the rest',
  async (path) => {
    await sandtable('new', 'my-game');
    await write('my-game/other.sand', 'state strange: Nothing = 1\n');
    await write(`my-game/${path}`, 'whatever stands here');
    const { findings } = await checked();
    expect(findings.filter(({ span }) => span.file === path).map(({ code }) => code)).toEqual(['file/unreadable']);
    expect(findings.some(({ span }) => span.file === 'other.sand')).toBe(true);
  },
);

test('check says so in a sentence, and fails', async () => {
  await sandtable('new', 'my-game');
  await write('my-game/locked.sand', '');
  const { code, out } = await sandtable('check', 'my-game');
  expect(code).toBe(1);
  expect(out).toContain('File locked.sand can’t be read.');
});

test('a command that needs the file says in a sentence that it cannot be read', async () => {
  await sandtable('new', 'my-game');
  await write('my-game/locked.sand', '');
  const { code, err } = await sandtable('fmt', 'my-game');
  expect(code).toBe(2);
  expect(err).toMatch(/Can’t read or write .*locked\.sand: permission denied \(EACCES\)/);
});
