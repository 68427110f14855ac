import { grammarOf, pathToId, type Term, type TermBase } from '@sandtable/messages';
import { xml } from '../xml/write-xml.ts';
import { GENDERS, PLURAL, PLURAL_ONLY, TBX_2, TBX_3, type TbxNames } from './tbx-words.ts';

/** Term bases as TBX-Basic (ISO 30042:2019, elements with categories): a concept for each id, in the order of the first. */
export const writeTbx = (bases: readonly TermBase[], title: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<tbx type="TBX-Basic" style="dca" xml:lang="${bases[0]?.lang ?? ''}" xmlns="urn:iso:std:iso:30042:ed-2">
  <tbxHeader>
${description(bases, title, 'TBXXCS.xcs')}
  </tbxHeader>
${body(bases, TBX_3)}
</tbx>
`;

/** The same as TBX-Basic of the second version (ISO 30042:2008), which more tools read. */
export const writeTbx2 = (bases: readonly TermBase[], title: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">
<martif type="TBX-Basic" xml:lang="${bases[0]?.lang ?? ''}">
  <martifHeader>
${description(bases, title, 'TBXBasicXCSV02.xcs')}
  </martifHeader>
${body(bases, TBX_2)}
</martif>
`;

const description = (bases: readonly TermBase[], title: string, categories: string): string =>
  `    <fileDesc>
      <titleStmt><title>${xml(title)}</title></titleStmt>
      <sourceDesc><p>${xml(bases.map(({ path }) => path).join(', '))}</p></sourceDesc>
    </fileDesc>
    <encodingDesc><p type="XCSURI">${categories}</p></encodingDesc>`;

function body(bases: readonly TermBase[], names: TbxNames): string {
  const ids = [...new Set(bases.flatMap(({ terms }) => terms.map(({ id }) => id)))];
  return `  <text>
    <body>
${ids.map((id) => concept(id, bases, names)).join('\n')}
    </body>
  </text>`;
}

const concept = (id: string, bases: readonly TermBase[], names: TbxNames): string =>
  [
    `      <${names.entry} id="${pathToId(id)}">`,
    ...bases.flatMap(({ lang, terms }) => {
      const term = terms.find((one) => one.id === id);
      return term === undefined ? [] : [section(term, lang, names)];
    }),
    `      </${names.entry}>`,
  ].join('\n');

/** The dialect knows neither proper nouns nor numbers, so that a word is a plural is a note. */
function section(term: Term, lang: string, names: TbxNames): string {
  const termSection = termIn(names);
  const plural = grammarOf(lang).plural(term);
  const gender = GENDERS[term.gender];
  const notes = [
    ['partOfSpeech', 'noun'],
    ...(gender === undefined ? [] : [['grammaticalGender', gender]]),
    ['administrativeStatus', 'preferredTerm-admn-sts'],
  ] as const;
  const alone = [...(term.gender === 'p' ? [PLURAL_ONLY] : []), ...(term.note === '' ? [] : [term.note])];
  return [
    `        <${names.language} xml:lang="${lang}">`,
    termSection(term.word, notes, alone),
    ...(plural === undefined || plural === '-' || plural === term.word
      ? []
      : [termSection(plural, [['termType', 'variant']], [PLURAL])]),
    ...term.also.map((word) => termSection(word, [['administrativeStatus', 'admittedTerm-admn-sts']])),
    ...term.never.map((word) => termSection(word, [['administrativeStatus', 'deprecatedTerm-admn-sts']])),
    `        </${names.language}>`,
  ].join('\n');
}

const termIn =
  ({ term }: TbxNames) =>
  (word: string, types: readonly (readonly string[])[], notes: readonly string[] = []): string =>
    [
      `          <${term}>`,
      `            <term>${xml(word)}</term>`,
      ...types.map(([type = '', value = '']) => `            <termNote type="${type}">${value}</termNote>`),
      ...notes.map((note) => `            <note>${xml(note)}</note>`),
      `          </${term}>`,
    ].join('\n');
