import { existsSync } from 'node:fs';
import type { mkdir, writeFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { ownFolder } from './own-folder.ts';

/** The disk is made to refuse by name: `full` has room for folders only, `fixed` for nothing. */
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const refused = (code: string) => Object.assign(new Error(code), { code });
  return {
    ...real,
    mkdir: async (...args: Parameters<typeof mkdir>) => {
      if (String(args[0]).endsWith('fixed')) throw refused('EROFS');
      return await real.mkdir(...args);
    },
    writeFile: async (...args: Parameters<typeof writeFile>) => {
      if (String(args[0]).includes('full/l10n')) throw refused('ENOSPC');
      return await real.writeFile(...args);
    },
  };
});

const { at, sandtable } = ownFolder();

test('a full disk is reported in a sentence, and nothing half-made stays', async () => {
  expect(await sandtable('new', 'full')).toMatchObject({ code: 2, err: expect.stringMatching(/^The disk is full/) });
  expect(existsSync(at('full'))).toBe(false);
});

test('so is a folder that cannot be written', async () => {
  expect(await sandtable('new', 'fixed')).toMatchObject({ code: 2, err: expect.stringMatching(/read-only/) });
});

test.each(['check', 'test', 'fmt'])('%s in a folder without any ruleset says how to get one', async (command) => {
  const { code, err } = await sandtable(command);
  expect(code).toBe(2);
  expect(err).toMatch(/no ruleset in this folder.*sandtable new NAME/);
});
