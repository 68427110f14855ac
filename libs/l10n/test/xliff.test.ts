import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXliff, writeXliff, writeXliff1 } from '../src/exchange.ts';
import { type Catalogue, takeBack } from '../src/index.ts';

const EMPTY = { about: [], places: [], flags: [], obsolete: false };
const words = fc
  .stringMatching(/^[ -z~äöü„“]{1,20}$/)
  .map((text) => text.replace(/[[\](){}`]/g, 'x').trim())
  .filter((text) => text !== '');
const piece = fc.oneof(
  words,
  fc.constantFrom('{constant.limit}', '[](#hand)', '**fett**', '*kursiv {count.Card}*', '`code`'),
  words.map((text) => `[${text}](Card.red)`),
);
const prose = fc.array(piece, { minLength: 1, maxLength: 4 });
const catalogue: fc.Arbitrary<Catalogue> = fc
  .array(
    fc.record({
      context: fc.constantFrom('karten', 'hand'),
      source: prose,
      translated: fc.boolean(),
      stale: fc.boolean(),
    }),
  )
  .map((texts) =>
    texts.map((one) => ({ ...one, source: one.source.join(' '), target: one.source.toReversed().join(' ') })),
  )
  .map((texts) =>
    texts.filter(
      (one, i) => texts.findIndex((other) => other.context === one.context && other.source === one.source) === i,
    ),
  )
  .map((texts) => ({
    header: [],
    headComments: [],
    entries: texts.map(({ context, source, target, translated, stale }, i) => ({
      notes: ['a <note> & more'],
      about: [],
      places: [`text/de/${i % 2}.md:3`],
      flags: stale && translated ? ['fuzzy'] : [],
      context,
      source,
      targets: [translated ? target : ''],
      obsolete: false,
    })),
  }));

const unit = (inner: string, more = '') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="de" trgLang="fr"><file id="f"><unit id="u" name="a">${more}${inner}</unit></file></xliff>`;
const textsIn = (inner: string, more?: string) =>
  readXliff('fr.xlf', unit(inner, more)).texts.map(({ source, target }) => [source, target]);
const first = '{count.A}';

describe.each([
  ['2.1', writeXliff],
  ['1.2', writeXliff1],
] as const)('XLIFF %s', (version, write) => {
  it('law: what goes out comes back the same', () => {
    fc.assert(
      fc.property(catalogue, (made) => {
        const { lang, texts, findings } = readXliff('fr.xlf', write(made, 'de', 'fr'));
        expect(findings).toEqual([]);
        expect(lang).toBe(made.entries.length === 0 && version === '1.2' ? '' : 'fr');
        const emptied = { ...made, entries: made.entries.map((one) => ({ ...one, flags: [], targets: [''] })) };
        expect(takeBack(emptied, texts).catalogue).toEqual(made);
      }),
    );
  });

  it('is one finding where it breaks off, and nothing is used of it', () => {
    const whole = write({ header: [], headComments: [], entries: [] }, 'de', 'fr');
    for (const text of [whole.slice(0, -12), 'no xml', '', whole.replace(`version="${version}"`, 'version="3.0"')]) {
      const { texts, findings } = readXliff('fr.xlf', text);
      expect([texts, findings.map(({ code }) => code)]).toEqual([[], ['l10n/xliff']]);
    }
  });
});

describe('what tools make of XLIFF', () => {
  it('keeps what stands between segments, and moves those that say their place', () => {
    const split =
      '<segment><source>Eins.</source><target order="3">Un.</target></segment><ignorable><source> </source></ignorable>' +
      '<segment><source>Zwei.</source><target order="1">Deux.</target></segment>';
    expect(textsIn(split)).toEqual([['Eins. Zwei.', 'Deux. Un.']]);
  });

  it('does not take a text of which only a part is translated, and says so', () => {
    const half =
      '<segment><source>Eins.</source><target>Un.</target></segment><segment><source>Zwei.</source></segment>';
    const { texts, findings } = readXliff('fr.xlf', unit(half));
    expect(texts).toEqual([]);
    expect(findings).toMatchObject([{ code: 'l10n/xliff', fields: { what: 'part' }, severity: 'warning' }]);
  });

  it('puts back codes of pairs that were parted, of those that have lost their text, and of notes', () => {
    const source =
      '<source>Eine <pc id="1" dispStart="[" dispEnd="](A.b)">Karte</pc> <ph id="2" disp="{count.A}"/></source>';
    const parted =
      '<target><mrk id="m" type="term"><ph id="2"/></mrk> <sc id="1"/>carte<ec startRef="1"/><cp hex="0007"/></target>';
    expect(textsIn(`<segment>${source}${parted}</segment>`)).toEqual([
      ['Eine [Karte](A.b) {count.A}', `${first} [carte](A.b)\u0007`],
    ]);
    const data = '<originalData><data id="d1">{count.A}</data></originalData>';
    expect(
      textsIn(
        '<segment><source><ph id="1" dataRef="d1"/></source><target>x <ph id="1" dataRef="d1"/></target></segment>',
        data,
      ),
    ).toEqual([[first, `x ${first}`]]);
  });

  it('is one finding where elements are nested without end', () => {
    const deep = `${'<pc>'.repeat(50_000)}x${'</pc>'.repeat(50_000)}`;
    const { texts, findings } = readXliff('fr.xlf', unit(`<segment><target>${deep}</target></segment>`));
    expect([texts, findings.map(({ fields }) => fields.what)]).toEqual([[], ['deep']]);
  });

  it('refuses a translation that has lost a value or a link, and tells of lost emphasis', () => {
    const entry = (context: string, source: string) => ({
      notes: [],
      about: [],
      places: [],
      flags: [],
      context,
      source,
      targets: ['alt {count.A}'],
      obsolete: false,
    });
    const made = {
      header: [],
      headComments: [],
      entries: [entry('a', 'Neu {count.A}'), entry('b', '*Neu* {count.A}')],
    };
    const span = { file: 'x', start: 0, end: 0 };
    const back = takeBack(made, [
      { context: 'a', source: 'Neu {count.A}', target: 'neuf', stale: false, span },
      { context: 'b', source: '*Neu* {count.A}', target: 'neuf {count.A}', stale: false, span },
    ]);
    expect(back.catalogue.entries.map(({ targets }) => targets[0])).toEqual(['alt {count.A}', 'neuf {count.A}']);
    expect([back.taken, back.refused]).toEqual([1, 1]);
    expect(back.findings.map(({ code, fields }) => [code, fields.what])).toEqual([
      ['l10n/lost', 'value'],
      ['l10n/lost', 'mark'],
    ]);
  });
});

describe('who translated a text', () => {
  const entry = { ...EMPTY, context: 'a', source: 'Karte', targets: ['Carte'], notes: ['Translator: Before'] };
  const notesAfter = (text: string) => {
    const { texts } = readXliff('f.xlf', text);
    return takeBack({ header: [], headComments: [], entries: [entry] }, texts).catalogue.entries[0]?.notes;
  };

  it('is read from the phase of XLIFF 1.2 and from the tracked changes of XLIFF 2', () => {
    expect(notesAfter(writeXliff({ header: [], headComments: [], entries: [entry] }, 'de', 'fr'))).toEqual([
      'Translator: Before',
    ]);
    const first = `<xliff version="1.2"><file target-language="fr"><header><phase-group>
      <phase phase-name="p1" contact-name="Ada"/><phase phase-name="p2" contact-name="Grace"/></phase-group></header>
      <body><trans-unit resname="a"><source>Karte</source><target phase-name="p2">Carte</target></trans-unit></body>
      </file></xliff>`;
    expect(notesAfter(first)).toEqual(['Translator: Grace']);
    const second = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="de" trgLang="fr"
      xmlns:ctr="urn:oasis:names:tc:xliff:changetracking:2.1"><file id="f"><unit id="1" name="a"><ctr:changeTrack>
      <ctr:revisions appliesTo="source"><ctr:revision author="Nobody"/></ctr:revisions>
      <ctr:revisions appliesTo="target"><ctr:revision author="Ada"/></ctr:revisions></ctr:changeTrack>
      <segment><source>Karte</source><target>Carte</target></segment></unit></file></xliff>`;
    expect(notesAfter(second)).toEqual(['Translator: Ada']);
  });
});
