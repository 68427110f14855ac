import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';
import { RULES } from './texts-game.ts';

const CHAPTER = `# Karten {#karten §3}

Bis zu {constant.limit} in {City.lyra}.

- Mehr gibt es *nicht*.
- Zug

# Hand {#hand}

Mit „Zeichen“ & [der Stadt](City.lyra), siehe [](#karten).

- Zug
`;
const ENGLISH: Readonly<Record<string, string>> = {
  Karten: 'Cards',
  'Bis zu {constant.limit} in {City.lyra}.': 'Up to {constant.limit} in {City.lyra}.',
  'Mehr gibt es *nicht*.': 'There *is* no more of them, and this line is long enough to be broken by tools that wrap.',
  Hand: 'Hand',
  'Mit „Zeichen“ & [der Stadt](City.lyra), siehe [](#karten).':
    'With “signs” & [the city](City.lyra), see [](#karten).',
};

const { at, read, sandtable, write } = ownFolder({
  'rules.sand': RULES,
  'text/de/1.md': CHAPTER,
  'l10n/terms.de.csv':
    'id,word,gender,article,pl,note\nCity.lyra,Lyra,n,none,,\nconcept/hand,Hand,f,,Hände,Alle Karten\n',
  'l10n/terms.en.csv': 'id,word,pl,note\nCity.lyra,Lyre,,\n"concept/hand",hand,hands,"a, b"\n',
});

/** The catalogue of a language in which everything is translated; what reads the same twice in two ways. */
async function translated(zug: readonly [string, string]): Promise<string> {
  await sandtable('l10n', 'merge', '.', 'en');
  let zugs = 0;
  const po = (await read('l10n/en.po')).replaceAll(/msgid "(.+)"\nmsgstr ""/g, (all, de: string) => {
    const said = de === 'Zug' ? zug[zugs++] : ENGLISH[de.replaceAll('\\"', '"')];
    return said === undefined ? all : `msgid "${de}"\nmsgstr "${said}"`;
  });
  await write('l10n/en.po', `# Nobody\n${po}`);
  expect((await sandtable('l10n', 'merge', '.')).code).toBe(0);
  const text = await read('l10n/en.po');
  expect(text).not.toContain('msgstr ""\n\n');
  return text;
}

function tool(command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: at('.'), encoding: 'utf8' });
  expect([command, status, stderr]).toMatchObject([command, 0, expect.anything()]);
}
/** Whether they are installed: each would take half a second to say so itself. */
const has = (...commands: readonly string[]): boolean => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return commands.every((command) => folders.some((folder) => existsSync(join(folder, command))));
};
const QUIET = '--progress=none';

describe.skipIf(!has('msgmerge', 'msgcat'))('GNU gettext (left out where it is not installed)', () => {
  test.each([
    ['msgmerge', ['--previous', '-q', '-o', 'out.po', 'l10n/en.po', 'l10n/template.pot']],
    ['msgcat', ['-s', '-w', '50', '--no-location', '-o', 'out.po', 'l10n/en.po']],
  ] as const)('%s changes a catalogue, and merging gives back the same bytes', async (command, args) => {
    const before = await translated(['Tour', 'Go']);
    await sandtable('l10n', 'extract', '.');
    tool(command, ...args);
    const theirs = await read('out.po');
    expect(theirs).not.toBe(before);
    await write('l10n/en.po', theirs);
    await sandtable('l10n', 'merge', '.');
    expect(await read('l10n/en.po')).toBe(before);
  });
});

const toolkit = has('po2xliff', 'xliff2po', 'po2tmx', 'pofilter', 'tbx2po');
describe.skipIf(!toolkit)('translate-toolkit (left out where it is not installed)', () => {
  test('XLIFF of its own comes back, and so does the catalogue that it makes of it', async () => {
    const before = await translated(['Tour', 'Go']);
    tool('po2xliff', QUIET, '-i', 'l10n/en.po', '-o', 'theirs.xlf');
    tool('xliff2po', QUIET, '-i', 'theirs.xlf', '-o', 'theirs.po');
    await write('theirs.xlf', (await read('theirs.xlf')).replaceAll(/<file /g, '<file target-language="en" '));
    for (const file of ['theirs.po', 'theirs.xlf']) {
      await emptied(before);
      expect(await sandtable('l10n', 'import', '.', file)).toMatchObject({ code: 0 });
      expect(await read('l10n/en.po')).toBe(before);
    }
  });

  test('our XLIFF passes through it', async () => {
    const before = await translated(['Tour', 'Go']);
    await sandtable('l10n', 'xliff', '.', 'en', '--format', '1.2');
    tool(
      'pofilter',
      QUIET,
      '--errorlevel=traceback',
      '-t',
      'pythonbraceformat',
      '-i',
      'l10n/en.xlf',
      '-o',
      'wrong.xlf',
    );
    tool('xliff2po', QUIET, '-i', 'l10n/en.xlf', '-o', 'theirs.po');
    expect(await read('theirs.po')).toContain('{constant.limit}');
    await emptied(before);
    expect((await sandtable('l10n', 'import', '.', 'l10n/en.xlf')).code).toBe(0);
    expect(await read('l10n/en.po')).toBe(before);
  });

  test('what pofilter complains of comes back corrected', async () => {
    const before = await translated(['Tour', 'Tour']);
    await write('l10n/en.po', before.replace('Up to {constant.limit} in', 'Up to some in'));
    tool('pofilter', QUIET, '-t', 'pythonbraceformat', '-i', 'l10n/en.po', '-o', 'wrong.po');
    const wrong = await read('wrong.po');
    expect(wrong).toContain('Up to some in');
    const own = wrong.includes('Language: en')
      ? wrong
      : wrong.replace(/^msgstr ""\n/m, 'msgstr ""\n"Language: en\\n"\n');
    await write('wrong.po', own.replace('Up to some in', 'Up to {constant.limit} in').replace(/^#, fuzzy, /gm, '#, '));
    expect((await sandtable('l10n', 'import', '.', 'wrong.po')).code).toBe(0);
    expect(await read('l10n/en.po').then(withoutNotes)).toBe(withoutNotes(before));
  });

  test('a memory that it makes fills a catalogue with the same bytes', async () => {
    const before = await translated(['Tour', 'Tour']);
    tool('po2tmx', QUIET, '-l', 'en', '--source-language=de', '-i', 'l10n/en.po', '-o', 'theirs.tmx');
    await sandtable('l10n', 'tmx', '.', 'en');
    for (const file of ['theirs.tmx', 'l10n/en.tmx']) {
      await emptied(before);
      expect((await sandtable('l10n', 'import', '.', file)).out).toContain('7 texts');
      expect(await read('l10n/en.po')).toBe(before);
    }
  });

  test('it reads our terms in the second version of TBX', async () => {
    await sandtable('l10n', 'glossary', '.', '--format', 'tbx2');
    tool('tbx2po', QUIET, '-i', 'l10n/glossary.tbx', '-o', 'terms.po');
    expect(await read('terms.po')).toContain('msgid "Lyra"');
    const before = await read('l10n/terms.en.csv');
    expect((await sandtable('l10n', 'import', '.', 'l10n/glossary.tbx')).code).toBe(0);
    expect(await read('l10n/terms.en.csv')).toBe(before);
  });
});

describe.skipIf(!has('xmllint'))('xmllint (left out where it is not installed)', () => {
  test('all XML that goes out is well-formed', async () => {
    await translated(['Tour', 'Go']);
    for (const args of [
      ['xliff'],
      ['xliff', '--format', '1.2'],
      ['tmx'],
      ['glossary'],
      ['glossary', '--format', 'tbx2'],
    ]) {
      const { out } = await sandtable('l10n', args[0] ?? '', '.', ...args.slice(1));
      tool('xmllint', '--noout', '--nonet', /l10n\/\S+\.\w+/.exec(out)?.[0] ?? '');
    }
  });
});

test('a spreadsheet saves a table with semicolons, and it comes back and goes out in the same bytes', async () => {
  const before = await read('l10n/terms.en.csv');
  await sandtable('l10n', 'glossary', '.', 'en', '--format', 'csv');
  const saved = `\ufeff${(await read('l10n/glossary.en.csv')).replace('"a, b"', '[]').replaceAll(',', ';').replace('[]', 'a, b').replaceAll('\n', '\r\n')}`;
  await write('l10n/glossary.en.csv', saved);
  expect(await sandtable('l10n', 'import', '.', 'l10n/glossary.en.csv')).toMatchObject({ code: 0 });
  expect(await read('l10n/terms.en.csv')).toBe(before);
  await sandtable('l10n', 'glossary', '.', 'en', '--format', 'csv');
  expect(await read('l10n/glossary.en.csv')).toBe(saved);
});

test('a translation that has lost a value is not taken, and that is reported', async () => {
  const before = await translated(['Tour', 'Go']);
  await sandtable('l10n', 'xliff', '.', 'en');
  const lost = (await read('l10n/en.xlf')).replace(/(<target>Up to )<ph[^>]*>/, '$1some');
  await write('l10n/en.xlf', lost);
  const ran = await sandtable('l10n', 'import', '.', 'l10n/en.xlf');
  expect(ran.code).toBe(1);
  expect(ran.out).toContain('1 text wasn’t imported');
  expect(ran.out).toMatch(/l10n\/en\.xlf:\d+:\d+: error l10n\/lost/);
  expect(await read('l10n/en.po')).toBe(before);
});

const emptied = async (po: string): Promise<void> =>
  await write('l10n/en.po', po.replaceAll(/^(msgid "[^\n]+")\nmsgstr ".*"$/gm, '$1\nmsgstr ""'));
const withoutNotes = (po: string): string => po.replaceAll(/^# .*\n/gm, '');
