import { termBases } from '@sandtable/messages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guarded } from '../src/glossary/spreadsheet-cell.ts';
import { glossaryCsv, readDialect, readGlossary, takeGlossary } from '../src/index.ts';

const DE =
  'id,word,gender,article,pl,note,never\nCity.lyra,Lyra,n,none,,,\nconcept/hand,Hand,f,,Hände,Alle Karten,Faust\n';
const FR = '\ufeffword,id,gender\r\nLyre,City.lyra,f\r\n';
const [de] = termBases([{ path: 'l10n/terms.de.csv', text: DE }]);
if (de === undefined) throw new Error('the term base is read');
const textOf = (lang: string): string | undefined => (lang === 'fr' ? FR : undefined);
const sentOf = (lang: string, text?: string) => new TextDecoder().decode(glossaryCsv(de, lang, text));
const taken = (text: string, file = 'g.csv', own = textOf) => takeGlossary(readGlossary(file, text, 'de'), de, own);
const wordsIn = (lang: string, text: string) =>
  termBases([{ path: `l10n/terms.${lang}.csv`, text }])[0]?.terms.map(({ word }) => word);

test('a table of words goes out and comes in; what nobody touched keeps its bytes', () => {
  const out = sentOf('fr', FR);
  expect(out).toBe('id,de,fr,gender,note\nCity.lyra,Lyra,Lyre,f,\nconcept/hand,Hand,,,Alle Karten\n');
  expect(taken(out)).toMatchObject({ text: FR, changed: 0, added: 0, findings: [] });
  const back = out.replace('Lyre,f', '"Lyre, la",f').replace('Hand,,', 'Hand,main,f');
  expect(taken(back)).toMatchObject({
    lang: 'fr',
    text: '\ufeffword,id,gender\r\n"Lyre, la",City.lyra,f\r\nmain,concept/hand,f\r\n',
    changed: 1,
    added: 1,
    findings: [],
  });
});

test('a language begins with a table; what no rules know is reported and left out', () => {
  const begun = taken('id,de,it\nCity.lira,,Lira\nconcept/hand,,mano\n');
  expect(begun.findings.map(({ code, fields }) => [code, fields.near])).toEqual([['term/unknown', 'City.lyra']]);
  expect(begun).toMatchObject({ lang: 'it', added: 1 });
  expect(wordsIn('it', begun.text)).toEqual(['mano']);
  expect(taken('word\nx\n')).toMatchObject({ lang: '', findings: [{ code: 'l10n/glossary' }] });
  expect(taken('').findings).toHaveLength(1);
});

test('what stands beside a word is taken too, and reported where there is no cell for it', () => {
  const sent = sentOf('fr', FR);
  const back = taken(sent.replace('Lyre,f,', 'Lyre,m,Une ville'));
  expect(back).toMatchObject({ text: FR.replace('City.lyra,f', 'City.lyra,m'), changed: 1, added: 0 });
  expect(back.findings).toMatchObject([
    { code: 'l10n/not-taken', fields: { column: 'note', id: 'City.lyra', more: 0 } },
  ]);
  expect(taken('id,de,fr\n,,Harpe\n')).toMatchObject({ text: FR, findings: [{ code: 'term/empty' }] });
  expect(taken('id,de,fr\nCity.lyra,,Lyr\uFFFD\n')).toMatchObject({ lang: '', findings: [{ code: 'l10n/encoding' }] });
});

test('new words that lose something are reported, once for each column', () => {
  const bare = () => 'id,word\n';
  const back = taken('id,de,fr,gender,pl\nCity.lyra,,Lyre,f,\nconcept/hand,,main,f,mains\n', 'g.csv', bare);
  expect(back).toMatchObject({ text: 'id,word\nCity.lyra,Lyre\nconcept/hand,main\n', added: 2 });
  expect(back.findings.map(({ code, fields }) => [code, fields.column, fields.more])).toEqual([
    ['l10n/not-taken', 'gender', 1],
    ['l10n/not-taken', 'pl', 0],
  ]);
});

test('what a table has no column for stays; what it has emptied is empty', () => {
  const own = () => 'id,word,gender,note\nCity.lyra,Lyre,f,Une ville\n';
  expect(taken('id,de,fr\nCity.lyra,,Lyre\n', 'g.csv', own)).toMatchObject({ text: own(), changed: 0 });
  expect(taken('id,de,fr,note\nCity.lyra,,Lyre,\n', 'g.csv', own).text).toBe(
    'id,word,gender,note\nCity.lyra,Lyre,f,\n',
  );
});

test.each(['pl', 'id', 'gen', 'cs'])('the language %s is not taken for a column of forms', (lang) => {
  const sent = sentOf(lang);
  const back = taken(
    sent.replace('Hand,,f', 'Hand,x,f').replace(/^(concept\/hand,Hand),[^,]*,/m, '$1,ręka,'),
    `glossary.${lang}.csv`,
  );
  expect(back).toMatchObject({ lang, added: 1 });
  const [term] = termBases([{ path: `l10n/terms.${lang}.csv`, text: back.text }])[0]?.terms ?? [];
  expect(term).toMatchObject({ id: 'concept/hand', word: 'ręka', given: {} });
});

test('Polish is known by its place, and its plurals by theirs', () => {
  const back = taken('id,de,pl,gender,pl,pl-gen\nconcept/hand,Hand,ręka,,ręce,rąk\n');
  const [term] = termBases([{ path: 'l10n/terms.pl.csv', text: back.text }])[0]?.terms ?? [];
  expect(back.lang).toBe('pl');
  expect(term).toMatchObject({ word: 'ręka', given: { pl: 'ręce', 'pl-gen': 'rąk' } });
});

const utf16 = (text: string) =>
  Uint8Array.from([...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]));
const DIALECTS = {
  'semicolons, as Excel saves them in most of Europe': (text: string) =>
    new TextEncoder().encode(`\ufeff${text.replaceAll(',', ';').replaceAll('\n', '\r\n')}`),
  'tabs in UTF-16, as Excel saves Unicode text': (text: string) =>
    utf16(`\ufeff${text.replaceAll(',', '\t').replaceAll('\n', '\r\n')}`),
  'tabs without a mark': (text: string) => utf16(text.replaceAll(',', '\t')),
};

test.each(Object.entries(DIALECTS))('a spreadsheet may write %s, and the table goes back so', (_, saved) => {
  const bytes = saved(sentOf('fr', FR));
  const { text, dialect } = readDialect(bytes);
  const words = readGlossary('g.csv', text, 'de', dialect);
  expect(takeGlossary(words, de, textOf)).toMatchObject({ lang: 'fr', text: FR, changed: 0, findings: [] });
  expect(glossaryCsv(de, 'fr', FR, dialect)).toEqual(bytes);
  const changed = readGlossary('g.csv', text.replace('Lyre', 'Lÿre, la'), 'de', dialect);
  expect(takeGlossary(changed, de, textOf).text).toBe(FR.replace('Lyre', '"Lÿre, la"'));
});

test('any words come back as they went', () => {
  const words = fc
    .string({ maxLength: 12 })
    .map((text) => text.trim().replace(/[\r\n]/g, ' '))
    .filter((text) => text.trim() === text && text !== '');
  fc.assert(
    fc.property(words, fc.constantFrom(',', ';', '\t'), (word, separator) => {
      const sent =
        ['id', 'de', 'fr'].join(separator) +
        `\nCity.lyra${separator}${separator}"${guarded(word).replaceAll('"', '""')}"\n`;
      const { text, dialect } = readDialect(new TextEncoder().encode(sent));
      const back = takeGlossary(readGlossary('g.csv', text, 'de', dialect), de, textOf);
      expect(wordsIn('fr', back.text)?.[0]).toBe(word);
    }),
  );
});

const RUN = /(?:^|[\n,])"?[=+\-@\t\r]/;

test.each(['=HYPERLINK("http://x","y")', '+1', '-3', '@SUM(1)', '\t=1', "'=1", "''-x"])(
  'a spreadsheet that opens the glossary does not run %j, and it comes back as it was',
  (word) => {
    const text = `id,word,note\nCity.lyra,"${word.replaceAll('"', '""')}","${word.replaceAll('"', '""')}"\n`;
    expect(wordsIn('fr', text)).toEqual([word]);
    const sent = sentOf('fr', text);
    expect(sent).not.toMatch(RUN);
    expect(taken(sent, 'g.csv', () => text)).toMatchObject({ text, changed: 0, findings: [] });
    const fresh = taken(sent, 'g.csv', () => undefined);
    expect(wordsIn('fr', fresh.text)).toEqual([word]);
  },
);
