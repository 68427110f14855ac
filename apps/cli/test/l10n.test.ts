import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';
import { CHAPTER, RULES, TEXTS_GAME } from './texts-game.ts';

const { at, read, sandtable, write } = ownFolder(TEXTS_GAME);

/** What a translator writes, by source. */
const ENGLISH: Readonly<Record<string, string>> = {
  Karten: 'Cards',
  'Bis zu {constant.limit} in {City.lyra}.': 'Up to {constant.limit} in {City.lyra}.',
  'Mehr gibt es nicht.': 'There is no more.',
};
const translate = (po: string): string =>
  po.replaceAll(/msgid "(.+)"\nmsgstr ".*"/g, (all, de: string) =>
    ENGLISH[de] === undefined ? all : `msgid "${de}"\nmsgstr "${ENGLISH[de]}"`,
  );

test('the template says where a text stands and what its values are today', async () => {
  expect((await sandtable('l10n', 'extract', '.')).code).toBe(0);
  const pot = await read('l10n/template.pot');
  // A name may be inflected in the translation, so that no tool asks for its braces.
  expect(pot).toContain('#. Karten\n#. City.lyra = lyra · constant.limit = 3\n#: text/de/1.md:3\nmsgctxt');
  await sandtable('l10n', 'extract', '.');
  expect(await read('l10n/template.pot')).toBe(pot);
});

test('a language is begun, translated and printed; a change of the rules changes it too', async () => {
  await sandtable('l10n', 'merge', '.', 'en');
  await write('l10n/en.po', translate(await read('l10n/en.po')));
  expect((await sandtable('l10n', 'check', '.')).code).toBe(0);
  expect((await sandtable('text', '.', '--lang', 'en')).out).toBe(
    '# §3 Cards\n\nUp to 3 in lyra.\n\n- There is no more.',
  );
  await write('rules.sand', RULES.replace('= 3', '= 5'));
  expect((await sandtable('text', '.', '--lang', 'en')).out).toContain('Up to 5 in lyra.');
});

test('a changed source makes its translation wait, and a change that means nothing does not', async () => {
  await sandtable('l10n', 'merge', '.', 'en');
  await write('l10n/en.po', translate(await read('l10n/en.po')));
  await write('text/de/1.md', CHAPTER.replace('Mehr gibt es', 'Mehr davon gibt es'));
  const stats = JSON.parse((await sandtable('l10n', 'stats', '.', '--json')).out);
  expect(stats.result.languages[0].all).toMatchObject({ texts: 3, translated: 2, stale: 1, missing: 0 });
  await sandtable('l10n', 'merge', '.');
  const po = await read('l10n/en.po');
  expect(po).toContain('#, fuzzy\n#| msgctxt "karten"\n#| msgid "Mehr gibt es nicht."\n');
  expect((await sandtable('text', '.', '--lang', 'en')).out).toContain('- Mehr davon gibt es nicht.');
  expect((await sandtable('l10n', 'check', '.')).out).toContain('l10n/stale');
  await sandtable('l10n', 'fix-source', '.', 'karten');
  expect((await sandtable('text', '.', '--lang', 'en')).out).toContain('- There is no more.');
});

test('a language may have a region and a script, and other tools may write it with underscores', async () => {
  await sandtable('l10n', 'merge', '.', 'pt-BR');
  const po = translate(await read('l10n/pt-BR.po')).replace('Language: pt-BR', 'Language: pt_BR');
  await rm(at('l10n/pt-BR.po'));
  await write('l10n/pt_BR.po', po);
  expect(await sandtable('l10n', 'check', '.')).toMatchObject({ code: 0 });
  expect((await sandtable('text', '.', '--lang', 'pt_br')).out).toContain('Up to 3 in lyra.');
  expect((await sandtable('l10n', 'merge', '.', 'pt_BR')).out).toContain('l10n/pt_BR.po');
  await sandtable('l10n', 'merge', '.', 'zh_hant_tw');
  expect(await read('l10n/zh-Hant-TW.po')).toContain('"Language: zh-Hant-TW');
});

test('a catalogue that cannot be read whole is not written over', async () => {
  const broken = 'msgid ""\nmsgstr ""\n\nmsgctxt "karten"\nmsgid "Karten"\nmsgstr "Ca\n';
  await write('l10n/en.po', broken);
  expect((await sandtable('l10n', 'merge', '.')).out).toContain('l10n/en.po:6:1: error l10n/line');
  expect(await read('l10n/en.po')).toBe(broken);
});

test('an unknown action and a language that is none are mistakes in usage', async () => {
  expect(await sandtable('l10n', 'melt', '.')).toMatchObject({ code: 2 });
  expect(await sandtable('l10n', 'merge', '.', '../x')).toMatchObject({ code: 2 });
});

const gettext = spawnSync('msgfmt', ['--version']).status === 0;
const gnu = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, { cwd: at('.'), encoding: 'utf8' });

test('a word whose source has changed is reported once', async () => {
  await write('l10n/messages.de.ftl', 'City_lyra_name = Lyra\n');
  await write('l10n/messages.en.ftl', 'City_lyra_name = Lyra\n');
  await sandtable('l10n', 'review', '.');
  await write('l10n/messages.de.ftl', 'City_lyra_name = Leier\n');
  const { findings } = JSON.parse((await sandtable('check', '.', '--json')).out);
  expect(findings.filter(({ code }: { readonly code: string }) => code === 'l10n/stale')).toHaveLength(1);
});

describe.skipIf(!gettext)('with the tools of GNU gettext (left out where they are not installed)', () => {
  test('a translator goes the whole way round with them', async () => {
    await sandtable('l10n', 'extract', '.');
    gnu('msginit', '--no-translator', '-l', 'en', '-i', 'l10n/template.pot', '-o', 'l10n/en.po');
    await write('l10n/en.po', translate(await read('l10n/en.po')).replaceAll(/"Language-Team:[^\n]*\n/g, ''));
    expect(gnu('msgfmt', '-c', '-o', '/dev/null', 'l10n/en.po').status).toBe(0);
    expect((await sandtable('text', '.', '--lang', 'en')).out).toContain('Up to 3 in lyra.');

    await write('text/de/1.md', CHAPTER.replace('Mehr gibt es nicht', 'Mehr gibt es nie'));
    await sandtable('l10n', 'extract', '.');
    expect(gnu('msgmerge', '--previous', '-U', '-q', 'l10n/en.po', 'l10n/template.pot').status).toBe(0);
    expect((await sandtable('l10n', 'check', '.')).out).toContain('l10n/stale');
    const theirs = await read('l10n/en.po');
    await sandtable('l10n', 'merge', '.');
    const keep = (text: string) => text.match(/^(?:#\||msg|#,).*$/gm)?.filter((line) => !line.includes('Date'));
    expect(keep(await read('l10n/en.po'))).toEqual(keep(theirs));
  });

  test('a lost value is caught by them and by us', async () => {
    await write('text/de/1.md', CHAPTER.replace(' in {City.lyra}', ''));
    await sandtable('l10n', 'merge', '.', 'en');
    const [source, lost] = ['msgid "Bis zu {constant.limit}."\n', 'msgstr "Up to some."'];
    await write('l10n/en.po', (await read('l10n/en.po')).replace(`${source}msgstr ""`, source + lost));
    expect(gnu('msgfmt', '-c', '-o', '/dev/null', 'l10n/en.po').stderr).toContain("'constant.limit' doesn't exist");
    expect((await sandtable('l10n', 'check', '.')).out).toContain('l10n/lost');
  });
});

test('a name is inflected in words of the translation, which are checked against its forms', async () => {
  await write('l10n/terms.de.csv', 'id,word,gender,article\nCity.lyra,Lyra,n,none\n');
  await write('l10n/terms.pl.csv', 'id,word,gender,gen,loc\nCity.lyra,Lira,f,Liry,Lirze\n');
  await sandtable('l10n', 'merge', '.', 'pl');
  const source = 'msgid "Bis zu {constant.limit} in {City.lyra}."\n';
  const po = await read('l10n/pl.po');
  const check = async (polish: string) => {
    await write('l10n/pl.po', po.replace(`${source}msgstr ""`, `${source}msgstr "${polish}"`));
    return (await sandtable('l10n', 'check', '.')).out;
  };
  expect(await check('Najwyżej {constant.limit} w [Lirze](City.lyra).')).not.toMatch(/l10n\/(?:lost|invented)|term\//);
  expect((await sandtable('text', '.', '--lang', 'pl')).out).toContain('Najwyżej 3 w Lirze.');
  expect(await check('Najwyżej {constant.limit} w [Harfie](City.lyra).')).toContain('term/form');
  expect(await check('Najwyżej {constant.limit} w Lirze.')).toContain('l10n/lost');
  expect(await check('Najwyżej [pięć](constant.limit) w [Lirze](City.lyra).')).toContain('l10n/lost');
});

test('to confirm a word begins no record for languages that have none', async () => {
  for (const lang of ['de', 'en', 'pl']) await write(`l10n/messages.${lang}.ftl`, 'City_lyra_name = Lyra\n');
  await write('l10n/reviewed.pl.txt', 'message/City_lyra_name 00000000 00000000\n');
  await sandtable('l10n', 'review', '.', 'message/City_lyra_name');
  expect(await read('l10n/reviewed.pl.txt')).not.toContain('00000000');
  await expect(read('l10n/reviewed.en.txt')).rejects.toThrow();
  await sandtable('l10n', 'review', '.');
  expect(await read('l10n/reviewed.en.txt')).toContain('City_lyra_name');
});

test('a rule that changes asks for a look at its text, and is silent once somebody has looked', async () => {
  await write('text/de/1.md', CHAPTER.replace('§3}\n', '§3}\nexplains: constant/limit, kind/City\n'));
  expect((await sandtable('l10n', 'review', '.')).out).toContain('all texts match');
  await write('rules.sand', `// A remark.\n${RULES}`);
  expect((await sandtable('check', '.')).out).not.toContain('text/rule-changed');
  await write('rules.sand', RULES.replace('1..9 = 3', '1..9 = 4'));
  expect((await sandtable('check', '.')).out).toContain('text/de/1.md:2:11: warning text/rule-changed');
  expect((await sandtable('l10n', 'review', '.')).out).toContain('karten');
  expect((await sandtable('l10n', 'review', '.', 'karten')).out).toContain('all texts match');
  expect((await sandtable('l10n', 'check', '.')).code).toBe(0);
  expect(await sandtable('l10n', 'review', '.', 'nobody')).toMatchObject({ code: 2 });
});

test('a language goes out as XLIFF and comes back', async () => {
  await sandtable('l10n', 'merge', '.', 'en');
  expect((await sandtable('l10n', 'xliff', '.', 'en')).code).toBe(0);
  const xlf = await read('l10n/en.xlf');
  expect(xlf).toContain(
    '<source>Bis zu <ph id="1" disp="{constant.limit}"/> in <ph id="2" disp="{City.lyra}"/>.</source>',
  );
  const done = xlf.replace(
    /(<source>Bis zu (<ph[^>]*>) in (<ph[^>]*>)\.<\/source>)/,
    '$1<target>Up to $2 in $3.</target>',
  );
  await write('from-them.xlf', done.replaceAll('state="initial"', 'state="translated"'));
  expect((await sandtable('l10n', 'import', '.', 'from-them.xlf')).out).toContain('Imported 1 text');
  expect((await sandtable('text', '.', '--lang', 'en')).out).toContain('Up to 3 in lyra.');
  await write('from-them.xlf', done.slice(0, 200));
  expect(await sandtable('l10n', 'import', '.', 'from-them.xlf')).toMatchObject({ code: 1 });
});

test('terms go out as TBX and as a table, and the table comes back', async () => {
  await write('l10n/terms.de.csv', 'id,word,gender,article\nCity.lyra,Lyra,n,none\n');
  expect((await sandtable('l10n', 'glossary', '.')).code).toBe(0);
  expect(await read('l10n/glossary.tbx')).toContain('<term>Lyra</term>');
  await sandtable('l10n', 'glossary', '.', 'en', '--format', 'csv');
  await write('words.csv', (await read('l10n/glossary.en.csv')).replace('Lyra,', 'Lyra,Lyre'));
  expect((await sandtable('l10n', 'import', '.', 'words.csv')).out).toContain('1 new');
  await sandtable('l10n', 'merge', '.', 'en');
  await write('l10n/en.po', translate(await read('l10n/en.po')));
  expect((await sandtable('text', '.', '--lang', 'en')).out).toContain('Up to 3 in Lyre.');
  expect((await sandtable('check', '.')).out).not.toContain('error');
  expect((await sandtable('l10n', 'glossary', '.', '--format', 'pdf')).code).toBe(2);
});
