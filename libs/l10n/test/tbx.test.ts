import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { termBases } from '@sandtable/messages';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { readTbx } from '../src/exchange.ts';
import { takeGlossary, writeTbx, writeTbx2 } from '../src/index.ts';

/**
 * What ISO 30042:2019 and its public dialect TBX-Basic allow in the style with categories as attributes: which elements
 * stand in which, in which order, with which attributes, and which values the categories have.
 */
const NAMESPACE = 'urn:iso:std:iso:30042:ed-2';
const AUX = '(?:descrip|descripGrp|admin|adminGrp|transacGrp|note|ref|xref) ';
const CONTENT: Readonly<Record<string, RegExp>> = {
  tbx: /^tbxHeader text $/,
  tbxHeader: /^fileDesc (encodingDesc )?(revisionDesc )?$/,
  fileDesc: /^(titleStmt )?(publicationStmt )?(sourceDesc )+$/,
  titleStmt: /^title (note )*$/,
  title: /^$/,
  sourceDesc: /^(p )+$/,
  encodingDesc: /^(p )+$/,
  p: /^$/,
  text: /^body (back )?$/,
  body: /^(conceptEntry )+$/,
  conceptEntry: new RegExp(`^(?:${AUX})*(?:langSec )+$`),
  langSec: new RegExp(`^(?:${AUX})*(?:termSec )+$`),
  termSec: new RegExp(`^term (?:termNote |termNoteGrp )*(?:${AUX})*$`),
  term: /^$/,
  termNote: /^$/,
  note: /^$/,
};
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  tbx: ['style', 'type', 'xml:lang', 'xmlns'],
  langSec: ['xml:lang'],
  termNote: ['type'],
};
const ALLOWED: Readonly<Record<string, readonly string[]>> = { ...NEEDED, p: ['type'], conceptEntry: ['id'] };
const VALUES: Readonly<Record<string, RegExp>> = {
  administrativeStatus: /^(?:admitted|deprecated|superseded|preferred)Term-admn-sts$/,
  grammaticalGender: /^(?:masculine|feminine|neuter|other)$/,
  partOfSpeech: /^(?:adjective|noun|other|verb|adverb)$/,
  termType: /^(?:fullForm|acronym|abbreviation|shortForm|variant|phrase)$/,
  geographicalUsage: /./,
  termLocation: /./,
};

function problemsIn(text: string): readonly string[] {
  const root = new DOMParser({ onError: (_, message) => expect.fail(message) }).parseFromString(text, 'text/xml');
  const top = root.documentElement;
  if (top === null) return ['no element'];
  const all = [top, ...top.getElementsByTagName('*')];
  const ids = all.flatMap((one) => one.getAttribute('id') ?? []);
  return [
    ...all.flatMap(problemsOf),
    ...ids.filter((id, i) => ids.indexOf(id) < i || !/^[A-Za-z_][\w.-]*$/.test(id)).map((id) => `id ${id}`),
    ...(top.getAttribute('style') === 'dca' && top.getAttribute('type') === 'TBX-Basic' ? [] : ['dialect']),
  ];
}

function problemsOf(element: Element): readonly string[] {
  const { tagName, namespaceURI } = element;
  const children = [...element.childNodes].filter((node) => node.nodeType === 1).map((node) => `${node.nodeName} `);
  const names = [...element.attributes].map(({ name }) => name);
  const type = element.getAttribute('type') ?? '';
  return [
    ...(namespaceURI === NAMESPACE ? [] : [`${tagName} is of ${namespaceURI}`]),
    ...(CONTENT[tagName]?.test(children.join('')) ? [] : [`${tagName} holds ${children.join('')}`]),
    ...(NEEDED[tagName] ?? []).filter((name) => !names.includes(name)).map((name) => `${tagName} lacks ${name}`),
    ...names.filter((name) => !ALLOWED[tagName]?.includes(name)).map((name) => `${tagName} has ${name}`),
    ...(tagName === 'termNote' && !VALUES[type]?.test(element.textContent ?? '')
      ? [`${type} is ${element.textContent}`]
      : []),
  ];
}

const rulesets = join(import.meta.dirname, '../../../rulesets');
const withTerms = readdirSync(rulesets).filter((name) => existsSync(join(rulesets, name, 'l10n/terms.de.csv')));
const basesOf = (name: string) =>
  termBases(
    readdirSync(join(rulesets, name, 'l10n')).map((file) => ({
      path: `l10n/${file}`,
      text: readFileSync(join(rulesets, name, 'l10n', file), 'utf8'),
    })),
  );

test.each(withTerms)('the glossary of %s is what the standard allows', (name) => {
  expect(problemsIn(writeTbx(basesOf(name), name))).toEqual([]);
});

test('what it does not allow is seen', () => {
  const [base] = termBases([
    { path: 'l10n/terms.de.csv', text: 'id,word,gender,pl,note\nconcept/a,Ähre,f,Ähren,Korn\n' },
  ]);
  const text = writeTbx(base ? [base] : [], 'x');
  expect(problemsIn(text)).toEqual([]);
  const broken = (from: string | RegExp, to: string) => problemsIn(text.replace(from, to));
  expect(broken('>noun<', '>properNoun<')).toEqual(['partOfSpeech is properNoun']);
  expect(broken(/<termNote.*partOfSpeech.*/, '')).toEqual([]);
  expect(broken('"partOfSpeech"', '"grammaticalNumber"')).toEqual(['grammaticalNumber is noun']);
  expect(broken(' xml:lang="de">\n          <', '>\n          <')).toEqual(['langSec lacks xml:lang']);
  expect(broken(/(<term>.*<\/term>)\s*(<termNote.*)/, '$2$1')).toHaveLength(1);
  expect(broken('ed-2', 'ed-3').length).toBeGreaterThan(1);
});

const DE = 'id,word,gender,pl,note,never\nCity.lyra,Lyra,n,-,,\nconcept/hand,Hand,f,Hände,Alle & jede,Faust\n';
const FR =
  'id,word,gender,pl,also,note,never\nCity.lyra,Lyre,f,,,,\nconcept/hand,ciseaux,p,,pince;outil,Un outil,main; poing\n';
const textOf = (lang: string): string | undefined => (lang === 'fr' ? FR : undefined);
const [de, fr] = termBases([
  { path: 'l10n/terms.de.csv', text: DE },
  { path: 'l10n/terms.fr.csv', text: FR },
]);
if (de === undefined || fr === undefined) throw new Error('term bases are read');
const taken = (text: string) => readTbx('g.tbx', text, de).map((words) => takeGlossary(words, de, textOf));

test.each([
  ['the third', writeTbx],
  ['the second', writeTbx2],
] as const)('TBX of %s version comes back as it went, and brings what others changed', (_, write) => {
  const text = write([de, fr], 'sample & more');
  expect(write([de, fr], 'sample & more')).toBe(text);
  expect(taken(text)).toMatchObject([{ lang: 'fr', text: FR, changed: 0, added: 0, findings: [] }]);
  const changed = text
    .replaceAll(/ id="[^"]*"/g, '')
    .replace('<term>Lyre</term>', '<term>Lyra</term>')
    .replace('<term>poing</term>', '<term>doigt</term>')
    .replaceAll('xml:lang="fr"', 'xml:lang="it"');
  expect(taken(changed)).toMatchObject([{ lang: 'it', changed: 0, added: 2, findings: [] }]);
  expect(taken(changed)[0]?.text).toContain('concept/hand,ciseaux,p,,,,,,,,,pince; outil,Un outil,main; doigt\n');
});

test('what is no TBX is one finding', () => {
  expect(readTbx('g.tbx', '<tmx/>', de)).toMatchObject([{ lang: '', findings: [{ fields: { what: 'tbx' } }] }]);
});
