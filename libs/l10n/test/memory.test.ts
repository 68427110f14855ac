import { describe, expect, it } from 'vitest';
import { fromMemory, readTmx, writeTmx } from '../src/exchange.ts';
import type { Catalogue, Entry } from '../src/index.ts';

const entry = (context: string, source: string, target = '', flags: readonly string[] = []): Entry => ({
  notes: [],
  about: [],
  places: [],
  flags,
  context,
  source,
  targets: [target],
  obsolete: false,
});
const catalogue = (...entries: readonly Entry[]): Catalogue => ({ header: [], headComments: [], entries });
const done = catalogue(
  entry('a', 'Karten'.concat(' {count.A}'), 'Cartes {count.A}'),
  entry('a', 'Eine [Karte](A.b) liegt *offen* auf dem Tisch', 'Une [carte](A.b) est *ouverte* sur la table'),
  entry('a', 'Zug', 'Tour'),
  entry('b', 'Zug', 'Coup'),
  entry('b', 'Wartet', 'Attend', ['fuzzy']),
);
const emptied = (made: Catalogue): Catalogue => ({
  ...made,
  entries: made.entries.map((one) => ({ ...one, targets: [''], flags: [] })),
});
const sent = writeTmx(done, 'de', 'fr', '1.0.0');
const memoryOf = (text: string, lang = 'fr') => readTmx('m.tmx', text, 'de').memories.get(lang) ?? [];

describe('TMX', () => {
  it('brings back what went out; what waited for a look did not', () => {
    const back = fromMemory(emptied(done), memoryOf(sent));
    expect(back.catalogue.entries.slice(0, 4)).toEqual(done.entries.slice(0, 4));
    expect(back.catalogue.entries[4]?.targets).toEqual(['']);
    expect([back.taken, back.near]).toEqual([4, 0]);
  });

  it('fills from other tools, which know no fragments; of two translations none counts as done', () => {
    const plain = sent.replace(/<prop.*<\/prop>/g, '').replaceAll('xml:lang="fr"', 'xml:lang="fr-FR"');
    const back = fromMemory(emptied(done), memoryOf(plain, 'fr-FR'));
    expect(back.catalogue.entries.map(({ targets, flags }) => [targets[0], flags])).toMatchObject([
      ['Cartes {count.A}', []],
      [done.entries[1]?.targets[0], []],
      ['Tour', ['fuzzy']],
      ['Tour', ['fuzzy']],
      ['', []],
    ]);
  });

  it('suggests what is nearly the same, to be looked at, and leaves what is done', () => {
    const changed = catalogue(
      entry('a', 'Eine [Karte](A.b) liegt *verdeckt* auf dem Tisch'),
      entry('a', 'Zug', 'Mon tour'),
      entry('c', 'Ganz anderes'),
    );
    const back = fromMemory(changed, memoryOf(sent)).catalogue.entries;
    expect(back.map(({ targets, flags, previous }) => [targets[0], flags, previous?.source])).toEqual([
      ['Une [carte](A.b) est *ouverte* sur la table', ['fuzzy'], 'Eine [Karte](A.b) liegt *offen* auf dem Tisch'],
      ['Mon tour', [], undefined],
      ['', [], undefined],
    ]);
  });

  it('says who translated a text, and learns it from other tools', () => {
    const signed = catalogue({
      ...entry('a', 'Eine Karte liegt hier', 'Une carte est ici'),
      notes: ['mot court', 'Translator: Ada & Co'],
    });
    const text = writeTmx(signed, 'de', 'fr', '1.0.0');
    expect(fromMemory(emptied(signed), memoryOf(text)).catalogue).toEqual(signed);
    const theirs = text.replace(/ changeid="[^"]*"/, '').replace('<tu>', '<tu creationid="Grace">');
    const [filled] = fromMemory(catalogue(entry('a', 'Eine Karte liegt da')), memoryOf(theirs)).catalogue.entries;
    expect(filled?.notes).toEqual(['Translator: Grace']);
  });

  it('is a finding where it is no TMX', () => {
    const what = (text: string) => readTmx('m.tmx', text, 'de').findings.map(({ fields }) => fields.what);
    expect([what('<tmx'), what('<xliff/>'), what('<tmx/>')]).toEqual([['broken'], ['tmx'], []]);
  });
});
