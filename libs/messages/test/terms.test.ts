import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMessages, formsOf, type Named, readTerms, termsFtl, wordingIn } from '../src/index.ts';

const GERMAN = `id,word,gender,article,gen,dat,acc,pl,pl-gen,pl-dat,pl-acc
Unit.tank,Panzer,m,,,,,,,,
Unit.foot,Infanterie,f,,,,,-,,,
Unit.mortar,schwerer Mörser,m,,,,,,,,
Unit.gun,Geschütz,n,,,,,Geschütze,,,
Unit.sapper,Pioniere,p,,,,,,,,
Unit.recruit,Rekrut,m,,,,,Rekruten,,,
Unit.train,Zug,m,,,,,Züge,,,
Unit.brace,{x},m,none,,,,,,,
Side.east,östliche Alliierte,p,,,,,,,,
City.iris,Iris,n,none,,,,,,,
City.lyra,Lyra,n,none,,,,,,,
`;
const ENGLISH =
  'id,word,article,pl\nUnit.tank,tank,,\nUnit.foot,infantry,,-\nUnit.sapper,engineer,,\nCity.iris,Iris,none,\n';
const FRENCH =
  'id,word,gender,article,pl\nUnit.tank,char,m,,\nUnit.foot,infanterie,f,,\nUnit.front,front de la Marne,m,,\nCity.iris,Iris,m,none,\n';

const SENTENCES = `
loss = Verlust { TERM($u, case: "gen", article: "def") }.
strong = Verlust { TERM($u, case: "gen") }
with = mit { TERM($u, case: "dat", article: "def") }
one = { TERM($u, article: "indef", cap: "yes") }
many = { $n } { TERM($u, $n, case: "dat") }
gone = { TERM($u, article: "def", cap: "yes") } { GENUS($u) ->
    [p] sind
   *[other] ist
} fort; { GENUS($u) ->
    [f] sie
    [n] es
    [p] sie
   *[m] er
} fehlt.
plain = { $u }
Piece_name = { $model } ({ $side })
    .head = model
`;

const named = (path: string, name = path): Named => ({ path: `${path}.name`, name });
const said = (terms: string, lang: string, id: string, u: Named | readonly Named[], n = 1): string =>
  createMessages('de', [termsFtl(`l10n/terms.${lang}.csv`, terms), SENTENCES], {}, lang).text(id, { u, n });
const german = (id: string, path: string, n = 1): string => said(GERMAN, 'de', id, named(path), n);

test('German nouns and their adjectives take the case that the sentence wants', () => {
  expect(german('loss', 'Unit.tank')).toBe('Verlust des Panzers.');
  expect(german('loss', 'Unit.foot')).toBe('Verlust der Infanterie.');
  expect(german('loss', 'Unit.mortar')).toBe('Verlust des schweren Mörsers.');
  expect(german('strong', 'Unit.mortar')).toBe('Verlust schweren Mörsers');
  expect(german('with', 'Unit.mortar')).toBe('mit dem schweren Mörser');
  expect(german('one', 'Unit.mortar')).toBe('Ein schwerer Mörser');
  expect(german('loss', 'Unit.recruit')).toBe('Verlust des Rekruten.');
  expect(german('loss', 'Unit.sapper')).toBe('Verlust der Pioniere.');
  expect(german('with', 'Unit.sapper')).toBe('mit den Pionieren');
  expect(german('loss', 'City.iris')).toBe('Verlust Iris’.');
  expect(german('loss', 'City.lyra')).toBe('Verlust Lyras.');
  expect(german('loss', 'Side.east')).toBe('Verlust der östlichen Alliierten.');
  expect(german('strong', 'Side.east')).toBe('Verlust östlicher Alliierter');
});

test('a number chooses the plural, and a gender the pronoun', () => {
  expect(german('many', 'Unit.train', 3)).toBe('3 Zügen');
  expect(german('many', 'Unit.train', 1)).toBe('1 Zug');
  expect(german('many', 'Unit.mortar', 2)).toBe('2 schweren Mörsern');
  expect(german('gone', 'Unit.tank')).toBe('Der Panzer ist fort; er fehlt.');
  expect(german('gone', 'Unit.gun')).toBe('Das Geschütz ist fort; es fehlt.');
  expect(german('gone', 'Unit.sapper')).toBe('Die Pioniere sind fort; sie fehlt.');
});

test('what is described by its fields is inflected at its head', () => {
  const piece: Named = {
    name: 'Panzer (Osten)',
    path: 'Piece.name',
    values: { model: named('Unit.tank', 'Panzer'), side: 'Osten' },
  };
  expect(said(GERMAN, 'de', 'loss', piece)).toBe('Verlust des Panzers (Osten).');
  expect(said(GERMAN, 'de', 'plain', piece)).toBe('Panzer (Osten)');
  expect(said(GERMAN, 'de', 'loss', [piece, named('Unit.foot')])).toBe('Verlust des Panzers (Osten), der Infanterie.');
});

test('English and French have what they have', () => {
  expect(said(ENGLISH, 'en', 'loss', named('Unit.tank'))).toBe('Verlust the tank’s.');
  expect(said(ENGLISH, 'en', 'one', named('Unit.sapper'))).toBe('An engineer');
  expect(said(ENGLISH, 'en', 'with', named('City.iris'))).toBe('mit Iris');
  expect(said(FRENCH, 'fr', 'loss', named('Unit.tank'))).toBe('Verlust du char.');
  expect(said(FRENCH, 'fr', 'loss', named('Unit.foot'))).toBe('Verlust de l’infanterie.');
  expect(said(FRENCH, 'fr', 'loss', named('City.iris'))).toBe('Verlust d’Iris.');
  expect(said(FRENCH, 'fr', 'many', named('Unit.front'), 2)).toBe('2 à fronts de la Marne');
});

test('what has no term is called by its name, and gets no article by guess', () => {
  expect(german('loss', 'Unit.strange')).toBe('Verlust Unit.strange.');
  const messages = createMessages('de', [SENTENCES]);
  expect(messages.text('loss', { u: 'Panzer' })).toBe('Verlust Panzer.');
});

test('any word comes out as it was written, and is one of its forms', () => {
  const word = fc
    .string({ minLength: 1, maxLength: 12 })
    // A lone dash says that a word lacks a form.
    .filter((text) => text.trim() === text && text !== '-' && !/[\n\r]/.test(text));
  fc.assert(
    fc.property(word, fc.constantFrom('m', 'f', 'n', 'p'), (text, gender) => {
      const csv = `id,word,gender\nCity.a,"${text.replaceAll('"', '""')}",${gender}\n`;
      const messages = createMessages('en', wordingIn([{ path: 'l10n/terms.de.csv', text: csv }], 'de'), {}, 'de');
      const [term] = readTerms('l10n/terms.de.csv', csv).terms;
      expect(messages.text('City.a.name')).toBe(text);
      expect(term && formsOf(term, 'de')).toContain(text);
    }),
  );
});
