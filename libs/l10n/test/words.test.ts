import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Returned } from '../src/index.ts';
import {
  changedIn,
  isStaleWord,
  printsIn,
  putWords,
  wordEntries,
  wordPrints,
  wordPrintsPath,
  wordsCatalogue,
  wordTexts,
} from '../src/words/index.ts';

const DE = `# log
take--taken = { $who } nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
    .title = Nehmen
take--none = Nichts
    .max = 12
`;
const FR = `take--taken = { $who } prend { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
# Plus rien.
take--none   =   Rien
`;
const files = [
  { path: 'l10n/messages.de.ftl', text: DE },
  { path: 'l10n/messages.fr.ftl', text: FR },
  { path: 'l10n/terms.de.csv', text: 'id,word,gender,article,pl\nCity.lyra,Lyra,n,none,\nkind/Army,Armee,f,,Armeen\n' },
  { path: 'l10n/terms.pl.csv', text: 'id,word,gender\nkind/Army,armia,f\n' },
];
const span = { file: 'x', start: 0, end: 0 };
const back = (context: string, source: string, target: string): Returned => ({
  context,
  source,
  target,
  stale: false,
  span,
});
const sentences = (lang: string) =>
  wordEntries(files, lang).map(({ context, source, targets }) => [context, source, targets[0]]);
const put = (lang: string, ...texts: readonly Returned[]) => putWords(files, lang, wordTexts(files, lang), texts);

describe('words as texts of a catalogue', () => {
  it('is a sentence for each count of the language, with the sentence of the source that says it', () => {
    expect(sentences('fr')).toEqual([
      ['message/take--taken[one]', '{ $who } nimmt eine Karte.', '{ $who } prend une carte.'],
      ['message/take--taken[other]', '{ $who } nimmt { $count } Karten.', '{ $who } prend { $count } cartes.'],
      ['message/take--taken.title', 'Nehmen', ''],
      ['message/take--none', 'Nichts', 'Rien'],
      ['term/City.lyra', 'Lyra', ''],
      ['term/kind/Army', 'Armee', ''],
    ]);
    expect(sentences('pl').map(([context]) => context)).toEqual([
      'message/take--taken[one]',
      'message/take--taken[few]',
      'message/take--taken[many]',
      'message/take--taken.title',
      'message/take--none',
      'term/City.lyra',
      'term/kind/Army',
      'term/kind/Army[pl]',
    ]);
    expect(wordEntries(files, 'pl')[0]).toMatchObject({ about: ['log'], places: ['l10n/messages.de.ftl:2'] });
  });

  it('counts as the language does wherever a number is written, and has plurals for what is counted', () => {
    const some = [
      {
        path: 'l10n/messages.de.ftl',
        text: 'new = { $n ->\n    [0] Keine.\n   *[other] { $n } Karten.\n}\nseen = { $n ->\n    [0] Eine.\n   *[other] { $drawn }.\n}\n',
      },
      {
        path: 'l10n/terms.de.csv',
        text: 'id,word,gender,pl\nkind/Front,Front,f,Fronten\nFront.f1,Isonzo-Front,f,Isonzo-Fronten\n',
      },
      { path: 'l10n/terms.pl.csv', text: 'id,word,gender\nkind/Front,front,m\nFront.f1,front nad Isonzo,m\n' },
    ];
    expect(wordEntries(some, 'pl').map(({ context }) => context)).toEqual([
      'message/new[0]',
      'message/new[one]',
      'message/new[few]',
      'message/new[many]',
      'message/seen[0]',
      'message/seen[other]',
      'term/kind/Front',
      'term/kind/Front[pl]',
      'term/Front.f1',
    ]);
  });

  it('has the cases that terms of a group have in the language, and reads what changed into their cells', () => {
    const table =
      'id,word,gender,gen,loc,pl,pl-gen\nCity.lyra,Lira,f,Liry,Lirze,,\nCity.bree,Bri,n,,,,\nkind/Army,armia,f,,,armie,-\n';
    const some = [
      {
        path: 'l10n/terms.de.csv',
        text: 'id,word,gender,pl,note\nCity.lyra,Lyra,n,,Ein Ort\nCity.bree,Bree,n,,\nkind/Army,Armee,f,Armeen,\n',
      },
      { path: 'l10n/terms.pl.csv', text: table },
    ];
    const entries = wordEntries(some, 'pl');
    expect(entries.map(({ context, targets }) => `${context} ${targets[0]}`)).toEqual([
      'term/City.lyra Lira',
      'term/City.lyra[gen] Liry',
      'term/City.lyra[loc] Lirze',
      'term/City.bree Bri',
      'term/City.bree[gen] Bri',
      'term/City.bree[loc] Bri',
      'term/kind/Army armia',
      'term/kind/Army[pl] armie',
    ]);
    expect(entries[2]).toMatchObject({ source: 'Lyra', about: ['loc · Lira', 'Ein Ort'], flags: [] });
    const words = wordTexts(some, 'pl');
    const same = entries.map(({ context, source, targets }) => back(context, source, targets[0] ?? ''));
    expect(putWords(some, 'pl', words, same).files).toEqual([]);
    const texts = [back('term/City.bree[loc]', 'Bree', 'Brzu'), back('term/City.lyra[gen]', 'Lyra', 'Lirii')];
    const [made] = putWords(some, 'pl', words, texts).files;
    expect(made?.text).toBe(table.replace('Liry', 'Lirii').replace('Bri,n,,', 'Bri,n,,Brzu'));
  });

  it('changes what is changed, and nothing else in a file', () => {
    const same = wordEntries(files, 'fr').map(({ context, source, targets }) =>
      back(context, source, targets[0] ?? ''),
    );
    expect(put('fr', ...same)).toMatchObject({ files: [], refused: 0, findings: [] });
    const changed = put(
      'fr',
      back('message/take--none', 'Nichts', 'Rien du tout'),
      back('message/take--taken.title', 'Nehmen', 'Prendre'),
    );
    expect(changed.files).toEqual([
      {
        path: 'l10n/messages.fr.ftl',
        text: FR.replace('Rien', 'Rien du tout').replace('}.\n', '}.\n    .title = Prendre\n'),
      },
    ]);
  });

  it('begins the files of a language, in its own counts; what is not translated yet is left out', () => {
    const { files: made, findings } = put(
      'pl',
      back('message/take--taken[one]', '{ $who } nimmt eine Karte.', '{ $who } bierze kartę.'),
      back('message/take--taken[few]', '{ $who } nimmt { $count } Karten.', '{ $who } bierze { $count } karty.'),
      back('message/take--taken.title', 'Nehmen', 'Branie'),
      back('term/City.lyra', 'Lyra', 'Lira'),
    );
    expect(findings).toEqual([]);
    expect(made).toEqual([
      {
        path: 'l10n/messages.pl.ftl',
        text: 'take--taken = { $count ->\n    [one] { $who } bierze kartę.\n   *[few] { $who } bierze { $count } karty.\n}\n    .title = Branie\n',
      },
      { path: 'l10n/terms.pl.csv', text: 'id,word,gender\nkind/Army,armia,f\nCity.lyra,Lira,\n' },
    ]);
  });

  it('refuses what Fluent cannot read and what nobody gives, and tells of strangers', () => {
    const {
      files: made,
      refused,
      findings,
    } = put(
      'fr',
      back('message/take--none', 'Nichts', 'Rien { $'),
      back('message/take--taken[one]', '{ $who } nimmt eine Karte.', '{ $qui } prend une carte.'),
      back('message/gone', 'Weg', 'Parti'),
    );
    expect([made, refused]).toEqual([[], 2]);
    expect(findings.map(({ code }) => code)).toEqual(['l10n/unknown-text', 'l10n/invented', 'text/message']);
  });
});

describe('what waits for a look', () => {
  const noted = (all: typeof files) => {
    const text = wordPrints(wordTexts(all, 'fr'), new Map(), () => false);
    return [...all, { path: wordPrintsPath('fr'), text }];
  };
  const changed = noted(files).map((one) => ({ ...one, text: one.text.replace('= Nichts', '= Gar nichts') }));
  const stale = (all: typeof files) =>
    wordTexts(all, 'fr').flatMap((word) => (isStaleWord(word, printsIn(all, 'fr')) ? [word.name] : []));

  it('is a word whose source has changed since, until somebody touches it', () => {
    expect(stale(files)).toEqual([]);
    expect(stale(noted(files))).toEqual([]);
    expect(stale(changed)).toEqual(['message/take--none']);
    expect(stale(changed.map((one) => ({ ...one, text: one.text.replace('Rien', 'Rien de rien') })))).toEqual([]);
  });

  it('is fuzzy in the catalogue, with the source it was made from', () => {
    const template = { header: [], headComments: [], entries: [] };
    const before = wordsCatalogue(files, 'fr', template, undefined);
    const after = wordsCatalogue(changed, 'fr', template, before);
    expect(after.entries.find(({ context }) => context === 'message/take--none')).toMatchObject({
      flags: ['fuzzy'],
      source: 'Gar nichts',
      previous: { source: 'Nichts' },
      targets: ['Rien'],
    });
  });

  it('takes what was changed in the catalogue, unless the file was changed since', () => {
    const all = noted(files);
    const template = { header: [], headComments: [], entries: [] };
    const made = wordsCatalogue(all, 'fr', template, undefined);
    const theirs = {
      ...made,
      entries: made.entries.map((one) => ({ ...one, targets: one.targets.map((text) => text.replace('Rien', 'Zut')) })),
    };
    const taken = (now: typeof files) =>
      changedIn(theirs, wordTexts(now, 'fr'), printsIn(now, 'fr')).map(({ target }) => target);
    expect(taken(all)).toEqual(['Zut']);
    expect(taken(all.map((one) => ({ ...one, text: one.text.replace('Rien', 'Rien de rien') })))).toEqual([]);
  });
});

const rulesets = join(import.meta.dirname, '../../../rulesets');
test.each(readdirSync(rulesets))('all words of %s go out and come back in the same bytes', (name) => {
  const folder = join(rulesets, name, 'l10n');
  const all = readdirSync(folder).map((file) => ({
    path: `l10n/${file}`,
    text: readFileSync(join(folder, file), 'utf8'),
  }));
  for (const lang of ['de', 'en', 'fr', 'pl']) {
    const words = wordTexts(all, lang);
    const texts = wordEntries(all, lang).map(({ context, source, targets }) => back(context, source, targets[0] ?? ''));
    expect(new Set(texts.map(({ context }) => context)).size).toBe(texts.length);
    expect(putWords(all, lang, words, texts)).toMatchObject({ files: [], refused: 0, findings: [] });
  }
});
