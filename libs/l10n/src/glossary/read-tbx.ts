import { finding } from '@sandtable/diagnostics';
import { grammarOf, pathToId, type TermBase } from '@sandtable/messages';
import type { CsvCell } from '@sandtable/schema';
import type { Element } from '@xmldom/xmldom';
import { below, children, type ReadXml, readXml, textOf } from '../xml/read-xml.ts';
import type { WordRow, Words } from './read-glossary.ts';
import { GENDERS, PLURAL, PLURAL_ONLY, TBX_2, TBX_3, type TbxNames } from './tbx-words.ts';

type SpanOf = ReadXml['spanOf'];

/** Reads TBX of both versions: the words of each language but the source's, for the concepts that the source has. */
export function readTbx(file: string, text: string, source: TermBase): readonly Words[] {
  const { root, findings, spanOf } = readXml(file, text);
  if (root === undefined) return [{ lang: '', rows: [], findings }];
  const names = { tbx: TBX_3, martif: TBX_2 }[root.localName ?? ''];
  if (names === undefined)
    return [{ lang: '', rows: [], findings: [finding('l10n/xliff', spanOf(root), { what: 'tbx' })] }];
  const found = below(root, names.entry).flatMap((entry) => rowsOf(entry, source, names, spanOf));
  return [...Map.groupBy(found, ({ lang }) => lang)].map(([lang, rows]) => ({
    lang,
    rows: rows.map(({ row }) => row),
    findings: [],
  }));
}

function rowsOf(entry: Element, source: TermBase, names: TbxNames, spanOf: SpanOf) {
  const sections = children(entry, names.language);
  const id = idOf(entry, sections, source);
  return sections.flatMap((section) => {
    const lang = languageOf(section);
    const row = lang === source.lang ? undefined : rowOf(id, section, lang, spanOf);
    return row === undefined ? [] : [{ lang, row }];
  });
}

/** Tools may number concepts again; then the word of the source says which one is meant. */
function idOf(entry: Element, sections: readonly Element[], source: TermBase): string {
  const named = entry.getAttribute('id') ?? '';
  const own = source.terms.find(({ id }) => pathToId(id) === named);
  if (own !== undefined) return own.id;
  const said = sections
    .filter((one) => languageOf(one) === source.lang)
    .flatMap((one) => below(one, 'term').map(textOf));
  const meant = source.terms.filter(({ word }) => said.includes(word));
  return meant.length === 1 ? (meant[0]?.id ?? named) : named;
}

const languageOf = (section: Element): string =>
  (section.getAttribute('xml:lang') ?? section.getAttribute('lang') ?? '').replace('_', '-');

interface Said {
  readonly word: string;
  readonly status: string;
  readonly type: string;
  readonly gender: string;
  readonly notes: readonly string[];
}

/** A term with what is next to it, in whatever group. */
function saidIn(term: Element): Said {
  const group = term.parentNode as Element;
  const note = (type: string): string =>
    textOf(below(group, 'termNote').find((one) => one.getAttribute('type') === type));
  return {
    word: textOf(term),
    status: note('administrativeStatus') || note('normativeAuthorization'),
    type: note('termType'),
    gender: note('grammaticalGender'),
    notes: children(group, 'note').map(textOf),
  };
}

function rowOf(id: string, section: Element, lang: string, spanOf: SpanOf): WordRow | undefined {
  const all = below(section, 'term').map(saidIn);
  const never = all.filter(({ status }) => /^(?:deprecated|superseded)Term/.test(status));
  const plural = all.find(({ type, notes }) => type === 'variant' && notes.includes(PLURAL));
  const also = all.filter((one) => one.status.startsWith('admittedTerm'));
  const main = all.find((one) => ![...never, ...also, plural].includes(one));
  if (main === undefined || main.word === '') return undefined;
  const cell = (text: string): CsvCell => ({ text, quoted: true, span: spanOf(section) });
  const gender = genderOf(main);
  const others = [
    ['gender', gender],
    ['also', also.map(({ word }) => word).join('; ')],
    ['never', never.map(({ word }) => word).join('; ')],
    ['pl', plural === undefined || isMade(main.word, gender, plural.word, lang) ? '' : plural.word],
    ['note', main.notes.filter((note) => note !== PLURAL_ONLY).join(' ')],
  ] as const;
  // What the file says nothing of stays as it is.
  const given = others.filter(([, text]) => text !== '').map(([column, text]) => [column, cell(text)] as const);
  return { id: cell(id), word: cell(main.word), others: new Map(given) };
}

function genderOf({ gender, notes }: Said): string {
  if (notes.includes(PLURAL_ONLY)) return 'p';
  return Object.entries(GENDERS).find(([, name]) => name === gender)?.[0] ?? '';
}

/** A plural that the language makes by itself need not be written. */
const isMade = (word: string, gender: string, plural: string, lang: string): boolean =>
  grammarOf(lang).plural({ word, gender, bare: false, given: {} }) === plural;
