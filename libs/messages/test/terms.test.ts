import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMessages, formsOf, type Named, readTerms, termsFtl, wordingIn } from '../src/index.ts';

const GERMAN = `id,word,gender,article,gen,dat,acc,pl,pl-gen,pl-dat,pl-acc
Piece.runner,Läufer,m,,,,,,,,
Piece.reserve,Reserve,f,,,,,-,,,
Piece.guest,später Läufer,m,,,,,,,,
Piece.ship,Schiff,n,,,,,Schiffe,,,
Piece.people,Leute,p,,,,,,,,
Piece.student,Student,m,,,,,Studenten,,,
Piece.train,Zug,m,,,,,Züge,,,
Piece.brace,{x},m,none,,,,,,,
Side.east,östliche Alliierte,p,,,,,,,,
Town.iris,Iris,n,none,,,,,,,
Town.lyra,Lyra,n,none,,,,,,,
`;
const ENGLISH =
  'id,word,article,pl\nPiece.runner,runner,,\nPiece.reserve,reserve,,-\nPiece.people,islander,,\nTown.iris,Iris,none,\n';
const FRENCH =
  'id,word,gender,article,pl\nPiece.runner,coureur,m,,\nPiece.reserve,escorte,f,,\nPiece.bridge,pont de la Loire,m,,\nTown.iris,Iris,m,none,\n';

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
  expect(german('loss', 'Piece.runner')).toBe('Verlust des Läufers.');
  expect(german('loss', 'Piece.reserve')).toBe('Verlust der Reserve.');
  expect(german('loss', 'Piece.guest')).toBe('Verlust des späten Läufers.');
  expect(german('strong', 'Piece.guest')).toBe('Verlust späten Läufers');
  expect(german('with', 'Piece.guest')).toBe('mit dem späten Läufer');
  expect(german('one', 'Piece.guest')).toBe('Ein später Läufer');
  expect(german('loss', 'Piece.student')).toBe('Verlust des Studenten.');
  expect(german('loss', 'Piece.people')).toBe('Verlust der Leute.');
  expect(german('with', 'Piece.people')).toBe('mit den Leuten');
  expect(german('loss', 'Town.iris')).toBe('Verlust Iris’.');
  expect(german('loss', 'Town.lyra')).toBe('Verlust Lyras.');
  expect(german('loss', 'Side.east')).toBe('Verlust der östlichen Alliierten.');
  expect(german('strong', 'Side.east')).toBe('Verlust östlicher Alliierter');
});

test('a number chooses the plural, and a gender the pronoun', () => {
  expect(german('many', 'Piece.train', 3)).toBe('3 Zügen');
  expect(german('many', 'Piece.train', 1)).toBe('1 Zug');
  expect(german('many', 'Piece.guest', 2)).toBe('2 späten Läufern');
  expect(german('gone', 'Piece.runner')).toBe('Der Läufer ist fort; er fehlt.');
  expect(german('gone', 'Piece.ship')).toBe('Das Schiff ist fort; es fehlt.');
  expect(german('gone', 'Piece.people')).toBe('Die Leute sind fort; sie fehlt.');
});

test('what is described by its fields is inflected at its head', () => {
  const piece: Named = {
    name: 'Läufer (Osten)',
    path: 'Piece.name',
    values: { model: named('Piece.runner', 'Läufer'), side: 'Osten' },
  };
  expect(said(GERMAN, 'de', 'loss', piece)).toBe('Verlust des Läufers (Osten).');
  expect(said(GERMAN, 'de', 'plain', piece)).toBe('Läufer (Osten)');
  expect(said(GERMAN, 'de', 'loss', [piece, named('Piece.reserve')])).toBe('Verlust des Läufers (Osten), der Reserve.');
});

test('English and French have what they have', () => {
  expect(said(ENGLISH, 'en', 'loss', named('Piece.runner'))).toBe('Verlust the runner’s.');
  expect(said(ENGLISH, 'en', 'one', named('Piece.people'))).toBe('An islander');
  expect(said(ENGLISH, 'en', 'with', named('Town.iris'))).toBe('mit Iris');
  expect(said(FRENCH, 'fr', 'loss', named('Piece.runner'))).toBe('Verlust du coureur.');
  expect(said(FRENCH, 'fr', 'loss', named('Piece.reserve'))).toBe('Verlust de l’escorte.');
  expect(said(FRENCH, 'fr', 'loss', named('Town.iris'))).toBe('Verlust d’Iris.');
  expect(said(FRENCH, 'fr', 'many', named('Piece.bridge'), 2)).toBe('2 à ponts de la Loire');
});

test('what has no term is called by its name, and gets no article by guess', () => {
  expect(german('loss', 'Piece.strange')).toBe('Verlust Piece.strange.');
  const messages = createMessages('de', [SENTENCES]);
  expect(messages.text('loss', { u: 'Läufer' })).toBe('Verlust Läufer.');
});

test('any word comes out as it was written, and is one of its forms', () => {
  const word = fc
    .string({ minLength: 1, maxLength: 12 })
    // A lone dash says that a word lacks a form.
    .filter((text) => text.trim() === text && text !== '-' && !/[\n\r]/.test(text));
  fc.assert(
    fc.property(word, fc.constantFrom('m', 'f', 'n', 'p'), (text, gender) => {
      const csv = `id,word,gender\nTown.a,"${text.replaceAll('"', '""')}",${gender}\n`;
      const messages = createMessages('en', wordingIn([{ path: 'l10n/terms.de.csv', text: csv }], 'de'), {}, 'de');
      const [term] = readTerms('l10n/terms.de.csv', csv).terms;
      expect(messages.text('Town.a.name')).toBe(text);
      expect(term && formsOf(term, 'de')).toContain(text);
    }),
  );
});
