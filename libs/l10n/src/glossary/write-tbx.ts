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

function section(term: Term, lang: string): string {
  const plural = grammarOf(lang).plural(term);
  const gender = GENDERS[term.gender];
  const notes = [
    ['partOfSpeech', term.bare ? 'properNoun' : 'noun'],
    ...(gender === undefined ? [] : [['grammaticalGender', gender]]),
    ...(term.gender === 'p' ? [['grammaticalNumber', 'plural']] : []),
    ['administrativeStatus', 'preferredTerm-admn-sts'],
  ] as const;
  return [
    `        <langSec xml:lang="${lang}">`,
    termSection(term.word, notes, term.note),
    ...(plural === undefined || plural === '-' || plural === term.word
      ? []
      : [
          termSection(plural, [
            ['termType', 'variant'],
            ['grammaticalNumber', 'plural'],
          ]),
        ]),
    ...term.also.map((word) => termSection(word, [['administrativeStatus', 'admittedTerm-admn-sts']])),
    ...term.never.map((word) => termSection(word, [['administrativeStatus', 'deprecatedTerm-admn-sts']])),
    '        </langSec>',
  ].join('\n');
}

const termSection = (word: string, notes: readonly (readonly string[])[], note = ''): string =>
  [
    '          <termSec>',
    `            <term>${xml(word)}</term>`,
    ...notes.map(([type = '', value = '']) => `            <termNote type="${type}">${value}</termNote>`),
    ...(note === '' ? [] : [`            <note>${xml(note)}</note>`]),
    '          </termSec>',
  ].join('\n');

const xml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
