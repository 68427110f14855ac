import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sandtable } from '../sandtable.ts';
import { type Folder, raceFolder } from './game.ts';

let folder: Folder;
beforeEach(async () => {
  folder = await raceFolder(['nothing.sand', 'tail-wind.sand']);
});
afterEach(async () => await folder.remove());

const textOf = (name: string): Promise<string> =>
  readFile(join(folder.cwd, 'race', 'variants', `${name}.sand`), 'utf8');

test('changes for the examples that a variant breaks are shown, and written if wanted', async () => {
  const before = await textOf('tail-wind');
  const shown = await sandtable(folder.cwd, 'examples', 'race+tail-wind');
  expect(shown.out).toContain('change example/a-move {\n    roll move/wind: 0\n  }');
  expect(await textOf('tail-wind')).toBe(before);
  expect((await sandtable(folder.cwd, 'test', 'race+tail-wind')).out).toMatch(/0 passed, 1 failed$/);

  const written = await sandtable(folder.cwd, 'examples', 'race+tail-wind', '--write');
  expect(written.out).toMatch(/1 changes? written$/);
  expect((await sandtable(folder.cwd, 'test', 'race+tail-wind')).out).toMatch(/1 passed, 0 failed$/);
  expect((await sandtable(folder.cwd, 'examples', 'race+tail-wind')).code).toBe(0);
});

test('without a variant there is nothing to propose', async () => {
  expect((await sandtable(folder.cwd, 'examples', 'race')).code).not.toBe(0);
});
