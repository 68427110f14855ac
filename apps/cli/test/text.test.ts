import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sandtable } from './sandtable.ts';

const FILES = {
  'rules.sand':
    'ruleset "sample" version "1.0.0" language 1\nconstant limit: 1..9 = 3\nkind City { }\ntable City {\n  id\n  lyra\n}\n',
  'l10n/messages.de.ftl': 'City_lyra_name = Leier\n',
  'text/de/1.md': '# Karten {#karten §3}\n\nBis zu {constant.limit} in {City.lyra}.\n',
};

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
});
afterEach(async () => await rm(cwd, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(cwd, dirname(path)), { recursive: true });
    await writeFile(join(cwd, path), content);
  }
}

test('prints the text with values and names, in the language there is', async () => {
  await write(FILES);
  const { code, out } = await sandtable(cwd, 'text', '.');
  expect(code).toBe(0);
  expect(out).toBe('# §3 Karten\n\nBis zu 3 in Leier.');
});

test('prints the language asked for', async () => {
  await write({ ...FILES, 'text/en/1.md': '# Cards {#karten §3}\n\nUp to {constant.limit} in {City.lyra}.\n' });
  expect((await sandtable(cwd, 'text', '.', '--lang', 'en')).out).toContain('Up to 3 in lyra.');
  expect((await sandtable(cwd, 'text', '.', '--lang', 'de')).out).toContain('Bis zu 3 in Leier.');
});

test('check tells what is wrong with it, and text ends with 1 then', async () => {
  await write({ ...FILES, 'text/de/2.md': '# Mehr {#mehr}\n\n{constant.limits} und fünf.\n' });
  const checked = await sandtable(cwd, 'check', '.');
  expect(checked.code).toBe(1);
  expect(checked.out).toContain('text/de/2.md:3:2: error text/unknown-path');
  expect(checked.out).toContain('text/de/2.md:3:23: warning text/typed-number');
  expect((await sandtable(cwd, 'text', '.')).code).toBe(1);
});

test('without a text it says so', async () => {
  await write({ 'rules.sand': FILES['rules.sand'] });
  const { code, err } = await sandtable(cwd, 'text', '.');
  expect(code).toBe(2);
  expect(err).toContain('no rules text');
});
