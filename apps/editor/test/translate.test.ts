import { compile } from '@sandtable/compiler';
import { readPo } from '@sandtable/l10n';
import { termBases } from '@sandtable/messages';
import { describe, expect, test } from 'vitest';
import { glossaryFor, namesTerm, termsNamed } from '../src/translate/glossary.ts';
import { ALL_TEXTS, authorsOf, type Look, nextUnfinished, shownOf } from '../src/translate/look.ts';
import { neighboursOf, rowAt, rowsOf } from '../src/translate/rows.ts';
import { mergedCatalogue, mergedWordsFor, translationPreview } from '../src/workers/translation-preview.ts';

const CHAPTER = 'text/de/1.md';
const rules = (limit: number): string =>
  `ruleset "cards" version "1.0.0" language 1\nconstant limit: 1..99 = ${limit}\nplay {}\n`;
const filesOf = (limit: number, po?: string) => [
  { path: 'a.sand', text: rules(limit) },
  {
    path: CHAPTER,
    text: '# Karten {#cards}\n\nBis zu {constant.limit} auf der Hand.\n\n- Eine\n- Noch eine\n\n## Ende {#end}\n\nSiehe [](#cards).\n',
  },
  ...(po === undefined ? [] : [{ path: 'l10n/en.po', text: po }]),
];
const modelOf = (limit: number) => {
  const { model, findings } = compile([{ path: 'a.sand', text: rules(limit) }]);
  if (model === undefined) throw new Error(JSON.stringify(findings));
  return model;
};
const begunPo = (): string => mergedCatalogue(modelOf(7), filesOf(7), 'l10n/en.po') ?? '';
const asked = { file: 'l10n/en.po', chapter: CHAPTER, pseudo: false };

describe('what stands beside a catalogue', () => {
  test('a language is begun with all texts, and what is current stays as it is', () => {
    const po = begunPo();
    expect(po).toContain('"Language: en\\n"');
    expect(readPo('l10n/en.po', po).entries.map(({ source }) => source)).toEqual([
      'Karten',
      'Bis zu {constant.limit} auf der Hand.',
      'Eine',
      'Noch eine',
      'Ende',
      'Siehe [](#cards).',
    ]);
    expect(mergedCatalogue(modelOf(7), filesOf(7, po), 'l10n/en.po')).toBe(po);
  });
  test('a catalogue with lines that cannot be read is not written anew', () => {
    expect(mergedCatalogue(modelOf(7), filesOf(7, `${begunPo()}\nmsgid "x\n`), 'l10n/en.po')).toBeUndefined();
  });
  test('the page has what is translated, with the values of the rules at hand, and texts that can be told apart', () => {
    const po = begunPo().replace(/(msgid "Bis zu .*"\nmsgstr )""/, '$1"Up to {constant.limit} in hand."');
    const { source, target, units, values, absent } = translationPreview(modelOf(9), {
      ...asked,
      files: filesOf(9, po),
    });
    expect(source).toContain('<span data-unit="1">Bis zu 9 auf der Hand.</span>');
    expect(target).toContain('<span data-unit="1">Up to 9 in hand.</span>');
    expect(target).toContain('<span data-unit="2">Eine</span>');
    expect(target).toContain('<span data-unit="5">Siehe <a href="#cards">Karten</a>.</span>');
    expect(units[1]).toBe('cards\u0004Bis zu {constant.limit} auf der Hand.');
    expect(values).toEqual({ 'constant.limit': '9', '#cards': 'Karten', '#end': 'Ende' });
    expect(absent).toBe(0);
  });
  test('names that a house rule changes are those of the page', () => {
    const files = [
      {
        path: 'a.sand',
        text: 'ruleset "x" version "1.0.0" language 1\nkind City { }\ntable City {\n  id\n  lyra\n}\nplay {}\n',
      },
      { path: CHAPTER, text: '# Karten {#cards}\n\nAlle nach {City.lyra}.\n' },
      { path: 'l10n/terms.de.csv', text: 'id,word,gender,article\nCity.lyra,Lyra,n,none\n' },
    ];
    const { model } = compile(files);
    if (model === undefined) throw new Error('the rules compile');
    const shown = (...wordings: { path: string; lang: string; text: string }[]) =>
      translationPreview(model, { ...asked, files }, wordings).source;
    expect(shown()).toContain('Alle nach Lyra.');
    expect(shown({ path: 'City.lyra.name', lang: 'de', text: 'Bree' })).toContain('Alle nach Bree.');
  });
  test('texts that the file does not have are counted; the test language needs no file', () => {
    const reported = translationPreview(modelOf(7), { ...asked, files: filesOf(7), pseudo: true });
    expect(reported.absent).toBe(6);
    expect(reported.target).toContain('⟦Bíš zú 7 áúf dér Háñd.');
  });
});

describe('messages and terms', () => {
  const rulesOf = `ruleset "cards" version "1.0.0" language 1
kind Side { }
table Side {
  id
  red
}
seats for Side { two { first {red} } }
procedure ask(s: Side) {
  let more = choose one of bool by s secret
}
play { ask(red) }
`;
  const files = [
    { path: 'a.sand', text: rulesOf },
    { path: 'l10n/messages.de.ftl', text: 'ask--more = Noch eine?\n' },
  ];
  const { model, findings } = compile([{ path: 'a.sand', text: rulesOf }]);
  const file = 'l10n/words.en.po';
  const merged = (some: typeof files) => {
    if (model === undefined) throw new Error(JSON.stringify(findings));
    return mergedWordsFor(model, some, file, 'en');
  };

  test('are begun with who is asked, and go into the game once they are translated', () => {
    const [begun, ...others] = merged(files).files;
    expect([begun?.path, others]).toEqual([file, []]);
    expect(begun?.text).toContain('#. asked of s (Side) · procedure/ask · secret\n');
    const po = begun?.text.replace('msgid "Noch eine?"\nmsgstr ""', 'msgid "Noch eine?"\nmsgstr "One more?"') ?? '';
    const translated = [...files, { path: file, text: po }];
    const preview = { file, chapter: 'l10n/messages.de.ftl', pseudo: false };
    expect(model && translationPreview(model, { ...preview, files: translated })).toMatchObject({
      absent: 1,
      source: '',
    });
    const { files: made, problems } = merged(translated);
    expect(problems).toEqual([]);
    expect(made.map(({ path }) => path).toSorted()).toEqual(['l10n/messages.en.ftl', 'l10n/reviewed.en.txt']);
    expect(made.find(({ path }) => path === 'l10n/messages.en.ftl')?.text).toBe('ask--more = One more?\n');
    const after = [...translated, ...made];
    expect(model && translationPreview(model, { ...preview, files: after }).absent).toBe(0);
  });

  test('that name an unknown value are reported and not taken', () => {
    const po = merged(files).files[0]?.text ?? '';
    const strange = po.replace('msgid "Noch eine?"\nmsgstr ""', 'msgid "Noch eine?"\nmsgstr "{ $nobody }?"');
    const { files: made, problems } = merged([...files, { path: file, text: strange }]);
    expect(problems).toEqual([expect.stringContaining('nobody')]);
    // What someone wrote stays where they wrote it.
    expect(made).toEqual([]);
  });
});

describe('the texts of a catalogue', () => {
  const po = [
    'msgid ""\nmsgstr ""\n"Language: en\\n"',
    '#: text/de/1.md:1\nmsgctxt "a"\nmsgid "Eins"\nmsgstr "One"',
    '#: text/de/1.md:2\n#, fuzzy\nmsgctxt "a"\nmsgid "Zwei"\nmsgstr "Two"',
    '# ask the author\n#: text/de/2.md:1\nmsgctxt "b"\nmsgid "Drei"\nmsgstr ""',
    '#~ msgid "Vier"\n#~ msgstr "Four"',
  ].join('\n\n');
  const file = 'l10n/en.po';
  const catalogue = readPo(file, po);
  const start = po.indexOf('msgstr "One"');
  const found = {
    code: 'l10n/style',
    severity: 'warning',
    file,
    start,
    end: start + 5,
    message: '',
    fixes: [],
  } as const;
  const stale = {
    ...found,
    code: 'l10n/stale',
    start: po.indexOf('msgstr "Two"'),
    end: po.indexOf('msgstr "Two"') + 5,
  };
  const rows = rowsOf(catalogue, file, [
    found,
    stale,
    { ...found, start: 0, end: 0 },
    { ...found, file: 'l10n/fr.po' },
  ]);
  const sources = (some: typeof rows) => some.map(({ entry }) => entry.source);

  test('say how far each is, and what was found in it', () => {
    expect(rows.map(({ chapter, standing, findings }) => [chapter, standing, findings.length])).toEqual([
      ['text/de/1.md', 'translated', 1],
      ['text/de/1.md', 'fuzzy', 0],
      ['text/de/2.md', 'missing', 0],
    ]);
  });
  test('are marked where a rule that their fragment explains has changed', () => {
    const text = '# Eins {#b}\nexplains: constant/limit\n\nZwei\n';
    const reported = { ...found, code: 'text/rule-changed', file: 'text/de/1.md', start: text.indexOf('constant') };
    const sources = [{ path: 'text/de/1.md', text }];
    const marked = rowsOf(catalogue, file, [reported], sources).filter(({ findings }) => findings.length > 0);
    const own = rows.filter(({ entry }) => entry.context === 'b');
    expect(own.length).toBeGreaterThan(0);
    expect(marked.map(({ key }) => key)).toEqual(own.map(({ key }) => key));
  });
  test('with plural forms count as missing, for they are not printed', () => {
    const forms = readPo(file, 'msgid "Karte"\nmsgid_plural "Karten"\nmsgstr[0] "card"\nmsgstr[1] "cards"\n');
    expect(rowsOf(forms, file, []).map(({ standing }) => standing)).toEqual(['missing']);
  });
  test('are filtered and searched; the one at hand stays', () => {
    const shown = (look: Partial<Look>, current?: string) =>
      sources(shownOf(rows, { ...ALL_TEXTS, ...look }, (source, term) => source.includes(term), current));
    expect(shown({ filter: 'missing' })).toEqual(['Drei']);
    expect(shown({ filter: 'fuzzy' })).toEqual(['Zwei']);
    expect(shown({ filter: 'translated' })).toEqual(['Eins']);
    expect(shown({ filter: 'withFindings' })).toEqual(['Eins']);
    expect(shown({ filter: 'withNotes' })).toEqual(['Drei']);
    expect(shown({ file: 'text/de/1.md' })).toEqual(['Eins', 'Zwei']);
    expect(shown({ term: 'ei' })).toEqual(['Zwei', 'Drei']);
    const signed = rows.map((row, i) => ({
      ...row,
      entry: { ...row.entry, notes: i === 2 ? [] : [`Translator: ${i === 0 ? 'Grace' : 'Ada'}`] },
    }));
    expect(authorsOf(signed)).toEqual(['Ada', 'Grace']);
    const by = (author: string) => sources(shownOf(signed, { ...ALL_TEXTS, author }, () => true));
    expect([by('Grace'), by(''), by('Nobody')]).toEqual([['Eins'], ['Eins', 'Zwei', 'Drei'], []]);
    expect(shownOf(signed, { ...ALL_TEXTS, filter: 'withNotes' }, () => true)).toEqual([]);
    expect(shown({ sought: { text: ' tWo', isPattern: false } })).toEqual(['Zwei']);
    expect(shown({ sought: { text: '^[ED]', isPattern: true } })).toEqual(['Eins', 'Drei']);
    expect(shown({ sought: { text: 'ask the', isPattern: false } })).toEqual(['Drei']);
    expect(shown({ filter: 'missing' }, rows[0]?.key)).toEqual(['Eins', 'Drei']);
  });
  test('an expression that is broken hides nothing', () => {
    expect(shownOf(rows, { ...ALL_TEXTS, sought: { text: '(', isPattern: true } }, () => true)).toHaveLength(3);
  });
  test('what is still to be done comes next, from the last one on at the first', () => {
    const [one, two, three] = rows;
    expect(nextUnfinished(rows, one?.key)).toBe(two);
    expect(nextUnfinished(rows, two?.key)).toBe(three);
    expect(nextUnfinished(rows, three?.key)).toBe(two);
    expect(nextUnfinished(rows.slice(0, 2), two?.key)).toBeUndefined();
  });
  test('have neighbours in their fragment only, and are found by place', () => {
    const [one, two, three] = rows;
    if (!one || !two || !three) throw new Error('three texts');
    expect(neighboursOf(rows, one)).toEqual({ after: two });
    expect(neighboursOf(rows, two)).toEqual({ before: one });
    expect(neighboursOf(rows, three)).toEqual({});
    expect(rowAt(rows, start)).toBe(one);
    expect(rowAt(rows, 3)).toBeUndefined();
  });
});

test('the terms of a text stand beside it, in whatever form they are in the source', () => {
  const bases = termBases([
    {
      path: 'l10n/terms.de.csv',
      text: 'id,word,gender,pl,note\nkind/City,Stadt,f,Städte,Ein Ort\nkind/Front,Front,f,Fronten,\nconcept/die,Würfel,m,,\n',
    },
    { path: 'l10n/terms.en.csv', text: 'id,word,never\nkind/City,city,town\n' },
  ]);
  expect(glossaryFor('Drei Städte an [der Linie](kind/Front), ein Würfelwurf.', bases, 'en')).toEqual([
    { id: 'kind/City', word: 'Stadt', target: 'city', note: 'Ein Ort', never: ['town'] },
    { id: 'kind/Front', word: 'Front', target: undefined, note: '', never: [] },
  ]);
  expect(namesTerm('Drei Städte', 'kind/City', bases)).toBe(true);
  expect(namesTerm('Drei Städte', 'kind/Front', bases)).toBe(false);
  expect(namesTerm('Drei Städte', 'kind/Gone', bases)).toBe(false);
  expect(termsNamed(['Ein Würfel', 'Drei Städte'], bases).map(({ word }) => word)).toEqual(['Stadt', 'Würfel']);
});
