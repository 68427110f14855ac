import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMessages, formsOf, isTermIn, type Named, readTerms, termsFtl, wordingIn } from '../src/index.ts';

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
Side.eastToo,Alliierte (zweiter Partner),p,,,,,,,,
Side.peopleToo,Leute (zweiter Partner),p,,,,,,,,
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

test('what stands in brackets behind a German name isn’t inflected with it, nor taken for its noun', () => {
  expect(german('loss', 'Side.eastToo')).toBe('Verlust der Alliierten (zweiter Partner).');
  expect(german('with', 'Side.eastToo')).toBe('mit den Alliierten (zweiter Partner)');
  expect(german('loss', 'Side.peopleToo')).toBe('Verlust der Leute (zweiter Partner).');
  expect(german('with', 'Side.peopleToo')).toBe('mit den Leuten (zweiter Partner)');
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
  expect(said(GERMAN, 'de', 'loss', [piece, named('Piece.reserve')])).toBe(
    'Verlust des Läufers (Osten) und der Reserve.',
  );
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

const POLISH = `id,word,gender,article,gen,dat,acc,ins,loc,voc,pl,pl-gen,pl-ins,pl-loc
Piece.army,armia,f,,armii,,armię,armią,armii,,armie,armii,armiami,armiach
Piece.people,Niemcy,p,,Niemców,,Niemców,Niemcami,Niemczech,,,,,
`;
const POLISH_SENTENCES = `
counted = { $n } { TERM($u, $n) }
without = bez { $n } { TERM($u, $n, case: "gen") }
led = z { $n } { TERM($u, $n, case: "ins") }
attack = atak { TERM($u, case: "gen") }
at = w { TERM($u, case: "loc") }
in-all = we wszystkich { TERM($u, case: "loc", number: "pl") }
call = { TERM($u, case: "voc") }!
`;
const polish = (id: string, path: string, n = 1): string =>
  createMessages('en', [termsFtl('l10n/terms.pl.csv', POLISH), POLISH_SENTENCES], {}, 'pl').text(id, {
    u: named(path),
    n,
  });

test('a language has the cases and numbers that its term base has', () => {
  expect([1, 2, 5, 22].map((n) => polish('counted', 'Piece.army', n))).toEqual([
    '1 armia',
    '2 armie',
    '5 armii',
    '22 armie',
  ]);
  expect([1, 2, 5].map((n) => polish('without', 'Piece.army', n))).toEqual([
    'bez 1 armii',
    'bez 2 armii',
    'bez 5 armii',
  ]);
  expect([1, 2, 5].map((n) => polish('led', 'Piece.army', n))).toEqual(['z 1 armią', 'z 2 armiami', 'z 5 armiami']);
  expect(polish('attack', 'Piece.people')).toBe('atak Niemców');
  expect(polish('at', 'Piece.army')).toBe('w armii');
  expect(polish('in-all', 'Piece.army')).toBe('we wszystkich armiach');
  expect(polish('in-all', 'Piece.people')).toBe('we wszystkich Niemczech');
  expect(polish('call', 'Piece.army')).toBe('armia!');
});

test.each([
  ['few', true],
  ['many-gen', true],
  ['loc', true],
  ['pl-abl', true],
  ['xyz', true],
  ['gne', false],
  ['nte', false],
  ['genitive', false],
  ['pl-', false],
])('a column %s of a term base: %s', (column, taken) => {
  const { findings } = readTerms('l10n/terms.cs.csv', `id,word,${column}\nPiece.army,armáda,armády\n`);
  expect(findings.map(({ code }) => code)).toEqual(taken ? [] : ['term/column']);
});

test('words that count may be written for each number', () => {
  const terms = 'id,word,two,few,many\nPiece.army,جيش,جيشان,جيوش,جيشًا\n';
  const arabic = createMessages('en', [termsFtl('l10n/terms.ar.csv', terms), 'counted = { TERM($u, $n) }'], {}, 'ar');
  const counted = [1, 2, 3, 11].map((n) => arabic.text('counted', { u: named('Piece.army'), n }));
  expect(counted).toEqual(['جيش', 'جيشان', 'جيوش', 'جيشًا']);
});

const TERM = { word: 'rozstawienie wojsk', gender: 'n', bare: false, given: {}, also: [] };

test.each([
  ['W rozstawieniu wojsk', true],
  ['po rozstawień wojsk', true],
  ['W ustawieniu wojsk', false],
  ['rozstawienie', false],
])('“%s” says a term whose forms nobody wrote down: %s', (words, said) => {
  expect(isTermIn(TERM, 'pl', words)).toBe(said);
  expect(isTermIn(TERM, 'de', words)).toBe(false);
});
