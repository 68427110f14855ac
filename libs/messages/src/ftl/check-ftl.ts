import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { DEEPEST, near, type Span } from '@sandtable/text';
import { checkMessages, isMessages } from '../message-check.ts';
import { messagesIn } from '../messages.ts';
import type { TermBase } from '../terms/check-terms.ts';
import { forbiddenIn } from '../terms/term-use.ts';
import { acrossFiles } from './across-files.ts';
import { caseFindings } from './check-cases.ts';
import { choiceFindings } from './check-choices.ts';
import { cycles } from './cycles.ts';
import type { MessagePlaces } from './message-places.ts';
import { type Named, type Place, type ReadFtl, readFtl, type Said } from './read-ftl.ts';
import { tooLong } from './too-long.ts';

interface File {
  readonly path: string;
  readonly text: string;
}

const FUNCTIONS = ['NUMBER', 'DATETIME', 'TERM', 'GENUS'];

/** What is wrong with the messages of a ruleset; without `places` nothing is reported about what asks for them. */
export function checkFtl(
  files: readonly File[],
  places: MessagePlaces | undefined,
  bases: readonly TermBase[],
): readonly Diagnostic[] {
  const read = files
    .filter(({ path }) => isMessages(path))
    .map((file) => ({ ...file, ...readFtl(file.path, file.text) }));
  const all = read.flatMap(({ said }) => said);
  const known = knownIn(all);
  return [
    ...read.flatMap((file) => [...unreadable(file), ...forbidden(file, bases)]),
    ...all.flatMap((said) => [
      ...functionFindings(said),
      ...referenceFindings(said, known.get(said.lang) ?? new Set()),
      ...caseFindings(said, bases),
      ...choiceFindings(said, bases),
      ...(places === undefined ? [] : variableFindings(said, places)),
    ]),
    ...cycles(all),
    ...all.flatMap(limitFindings),
    ...tooLong(all, bases),
    ...acrossFiles(all, places, bases),
  ];
}

const at = ({ file }: Said, { start, end }: Place): Span => ({ file, start, end });

/** What our own reader tells well, and what only the parser sees. */
function unreadable({ path, text, junk, deep }: File & ReadFtl): readonly Diagnostic[] {
  const findings = checkMessages(path, text);
  const silent = junk.filter((place) => !findings.some(({ span }) => span.start < place.end && span.end > place.start));
  return [
    ...deep.map((place) => finding('text/too-deep', { file: path, ...place }, { limit: DEEPEST })),
    ...findings,
    ...silent.map(({ start, end }) => {
      const [head = ''] = /^-?[\w-]*/.exec(text.slice(start, end)) ?? [];
      return finding('text/message', { file: path, start, end: start + Math.max(1, head.length) }, { id: head });
    }),
  ];
}

function forbidden({ path, text, said }: File & ReadFtl, bases: readonly TermBase[]): readonly Diagnostic[] {
  const base = bases.find(({ lang }) => lang === said[0]?.lang);
  if (base === undefined) return [];
  return said.flatMap(({ named, end }) =>
    forbiddenIn(text.slice(named.end, end), base, (from, to) => ({
      file: path,
      start: named.end + from,
      end: named.end + to,
    })),
  );
}

const limitFindings = (said: Said): readonly Diagnostic[] =>
  said.maxAt === undefined || said.max !== undefined
    ? []
    : [finding('text/max', at(said, said.maxAt), { id: said.id })];

/** A name that leads nowhere, and the nearest that does. */
function strange(code: string, said: Said, place: Named, known: Iterable<string>, sign = ''): Diagnostic {
  const span = at(said, place);
  const like = near(place.name, known);
  const fields = { name: sign + place.name, id: said.id };
  if (like === undefined) return finding(code, span, fields);
  const edits = [{ span, text: sign + like }];
  const fix = { title: 'fix/replace', fields: { old: fields.name, new: sign + like }, edits };
  return finding(code, span, { ...fields, near: sign + like }, { fixes: [fix] });
}

const functionFindings = (said: Said): readonly Diagnostic[] =>
  said.functions
    .filter(({ name }) => !FUNCTIONS.includes(name))
    .map((place) => strange('text/function', said, place, FUNCTIONS));

/** What messages of a language may refer to. */
function knownIn(all: readonly Said[]): ReadonlyMap<string, ReadonlySet<string>> {
  const namesOf = ({ id, attributes }: Said): readonly string[] => [id, ...attributes.map((one) => `${id}.${one}`)];
  const byLanguage = Map.groupBy(all, ({ lang }) => lang);
  return new Map([...byLanguage].map(([lang, said]) => [lang, new Set(said.flatMap(namesOf))]));
}

const referenceFindings = (said: Said, known: ReadonlySet<string>): readonly Diagnostic[] =>
  said.references
    .filter(({ name }) => !known.has(name) && !messagesIn('en').has(name))
    .map((place) => strange('text/reference', said, place, known));

function variableFindings(said: Said, places: MessagePlaces): readonly Diagnostic[] {
  const given = places.given(said.id);
  if (given === undefined) return [];
  return said.variables
    .filter(({ name }) => !given.has(name))
    .map((place) => strange('text/variable', said, place, given, '$'));
}
