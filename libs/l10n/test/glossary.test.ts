import { termBases } from '@sandtable/messages';
import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guarded } from '../src/glossary/spreadsheet-cell.ts';
import { glossaryCsv, takeGlossary, writeTbx } from '../src/index.ts';

const DE =
  'id,word,gender,article,pl,note,never\nCity.lyra,Lyra,n,none,,,\nconcept/hand,Hand,f,,Hände,Alle Karten,Faust\n';
const FR = '\ufeffword,id,gender\r\nLyre,City.lyra,f\r\n';
const files = [
  { path: 'l10n/terms.de.csv', text: DE },
  { path: 'l10n/terms.fr.csv', text: FR },
];
const [de, fr] = termBases(files);
if (de === undefined || fr === undefined) throw new Error('term bases are read');
const target = (lang: string) => (lang === 'fr' ? { base: fr, text: FR } : undefined);

test('a table of words goes out and comes in; what nobody touched keeps its bytes', () => {
  const out = glossaryCsv(de, 'fr', fr);
  expect(out).toBe('id,de,fr,gender,note,never\nCity.lyra,Lyra,Lyre,f,,\nconcept/hand,Hand,,,Alle Karten,\n');
  expect(takeGlossary('g.csv', out, de, target)).toMatchObject({ text: FR, changed: 0, added: 0, findings: [] });
  const back = out.replace('Lyre,f', '"Lyre, la",f').replace('Hand,,', 'Hand,main,f');
  expect(takeGlossary('g.csv', back, de, target)).toMatchObject({
    lang: 'fr',
    text: '\ufeffword,id,gender\r\n"Lyre, la",City.lyra,f\r\nmain,concept/hand,f\n',
    changed: 1,
    added: 1,
  });
});

test('a language begins with a table; what no rules know is told and left out', () => {
  const begun = takeGlossary('g.csv', 'id,de,it\nCity.lira,,Lira\nconcept/hand,,mano\n', de, target);
  expect(begun.findings.map(({ code, fields }) => [code, fields['near']])).toEqual([['term/unknown', 'City.lyra']]);
  expect(begun).toMatchObject({ lang: 'it', added: 1 });
  expect(termBases([{ path: 'l10n/terms.it.csv', text: begun.text }])[0]?.terms.map(({ word }) => word)).toEqual([
    'mano',
  ]);
  expect(takeGlossary('g.csv', 'word\nx\n', de, target)).toMatchObject({
    lang: '',
    findings: [{ code: 'l10n/glossary' }],
  });
  expect(takeGlossary('g.csv', '', de, target).findings).toHaveLength(1);
});

test('what stands beside a word is taken too, and told where there is no cell for it', () => {
  const sent = glossaryCsv(de, 'fr', fr);
  const back = takeGlossary('g.csv', sent.replace('Lyre,f,,', 'Lyre,m,Une ville,'), de, target);
  expect(back).toMatchObject({ text: FR.replace('City.lyra,f', 'City.lyra,m'), changed: 1, added: 0 });
  expect(back.findings).toMatchObject([{ code: 'l10n/not-taken', fields: { column: 'note', id: 'City.lyra' } }]);
  const nameless = takeGlossary('g.csv', 'id,de,fr\n,,Harpe\n', de, target);
  expect(nameless).toMatchObject({ text: FR, findings: [{ code: 'term/empty' }] });
  const foreign = takeGlossary('g.csv', 'id,de,fr\nCity.lyra,,Lyr\uFFFD\n', de, target);
  expect(foreign).toMatchObject({ lang: '', findings: [{ code: 'l10n/encoding' }] });
});

test('TBX is XML with a concept for each id, the same bytes each time', () => {
  const text = writeTbx([de, fr], 'sample & more');
  expect(writeTbx([de, fr], 'sample & more')).toBe(text);
  const root = new DOMParser({ onError: (_, message) => expect.fail(message) }).parseFromString(text, 'text/xml');
  const terms = [...root.getElementsByTagName('conceptEntry')].map((entry) => [
    entry.getAttribute('id'),
    [...entry.getElementsByTagName('term')].map((term) => term.textContent),
  ]);
  expect(terms).toEqual([
    ['City_lyra', ['Lyra', 'Lyre', 'Lyres']],
    ['concept--hand', ['Hand', 'Hände', 'Faust']],
  ]);
});

test('any words come back as they went', () => {
  const words = fc
    .string({ maxLength: 12 })
    .map((text) => text.trim().replace(/[\r\n]/g, ' '))
    .filter((text) => text.trim() === text && text !== '');
  fc.assert(
    fc.property(words, (word) => {
      const sent = `id,de,fr\nCity.lyra,,"${guarded(word).replaceAll('"', '""')}"\n`;
      const back = takeGlossary('g.csv', sent, de, target);
      expect(termBases([{ path: 'l10n/terms.fr.csv', text: back.text }])[0]?.terms[0]?.word).toBe(word);
    }),
  );
});

const RUN = /(?:^|[\n,])"?[=+\-@\t\r]/;

test.each(['=HYPERLINK("http://x","y")', '+1', '-3', '@SUM(1)', '\t=1', "'=1", "''-x"])(
  'a spreadsheet that opens the glossary does not run %j, and it comes back as it was',
  (word) => {
    const text = `id,word,note\nCity.lyra,"${word.replaceAll('"', '""')}","${word.replaceAll('"', '""')}"\n`;
    const [base] = termBases([{ path: 'l10n/terms.fr.csv', text }]);
    expect(base?.terms[0]?.word).toBe(word);
    const sent = glossaryCsv(de, 'fr', base);
    expect(sent).not.toMatch(RUN);
    const own = () => base && { base, text };
    expect(takeGlossary('g.csv', sent, de, own)).toMatchObject({ text, changed: 0, findings: [] });
    const fresh = takeGlossary('g.csv', sent, de, () => undefined);
    expect(termBases([{ path: 'l10n/terms.fr.csv', text: fresh.text }])[0]?.terms[0]?.word).toBe(word);
  },
);
