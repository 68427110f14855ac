import { expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';

const FILES = {
  'rules.sand':
    'ruleset "sample" version "1.0.0" language 1\nconstant limit: 1..9 = 3\nkind City { }\ntable City {\n  id\n  lyra\n}\n',
  'l10n/messages.de.ftl': 'City_lyra_name = Leier\n',
  'text/de/1.md': '# Karten {#karten §3}\n\nBis zu {constant.limit} in {City.lyra}.\n',
};

const { sandtable, write } = ownFolder();

async function writeAll(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) await write(path, content);
}

test('prints the text with values and names, in the language there is', async () => {
  await writeAll(FILES);
  const { code, out } = await sandtable('text', '.');
  expect(code).toBe(0);
  expect(out).toBe('# §3 Karten\n\nBis zu 3 in Leier.');
});

test('prints the language asked for', async () => {
  await writeAll({ ...FILES, 'text/en/1.md': '# Cards {#karten §3}\n\nUp to {constant.limit} in {City.lyra}.\n' });
  expect((await sandtable('text', '.', '--lang', 'en')).out).toContain('Up to 3 in lyra.');
  expect((await sandtable('text', '.', '--lang', 'de')).out).toContain('Bis zu 3 in Leier.');
});

test('prints a language that the command line does not speak, and no other than the one asked for', async () => {
  await writeAll({
    ...FILES,
    'text/fr/1.md': '# Cartes {#karten §3}\n\n{constant.limit} à {City.lyra}.\n',
    'l10n/messages.fr.ftl': 'City_lyra_name = Lyre\n',
  });
  expect((await sandtable('text', '.', '--lang', 'fr')).out).toContain('3 à Lyre.');
  expect(await sandtable('text', '.', '--lang', 'nl')).toMatchObject({ code: 2 });
});

test('check tells what is wrong with it, and text ends with 1 then', async () => {
  await writeAll({ ...FILES, 'text/de/2.md': '# Mehr {#mehr}\n\n{constant.limits} und fünf.\n' });
  const checked = await sandtable('check', '.');
  expect(checked.code).toBe(1);
  expect(checked.out).toContain('text/de/2.md:3:2: error text/unknown-path');
  expect(checked.out).toContain('text/de/2.md:3:23: warning text/typed-number');
  expect((await sandtable('text', '.')).code).toBe(1);
});

test('without a text it says so', async () => {
  await writeAll({ 'rules.sand': FILES['rules.sand'] });
  const { code, err } = await sandtable('text', '.');
  expect(code).toBe(2);
  expect(err).toContain('no rulebook');
});
