import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChapters } from '@sandtable/messages';
import { describe, expect, it } from 'vitest';
import { chaptersOf, merge, pseudo, readPo, templateIn, unitsOf, writePo } from '../src/index.ts';

const RULESETS = join(import.meta.dirname, '../../../rulesets');
const chaptersIn = (ruleset: string) =>
  readdirSync(join(RULESETS, ruleset, 'text/de')).map((name) => ({
    path: `text/de/${name}`,
    text: readFileSync(join(RULESETS, ruleset, 'text/de', name), 'utf8'),
  }));
const options = { ruleset: 'sample', version: '1.0.0', value: () => '3' };

const CHAPTER = `# Karten {#karten §3}
explains: procedure/drawCard

Niemand hält mehr
als {constant.mostCards} Karten, {=zwei} Farben gibt es.

- Rote [Karten](Card.red) und
  noch *mehr* davon
- blaue

## Tabelle {#tabelle}

| Karte | Wert |
| --- | --- |
{table: Card name value}

\`\`\`
nichts davon
\`\`\`

1. erstens
2. zweitens, siehe [](#karten)
`;
const file = { path: 'text/de/1-karten.md', text: CHAPTER };

describe('units', () => {
  it('are headings, paragraphs, items and cells, in one line each', () => {
    expect(unitsOf(file).map(({ sort, fragment, source }) => `${sort} ${fragment}: ${source}`)).toEqual([
      'heading karten: Karten',
      'paragraph karten: Niemand hält mehr als {constant.mostCards} Karten, {=zwei} Farben gibt es.',
      'item karten: Rote [Karten](Card.red) und noch *mehr* davon',
      'item karten: blaue',
      'heading tabelle: Tabelle',
      'cell tabelle: Karte',
      'cell tabelle: Wert',
      'item tabelle: erstens',
      'item tabelle: zweitens, siehe [](#karten)',
    ]);
  });
});

describe('a translated chapter', () => {
  const template = templateIn([file], options);
  it('is the chapter itself while nothing is translated', () => {
    const made = chaptersOf([file, { path: 'l10n/en.po', text: writePo(template) }]);
    expect(made.map(({ path }) => path)).toEqual(['text/de/1-karten.md', 'text/en/1-karten.md']);
    expect(unitsOf(made[1] ?? file).map(({ source }) => source)).toEqual(unitsOf(file).map(({ source }) => source));
  });
  it('has what is translated and nothing that waits for a look', () => {
    const entries = template.entries.map((entry) =>
      entry.source === 'blaue'
        ? { ...entry, targets: ['blue ones'] }
        : entry.source === 'erstens'
          ? { ...entry, targets: ['first'], flags: ['fuzzy'] }
          : entry,
    );
    const text = writePo({ ...template, entries });
    const made = chaptersOf([file, { path: 'l10n/en.po', text }])[1]?.text ?? '';
    expect(made).toContain('- blue ones\n');
    expect(made).toContain('1. erstens\n');
  });
  it.each(['diplomacy', 'der-erste-weltkrieg'])(
    'keeps fragments, places and shape of %s in the pseudo-locale',
    (name) => {
      const chapters = chaptersIn(name);
      const all = templateIn(chapters, options);
      const made = chaptersOf([...chapters, { path: 'l10n/qps.po', text: writePo(pseudo(all)) }]);
      const { fragments, findings } = readChapters(made);
      expect(findings.filter(({ code }) => code !== 'text/typed-number')).toEqual([]);
      const idsIn = (lang: string) => fragments.filter((one) => one.lang === lang).map(({ id }) => id);
      expect(idsIn('qps')).toEqual(idsIn('de'));
      const placesOf = (lang: string) =>
        fragments.filter((one) => one.lang === lang).map(({ body }) => body.match(/\{[^{}=]+\}|\]\([^()\s]+\)/g));
      expect(placesOf('qps')).toEqual(placesOf('de'));
    },
  );
});

describe('merging', () => {
  const template = templateIn([file], options);
  const translated = {
    ...template,
    entries: template.entries.map((one) => ({ ...one, targets: [`en: ${one.source}`] })),
  };
  it('changes nothing where the source is the same', () => {
    expect(merge(template, translated)).toEqual(translated);
  });
  it('keeps the translation of a changed source and what it was made from', () => {
    const next = templateIn([{ ...file, text: CHAPTER.replace('Niemand hält', 'Niemand hat') }], options);
    const merged = merge(next, translated);
    const entry = merged.entries.find(({ source }) => source.startsWith('Niemand hat'));
    expect(entry?.flags).toContain('fuzzy');
    expect(entry?.previous?.source).toMatch(/^Niemand hält/);
    expect(entry?.targets[0]).toMatch(/^en: Niemand hält/);
    expect(merge(next, merged)).toEqual(merged);
  });
  it('keeps what the source has no more at the end, and finds it again', () => {
    const shorter = templateIn([{ ...file, text: CHAPTER.replace('- blaue\n', '') }], options);
    const merged = merge(shorter, translated);
    expect(merged.entries.at(-1)).toMatchObject({ source: 'blaue', obsolete: true });
    const back = merge(template, readPo('en.po', writePo(merged)));
    expect(back.entries.find(({ source }) => source === 'blaue')).toMatchObject({
      targets: ['en: blaue'],
      obsolete: false,
    });
  });
});
