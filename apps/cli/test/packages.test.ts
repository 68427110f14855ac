import { readFile, symlink } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { Folder } from '../src/project/folder.ts';
import { ownFolder } from './own-folder.ts';

const RULES = `ruleset "quarry" version "1.2.0" language 1
kind Side { state points: 0..99 = 0 }
table Side { id
  red
  blue
}
constant prize: 1..9 = 3
seats for Side { two { first {red} second {blue} } }
play {
  award(red)
  finish won by {red}
}
procedure award(s: Side) { s.points += prize }
example "the prize" {
  run award(red)
  then { red.points == prize }
}
`;
const house = (name: string, of = 'quarry', range = '^1.0', value = 4): string =>
  `variant "${name}" version "1.0.0" of "${of}" "${range}" {\n  set constant prize = ${value}\n}\n`;
const manifest = (name: string, more: object = {}): string => JSON.stringify({ name, version: '1.0.0', ...more });

const { at, read, sandtable, write } = ownFolder();

describe('house rules in a package of their own', () => {
  const installed = async () => {
    await write(
      'node_modules/@stone/quarry/package.json',
      manifest('@stone/quarry', { sandtable: { folder: 'rules' } }),
    );
    await write('node_modules/@stone/quarry/rules/rules.sand', RULES);
    await write('package.json', manifest('rich', { dependencies: { '@stone/quarry': '^1.2.0' } }));
    await write('variants/rich.sand', house('rich'));
  };

  test('are checked, tested, played and simulated over the ruleset that their package depends on', async () => {
    await installed();
    expect(await sandtable('check')).toMatchObject({ code: 0, out: expect.stringContaining('No findings') });
    expect((await sandtable('test', '.+rich')).out).toMatch(/1 passed, 0 failed/);
    expect((await sandtable('play', '.+rich', '--bot', 'all')).code).toBe(0);
    expect((await sandtable('simulate', '.+rich', '--games', '3')).out).toContain('0 runtime errors');
    expect((await sandtable('check', 'quarry')).code).toBe(0);
  });

  test('findings name the file where it really is', async () => {
    await installed();
    await write('node_modules/@stone/quarry/rules/rules.sand', `${RULES}constant none: 1..9 = 99\n`);
    expect((await sandtable('check', '.')).out).toContain('node_modules/@stone/quarry/rules/rules.sand:18:');
  });

  test('files of the package are not written', async () => {
    await installed();
    await write('node_modules/@stone/quarry/rules/variants/poor.sand', house('poor', 'quarry', '^1.0', 1));
    const ran = await sandtable('stamp', '.+poor', '--write');
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining('installed package') });
    expect(await read('node_modules/@stone/quarry/rules/variants/poor.sand')).not.toContain('#');
  });
});

describe('a ruleset takes house rules from the packages it depends on', () => {
  test('by their name behind a plus, also where they are house rules for house rules', async () => {
    await write('package.json', manifest('evening', { dependencies: { richer: '1', rich: '1' } }));
    await write('rulesets/quarry/rules.sand', RULES);
    await write('node_modules/rich/package.json', manifest('rich'));
    await write('node_modules/rich/variants/rich.sand', house('rich'));
    await write('node_modules/richer/package.json', manifest('richer', { dependencies: { rich: '1' } }));
    await write('node_modules/richer/variants/richer.sand', house('richer', 'rich', '*', 9));
    await write('node_modules/richer/variants/other.sand', house('other', 'another-game'));
    expect((await sandtable('check', 'quarry+richer')).code).toBe(0);
    const unknown = await sandtable('check', 'quarry+other');
    expect(unknown.err).toContain('rich, richer');
  });
});

describe('a sibling folder', () => {
  test('has the ruleset; a version that fits wins over one that does not', async () => {
    await write('rulesets/quarry/rules.sand', RULES.replace('1.2.0', '2.0.0'));
    await write('rulesets/rich/variants/rich.sand', house('rich'));
    const old = await sandtable('check', 'rich');
    expect(old.out).toContain('“quarry” has version 2.0.0, but ^1.0 is required');
    await write('package.json', manifest('rich', { dependencies: { quarry: '^1.2.0' } }));
    await write('node_modules/quarry/package.json', manifest('quarry'));
    await write('node_modules/quarry/rules.sand', RULES);
    expect((await sandtable('check', 'rich')).code).toBe(0);
  });

  test('games that come with the command are there in any case', async () => {
    await write(
      'rich/variants/sharp.sand',
      house('sharp', 'hex-dice').replace('set constant prize =', 'constant patience: 1..9 ='),
    );
    expect((await sandtable('check', 'rich')).code).toBe(0);
  });
});

describe('packages are not trusted', () => {
  const LEADS_OUT = ['../..', '/etc', 'C:\\rules', '..\\..', 'a/../../b', ''];
  test.each(LEADS_OUT)('%j as the folder of a package', async (folder) => {
    await write('secret/rules.sand', RULES);
    await write('package.json', manifest('rich', { dependencies: { quarry: '1', '../secret': '1' } }));
    await write('node_modules/quarry/package.json', manifest('quarry', { sandtable: { folder } }));
    await write('variants/rich.sand', house('rich'));
    const { code, out } = await sandtable('check', '.');
    expect(code).toBe(1);
    expect(out).toContain('package/path');
  });

  test('nor a link that leads out of it', async () => {
    await write('secret/rules.sand', RULES);
    await write('package.json', manifest('rich', { dependencies: { quarry: '1' } }));
    await write('node_modules/quarry/package.json', manifest('quarry', { sandtable: { folder: 'rules' } }));
    await symlink(at('secret'), at('node_modules/quarry/rules'));
    await write('variants/rich.sand', house('rich'));
    expect((await sandtable('check', '.')).out).toContain('package/path');
  });
});

test('what is missing is reported with where it was looked for', async () => {
  await write('package.json', manifest('rich', { dependencies: { quarry: '1' } }));
  await write('variants/rich.sand', house('rich'));
  const { code, out } = await sandtable('check', '.');
  expect(code).toBe(1);
  expect(out).toMatch(/package\/missing\n.*“quarry”/);
  expect(out).toMatch(/Looked in: \.\.\/quarry, node_modules\/quarry,/);
});

test('the page is given what is borrowed, to read and not to write', async () => {
  await write('rich/variants/rich.sand', house('rich'));
  await write('node_modules/quarry/package.json', manifest('quarry'));
  await write('node_modules/quarry/rules.sand', RULES);
  await write('package.json', manifest('rich', { dependencies: { quarry: '1' } }));
  const folder = new Folder(at('.'));
  expect((await folder.list()).map(({ path }) => path)).toEqual(['rich/variants/rich.sand', 'rich/rules.sand']);
  const stored = await folder.read('rich/rules.sand');
  expect(new TextDecoder().decode(stored?.bytes)).toBe(RULES);
  await expect(folder.write('rich/rules.sand', new Uint8Array(), stored?.version ?? '')).rejects.toThrow('read-only');
  expect(await readFile(at('node_modules/quarry/rules.sand'), 'utf8')).toBe(RULES);
});
