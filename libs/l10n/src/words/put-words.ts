import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { termBases } from '@sandtable/messages';
import { applyEdits, type TextEdit } from '@sandtable/text';
import type { WordRow } from '../glossary/read-glossary.ts';
import { takeGlossary } from '../glossary/take-glossary.ts';
import type { Returned } from '../returned.ts';
import { type Case, patternIn, patternOf, variablesIn } from './cases.ts';
import type { File } from './read-messages.ts';
import type { Sentence, WordText } from './word-texts.ts';

const SOURCE = 'de';

export interface PutWords {
  /** Files that are others now. */
  readonly files: readonly File[];
  readonly taken: number;
  readonly refused: number;
  /** The contexts of texts that were refused. */
  readonly refusedTexts: ReadonlySet<string>;
  readonly findings: readonly Diagnostic[];
}

/**
 * Writes words that came back into the files of their language: messages into those beside the source's, terms into the
 * term base. A text that Fluent cannot read, or that names what its message is not given, is reported and not taken.
 */
export function putWords(
  files: readonly File[],
  lang: string,
  words: readonly WordText[],
  texts: readonly Returned[],
): PutWords {
  const back = new Map(texts.map((one) => [`${one.context}\u0004${one.source}`, one] as const));
  const came = (one: Sentence): Returned | undefined => back.get(`${one.context}\u0004${one.source}`);
  const known = new Set(words.flatMap(({ sentences }) => sentences.map((one) => `${one.context}\u0004${one.source}`)));
  const strangers = texts.filter((one) => !known.has(`${one.context}\u0004${one.source}`));
  const findings: Diagnostic[] = strangers.map(({ context = '', span }) =>
    finding('l10n/unknown-text', span, { fragment: context, known: 'true' }, { severity: 'warning' }),
  );
  const changed = words
    .map((word) => ({ word, fresh: word.sentences.filter((one) => differs(one, came(one))) }))
    .filter(({ fresh }) => fresh.length > 0);
  const accepted = changed.map(({ word, fresh }) => {
    const problems = fresh.flatMap((one) => problemsOf(word, one, came(one)));
    findings.push(...problems);
    const sentences = word.sentences.map((one) => ({ ...one, text: came(one)?.target ?? one.text }));
    return {
      word,
      sentences,
      fresh: problems.length > 0 ? [] : fresh,
      refused: problems.length > 0 ? fresh.length : 0,
      refusedTexts: problems.length > 0 ? fresh.map(({ context }) => context) : [],
    };
  });
  const good = accepted.filter(({ fresh }) => fresh.length > 0);
  const written = new Map<string, string>();
  putMessages(
    files,
    lang,
    good.filter(({ word }) => word.message !== undefined),
    written,
  );
  const terms = good.filter(({ word }) => word.term !== undefined);
  if (terms.length > 0) findings.push(...putTerms(files, lang, terms, (one) => came(one), written));
  return {
    files: [...written].map(([path, text]) => ({ path, text })),
    taken: texts.length - strangers.length - accepted.reduce((sum, { refused }) => sum + refused, 0),
    refused: accepted.reduce((sum, { refused }) => sum + refused, 0),
    refusedTexts: new Set(accepted.flatMap(({ refusedTexts }) => refusedTexts)),
    findings,
  };
}

const differs = ({ text }: Sentence, one: Returned | undefined): boolean => one !== undefined && one.target !== text;

function problemsOf(word: WordText, { source }: Sentence, one: Returned | undefined): readonly Diagnostic[] {
  if (one === undefined || word.message === undefined) return [];
  if (patternIn(one.target) === undefined) return [finding('text/message', one.span, { id: word.message.source.id })];
  const given = [source, word.written].flatMap(variablesIn);
  const strange = variablesIn(one.target).filter((name) => !given.includes(name));
  return strange.map((name) => finding('l10n/invented', one.span, { what: 'value', name }));
}

interface Put {
  readonly word: WordText;
  readonly sentences: readonly Sentence[];
}

function putMessages(files: readonly File[], lang: string, all: readonly Put[], written: Map<string, string>): void {
  const textOf = (path: string): string => written.get(path) ?? files.find((one) => one.path === path)?.text ?? '';
  const edits = all.flatMap(editOf);
  for (const [path, own] of Map.groupBy(edits, ({ span }) => span.file))
    written.set(path, applyEdits(textOf(path), own));
  const fresh = all.filter(({ word }) => word.message?.own === undefined && word.message?.host === undefined);
  const whole = new Set(
    fresh.flatMap(({ word }) => (word.message?.source.attribute === '' ? [word.message.source.id] : [])),
  );
  // An attribute whose message nobody has said yet waits for it.
  const complete = fresh.filter(({ word }) => whole.has(word.message?.source.id ?? ''));
  for (const [from, own] of Map.groupBy(complete, ({ word }) => word.message?.source.path ?? '')) {
    const path = pathIn(from, lang);
    const text = textOf(path);
    const more = own.map(messageText).join('');
    written.set(path, text === '' || text.endsWith('\n') ? text + more : `${text}\n${more}`);
  }
}

/** What becomes of a message that is there, or of one that gets an attribute. */
function editOf({ word, sentences }: Put): readonly TextEdit[] {
  const { own, host, source } = word.message ?? {};
  if (own !== undefined) {
    const span = { file: own.path, start: own.start, end: own.end };
    return [{ span, text: patternOf(spoken(sentences), own.attribute === '' ? '    ' : '        ') }];
  }
  if (host === undefined) return [];
  const span = { file: host.path, start: host.messageEnd, end: host.messageEnd };
  return [{ span, text: `\n    .${source?.attribute} = ${patternOf(spoken(sentences), '        ')}` }];
}

/** An attribute stands below its message, which the source has right before it. */
function messageText({ word, sentences }: Put): string {
  const { id = '', attribute = '' } = word.message?.source ?? {};
  if (attribute !== '') return `    .${attribute} = ${patternOf(spoken(sentences), '        ')}\n`;
  return `${id} = ${patternOf(spoken(sentences), '    ')}\n`;
}

/** What nobody has translated yet is left out; what was written last holds for it. */
function spoken(sentences: readonly Sentence[]): readonly Case[] {
  const said = sentences.filter(({ text }) => text !== '');
  return said.length === sentences.length ? said : withDefaults(said, 0);
}

function withDefaults(cases: readonly Case[], depth: number): readonly Case[] {
  if (cases.every(({ chosen }) => chosen.length <= depth)) return cases;
  const groups = [...Map.groupBy(cases, ({ chosen }) => chosen[depth]?.key ?? '').values()];
  const star = groups.find((own) => own[0]?.chosen[depth]?.isDefault) ?? groups.at(-1);
  return groups.flatMap((own) =>
    withDefaults(own, depth + 1).map((one) => ({
      ...one,
      chosen: one.chosen.map((choice, i) => (i === depth ? { ...choice, isDefault: own === star } : choice)),
    })),
  );
}

/** The file of another language beside that of the source. */
const pathIn = (path: string, lang: string): string =>
  path.replace(new RegExp(`(^|[./])${SOURCE}(?=[./][^/]*$|\\/)`), `$1${lang}`);

function putTerms(
  files: readonly File[],
  lang: string,
  all: readonly Put[],
  came: (one: Sentence) => Returned | undefined,
  written: Map<string, string>,
): readonly Diagnostic[] {
  const source = termBases(files).find((base) => base.lang === SOURCE);
  if (source === undefined) return [];
  const own = new Map(
    termBases(files)
      .find((base) => base.lang === lang)
      ?.terms.map((term) => [term.id, term.word] as const),
  );
  const byId = Map.groupBy(all, ({ word }) => word.term?.id ?? '');
  const rows = [...byId].flatMap(([id, puts]): WordRow[] => {
    const cell = (text: string) => {
      const [first] = puts.flatMap(({ sentences }) => sentences.flatMap((one) => came(one) ?? []));
      return { text, quoted: true, span: first?.span ?? { file: '', start: 0, end: 0 } };
    };
    const said = (column: string): string | undefined =>
      puts.find(({ word }) => word.term?.column === column)?.sentences[0]?.text;
    const word = said('word') ?? own.get(id);
    if (word === undefined || word === '') return [];
    const columns = puts.flatMap(({ word: { term } }) =>
      term === undefined || term.column === 'word' ? [] : term.column,
    );
    const others = columns.map((column) => [column, cell(said(column) ?? '')] as const);
    return [{ id: cell(id), word: cell(word), others: new Map(others) }];
  });
  const path = `l10n/terms.${lang}.csv`;
  const taken = takeGlossary({ lang, rows, findings: [] }, source, () => files.find((one) => one.path === path)?.text);
  written.set(path, taken.text);
  return taken.findings;
}
