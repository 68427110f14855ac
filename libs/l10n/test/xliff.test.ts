import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Catalogue, takeBack } from '../src/index.ts';
import { readXliff, writeXliff } from '../src/xliff/index.ts';

const words = fc
  .stringMatching(/^[ -z~äöü„“]{1,20}$/)
  .map((text) => text.replace(/[[\](){}`]/g, 'x').trim())
  .filter((text) => text !== '');
const piece = fc.oneof(
  words,
  fc.constantFrom('{constant.limit}', '[](#hand)'),
  words.map((text) => `[${text}](Card.red)`),
);
const prose = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(' '));
const catalogue: fc.Arbitrary<Catalogue> = fc
  .array(
    fc.record({
      context: fc.constantFrom('karten', 'hand'),
      source: prose,
      target: fc.oneof(fc.constant(''), prose),
      stale: fc.boolean(),
    }),
  )
  .map((texts) =>
    texts.filter(
      (one, i) => texts.findIndex((other) => other.context === one.context && other.source === one.source) === i,
    ),
  )
  .map((texts) => ({
    header: [],
    headComments: [],
    entries: texts.map(({ context, source, target, stale }, i) => ({
      notes: ['a <note> & more'],
      about: [],
      places: [`text/de/${i % 2}.md:3`],
      flags: stale && target !== '' ? ['fuzzy'] : [],
      context,
      source,
      targets: [target],
      obsolete: false,
    })),
  }));

describe('XLIFF', () => {
  it('law: what goes out comes back the same', () => {
    fc.assert(
      fc.property(catalogue, (made) => {
        const { lang, texts, findings } = readXliff('fr.xlf', writeXliff(made, 'de', 'fr'));
        expect(findings).toEqual([]);
        expect(lang).toBe('fr');
        const emptied = { ...made, entries: made.entries.map((one) => ({ ...one, flags: [], targets: [''] })) };
        expect(takeBack(emptied, texts).catalogue).toEqual(made);
      }),
    );
  });

  it('is one finding where it breaks off, and nothing is used of it', () => {
    const whole = writeXliff({ header: [], headComments: [], entries: [] }, 'de', 'fr');
    for (const text of [whole.slice(0, -12), 'no xml', '', whole.replace('version="2.0"', 'version="1.2"')]) {
      const { texts, findings } = readXliff('fr.xlf', text);
      expect([texts, findings.map(({ code }) => code)]).toEqual([[], ['l10n/xliff']]);
    }
  });

  it('is one finding where elements are nested without end', () => {
    const deep = `${'<pc>'.repeat(50_000)}x${'</pc>'.repeat(50_000)}`;
    const text = `<xliff version="2.0"><unit name="a"><segment><target>${deep}</target></segment></unit></xliff>`;
    const { texts, findings } = readXliff('fr.xlf', text);
    expect([texts, findings.map(({ fields }) => fields.what)]).toEqual([[], ['deep']]);
  });
});
