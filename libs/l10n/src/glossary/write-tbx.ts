import { grammarOf, pathToId, type Term, type TermBase } from '@sandtable/messages';

const GENDERS: Readonly<Record<string, string>> = { m: 'masculine', f: 'feminine', n: 'neuter' };

/** Term bases as TBX-Basic (ISO 30042:2019, elements with categories): a concept for each id, in the order of the first. */
export function writeTbx(bases: readonly TermBase[], title: string): string {
  const [first] = bases;
  const ids = [...new Set(bases.flatMap(({ terms }) => terms.map(({ id }) => id)))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<tbx type="TBX-Basic" style="dca" xml:lang="${first?.lang ?? ''}" xmlns="urn:iso:std:iso:30042:ed-2">
  <tbxHeader>
    <fileDesc>
      <titleStmt><title>${xml(title)}</title></titleStmt>
      <sourceDesc><p>${xml(bases.map(({ path }) => path).join(', '))}</p></sourceDesc>
    </fileDesc>
    <encodingDesc><p type="XCSURI">TBXXCS.xcs</p></encodingDesc>
  </tbxHeader>
  <text>
    <body>
${ids.map((id) => concept(id, bases)).join('\n')}
    </body>
  </text>
</tbx>
`;
}

const concept = (id: string, bases: readonly TermBase[]): string =>
  [
    `      <conceptEntry id="${pathToId(id)}">`,
    ...bases.flatMap(({ lang, terms }) => {
      const term = terms.find((one) => one.id === id);
      return term === undefined ? [] : [section(term, lang)];
    }),
    '      </conceptEntry>',
  ].join('\n');

/** The dialect knows neither proper nouns nor numbers, so that a word is a plural is a note. */
function section(term: Term, lang: string): string {
  const plural = grammarOf(lang).plural(term);
  const gender = GENDERS[term.gender];
  const notes = [
    ['partOfSpeech', 'noun'],
    ...(gender === undefined ? [] : [['grammaticalGender', gender]]),
    ['administrativeStatus', 'preferredTerm-admn-sts'],
  ] as const;
  const alone = [...(term.gender === 'p' ? ['plural only'] : []), ...(term.note === '' ? [] : [term.note])];
  return [
    `        <langSec xml:lang="${lang}">`,
    termSection(term.word, notes, alone),
    ...(plural === undefined || plural === '-' || plural === term.word
      ? []
      : [termSection(plural, [['termType', 'variant']], ['plural'])]),
    ...term.also.map((word) => termSection(word, [['administrativeStatus', 'admittedTerm-admn-sts']])),
    ...term.never.map((word) => termSection(word, [['administrativeStatus', 'deprecatedTerm-admn-sts']])),
    '        </langSec>',
  ].join('\n');
}

const termSection = (word: string, types: readonly (readonly string[])[], notes: readonly string[] = []): string =>
  [
    '          <termSec>',
    `            <term>${xml(word)}</term>`,
    ...types.map(([type = '', value = '']) => `            <termNote type="${type}">${value}</termNote>`),
    ...notes.map((note) => `            <note>${xml(note)}</note>`),
    '          </termSec>',
  ].join('\n');

const xml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
