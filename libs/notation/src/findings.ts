import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { near } from '@sandtable/text';
import { alikeFindings } from './alike.ts';
import { typeAlong, typeOfKind } from './along.ts';
import { type Entry, type Param, type Part, partsIn, type Spelling } from './pattern.ts';
import { type PatternFile, patternFiles, type TextFile } from './pattern-file.ts';
import { fieldsOf, type Info, partsAt, type Slot, unwritten } from './shape.ts';
import { keysOf, resultOf, type Subject, subjectOf } from './subject.ts';
import { tokensOf } from './tokens.ts';

/** What is wrong with the patterns of a ruleset, at their places in the files. */
export function patternFindings(files: readonly TextFile[], info: Info): readonly Diagnostic[] {
  const notations = info.notations ?? [];
  const read = new Map(notations.map(({ file }) => [file, patternFiles(files, file)]));
  const all = [...read.values()].flat();
  return [
    ...notations.flatMap(({ file, place }) =>
      (read.get(file) ?? []).length > 0 ? [] : [finding('notation/no-file', place, { file })],
    ),
    ...all.flatMap((file) => findingsIn(info, file)),
    ...notations.flatMap(({ type, file }) => (read.get(file) ?? []).flatMap((one) => missing(info, one, type))),
    ...alikeFindings(info, all),
  ];
}

const findingsIn = (info: Info, { entries, wrong }: PatternFile): readonly Diagnostic[] => [
  ...wrong.map(({ code, span, fields }) => finding(code, span, fields)),
  ...entries.flatMap((entry, i) => {
    const first = entries.slice(0, i).find(({ key, result }) => key === entry.key && result === entry.result);
    const labels = first ? [{ span: first.keySpan, code: 'first', fields: { name: entry.key } }] : [];
    const twice = first ? [finding('name/duplicate', entry.keySpan, { name: entry.key }, { labels })] : [];
    return [...twice, ...entryFindings(info, entry)];
  }),
];

function entryFindings(info: Info, entry: Entry): readonly Diagnostic[] {
  const { key, keySpan, spellings, result } = entry;
  const subject = result ? resultOf(info, key) : subjectOf(info, key);
  if (subject === undefined) {
    const like = near(key, keysOf(info)) ?? '';
    const edits = [{ span: keySpan, text: like }];
    const fixes = like === '' ? [] : [{ title: 'fix/replace', fields: { old: key, new: like }, edits }];
    return [finding('notation/unknown', keySpan, { name: key, near: like }, { fixes })];
  }
  return spellings.flatMap((spelling) => {
    if (isEmpty(spelling)) return [finding('notation/empty', entry.span, { name: key })];
    const wrong = partsIn(spelling).flatMap((part) => partFindings(info, subject, part));
    // What is missing is missing because of a misspelled name.
    return wrong.length > 0 ? wrong : unset(info, subject, spelling);
  });
}

/** Whether nothing at all could be read as it. */
const isEmpty = ({ parts }: Spelling): boolean =>
  parts.every((part) => part.p === 'section' || (part.p === 'text' && tokensOf(part.text).length === 0));

function partFindings(info: Info, { slots }: Subject, part: Part): readonly Diagnostic[] {
  if (part.p === 'text') return [];
  if (part.p === 'section') {
    const flags = slots.filter(({ type }) => info.types[type]?.t === 'bool').map(({ name }) => name);
    return part.flag && !flags.includes(part.flag.name) ? [unknownName(part.flag, flags)] : [];
  }
  const slot = slots.find(({ name }) => name === part.name);
  // The parser has already reported what it couldn't read.
  if (part.name === '') return [];
  if (slot === undefined)
    return [
      unknownName(
        part,
        slots.map(({ name }) => name),
      ),
    ];
  return [...viaFindings(info, part, slot), ...aboutFindings(info, part, slot)];
}

function unknownName({ name, span }: Pick<Param, 'name' | 'span'>, known: readonly string[]): Diagnostic {
  return finding('notation/parameter', span, { name, near: near(name, known) ?? '' });
}

/** The path must lead from a kind to values of the parameter. */
function viaFindings(info: Info, { via, span }: Param, { type }: Slot): readonly Diagnostic[] {
  if (via === undefined) return [];
  const [name = '', ...path] = via;
  const kind = info.kinds.findIndex((one) => one.name === name);
  const leads = kind >= 0 && typeAlong(info, typeOfKind(info, kind), path) === type;
  return leads ? [] : [unknownName({ name: via.join('.'), span }, [])];
}

function aboutFindings(info: Info, { about, span }: Param, { type }: Slot): readonly Diagnostic[] {
  if (about === undefined || typeAlong(info, type, [about]) !== undefined) return [];
  const known = info.types[type];
  const fields = known?.t === 'kind' ? fieldsOf(info, known.kind).map(({ name }) => name) : [];
  return [unknownName({ name: about, span }, fields)];
}

/** Parts of a value that a reading could be without, though they have to be known. */
function unset(info: Info, subject: Subject, spelling: Spelling): readonly Diagnostic[] {
  if (subject.s !== 'tag' && subject.s !== 'question') return [];
  const written = new Set(spelling.parts.flatMap((part) => (part.p === 'param' ? [part.name] : [])));
  return subject.slots
    .filter(({ name, type, context }) => !context && !written.has(name) && unwritten(info, type) === undefined)
    .map(({ name }) => finding('notation/unset', spelling.span, { name }));
}

/** Every alternative of a type that is written as text needs a pattern in each language that has any. */
function missing(info: Info, { path, entries, lang }: PatternFile, type: number): readonly Diagnostic[] {
  // A misspelled key has already been reported.
  const known = new Set(entries.map(({ key }) => (subjectOf(info, key) ? key : near(key, keysOf(info)))));
  return partsAt(info, type).flatMap((part) => {
    if (part.p !== 'tag') return [];
    const key = `${part.of}.${part.name}`;
    if (known.has(key) || (part.of === part.name && known.has(part.name))) return [];
    return [finding('notation/missing', { file: path, start: 0, end: 0 }, { name: key, lang })];
  });
}
