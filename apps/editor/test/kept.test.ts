import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { kept } from '../vite/kept.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what was made for a key is made once, and again for another key or where its file is torn', async () => {
  const file = join(folder, 'covers', 'a.json');
  let times = 0;
  const ask = (key: string) => kept(file, key, async () => ({ times: ++times }));
  expect([await ask('one'), await ask('one')]).toEqual([{ times: 1 }, { times: 1 }]);
  expect([await ask('two'), await ask('two'), await ask('one')]).toEqual([{ times: 2 }, { times: 2 }, { times: 3 }]);
  writeFileSync(file, '{"key":"one","ma');
  expect(await ask('one')).toEqual({ times: 4 });
  expect(readdirSync(join(folder, 'covers'))).toEqual(['a.json']);
});
