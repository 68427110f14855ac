import { grammarOf, isDescribed, type Term, termBases } from '@sandtable/messages';
import { type Entry, FUZZY } from '../po/po.ts';
import { type Case, casesOf } from './cases.ts';
import { planned, sourceOf } from './plan.ts';
import { type File, type MessageText, messagesOf } from './read-messages.ts';
import { printOfWord, printsIn } from './word-prints.ts';

const SOURCE = 'de';

/** A word of a ruleset in two languages: a message, or what a term is called. */
export interface WordText {
  /** `message/attack--hit`, `term/City.lyra`: no fragment of a chapter has such a name. */
  readonly name: string;
  readonly places: readonly string[];
  readonly about: readonly string[];
  /** As it is written in the source, and in the other language if it is there. */
  readonly written: string;
  readonly theirs: string | undefined;
  /** Its sentences, each an entry of the catalogue. */
  readonly sentences: readonly Sentence[];
  readonly message?: {
    readonly source: MessageText;
    readonly own: MessageText | undefined;
    /** Of an attribute the message that it belongs to. */
    readonly host: MessageText | undefined;
  };
  readonly term?: { readonly id: string; readonly column: string };
}

export interface Sentence extends Case {
  readonly context: string;
  readonly source: string;
}

/** Whether a context is that of a word, and not of a fragment. */
export const isWord = ({ context }: Pick<Entry, 'context'>): boolean => /^(?:message|term)\//.test(context);

/** All words that the source has, with what they are in another language. `contextOf` says more of a message to translators. */
export const wordTexts = (
  files: readonly File[],
  lang: string,
  contextOf: ContextOf = () => [],
): readonly WordText[] => [...messageTexts(files, lang, contextOf), ...termTexts(files, lang)];

/** What the rules say of a message, by its id, a line each. */
type ContextOf = (id: string) => readonly string[];

function messageTexts(files: readonly File[], lang: string, contextOf: ContextOf): readonly WordText[] {
  // Of two messages with one id the later one is read.
  const byName = (all: readonly MessageText[]) => new Map(all.map((one) => [nameOf(one), one] as const));
  const theirs = byName(messagesOf(files, lang));
  return [...byName(messagesOf(files, SOURCE)).values()].map((source) => {
    const own = theirs.get(nameOf(source));
    const sources = casesOf(source.pattern);
    const cases = own === undefined ? planned(sources, lang).map(emptied) : casesOf(own.pattern);
    const name = nameOf(source);
    return {
      name,
      places: [`${source.path}:${source.line}`],
      about: [source.about, ...contextOf(source.id)].filter((line) => line !== ''),
      written: source.written,
      theirs: own?.written,
      sentences: cases.map((one) => ({
        ...one,
        context: name + one.chosen.map(({ key }) => `[${key}]`).join(''),
        source: sourceOf(one, sources)?.text ?? '',
      })),
      message: { source, own, host: source.attribute === '' ? undefined : theirs.get(`message/${source.id}`) },
    };
  });
}

const nameOf = ({ id, attribute }: MessageText): string => `message/${id}${attribute === '' ? '' : `.${attribute}`}`;
const emptied = (one: Case): Case => ({ ...one, text: '' });

function termTexts(files: readonly File[], lang: string): readonly WordText[] {
  const bases = termBases(files);
  const source = bases.find((base) => base.lang === SOURCE);
  const known = bases.find((base) => base.lang === lang)?.terms ?? [];
  const theirs = new Map(known.map((term) => [term.id, term] as const));
  const columns = formColumns(known, lang);
  return (source?.terms ?? []).flatMap((term) => {
    const own = theirs.get(term.id);
    const plural = pluralOf(term, own, lang);
    return [
      termText(term, 'word', term.word, own?.word, source?.path ?? ''),
      ...(plural === undefined ? [] : [termText(term, 'pl', plural, own?.given.pl, source?.path ?? '')]),
      ...formTexts(term, own, columns.get(groupOf(term.id)) ?? [], source?.path ?? ''),
    ];
  });
}

/** What has forms alike: the members of a kind, or kinds and other parts of the rules. */
const groupOf = (id: string): string => /^[^./]*/.exec(id)?.[0] ?? '';

/** The forms beside the plural that terms of a group have written; where forms are made, each term has its own. */
function formColumns(known: readonly Term[], lang: string): ReadonlyMap<string, readonly string[]> {
  if (isDescribed(lang)) return new Map();
  const groups = Map.groupBy(known, ({ id }) => groupOf(id));
  const written = (terms: readonly Term[]): readonly string[] => [
    ...new Set(terms.flatMap(({ given }) => Object.keys(given).filter((column) => column !== 'pl'))),
  ];
  return new Map([...groups].map(([group, terms]) => [group, written(terms)] as const));
}

/** The cases of a word, once there is the word. A cell that is empty reads as the word, or the plural, that stands for it. */
function formTexts(term: Term, own: Term | undefined, columns: readonly string[], path: string): readonly WordText[] {
  if (own === undefined || own.word === '') return [];
  const all = new Set([...columns, ...Object.keys(own.given).filter((column) => column !== 'pl')]);
  return [...all].flatMap((column) => {
    const said = own.given[column];
    const instead = column.startsWith('pl-') ? own.given.pl : own.word;
    if (said === '-' || (said ?? instead) === undefined) return [];
    const text = termText(term, column, term.word, said, path);
    const about = [`${column} · ${own.word}`, ...text.about.slice(1)];
    return [{ ...text, about, sentences: text.sentences.map((one) => ({ ...one, text: said ?? instead ?? '' })) }];
  });
}

/** Whether a word is a form of another one, whose change is reported with that. */
export const isForm = ({ term }: WordText): boolean => term !== undefined && !['word', 'pl'].includes(term.column);

/** The plural of the source, where the other language does not make its own by itself. Members are hardly ever counted. */
function pluralOf(term: Term, own: Term | undefined, lang: string): string | undefined {
  const plural = grammarOf(SOURCE).plural(term);
  if (plural === undefined || plural === '-' || term.bare || term.gender === 'p' || own?.bare || own?.gender === 'p')
    return undefined;
  if (own?.given.pl !== undefined) return plural;
  if (!isDescribed(lang) && isMember(term.id)) return undefined;
  const made = own === undefined ? undefined : grammarOf(lang).plural({ ...own, given: {} });
  return own === undefined || made !== undefined ? undefined : plural;
}

const isMember = (id: string): boolean => !id.includes('/');

function termText(term: Term, column: string, word: string, own: string | undefined, path: string): WordText {
  const name = `term/${term.id}${column === 'word' ? '' : `[${column}]`}`;
  const about = [column === 'word' ? '' : term.word, term.note].filter((line) => line !== '');
  return {
    name,
    places: [path],
    about,
    written: word,
    theirs: own,
    sentences: [{ chosen: [], context: name, source: word, text: own ?? '' }],
    term: { id: term.id, column },
  };
}

/** Whether the source has changed since the word was made of it, and nobody has touched the word since. */
export function isStaleWord({ name, written, theirs }: WordText, prints: ReturnType<typeof printsIn>): boolean {
  const known = prints.get(name);
  if (known === undefined || theirs === undefined) return false;
  return known.source !== printOfWord(written) && known.target === printOfWord(theirs);
}

/** The words of a language as entries of a catalogue. */
export function wordEntries(files: readonly File[], lang: string, contextOf?: ContextOf): readonly Entry[] {
  const prints = printsIn(files, lang);
  return wordTexts(files, lang, contextOf).flatMap((word) => {
    const stale = isStaleWord(word, prints);
    return word.sentences.map(({ context, source, text }) => ({
      notes: [],
      about: word.about,
      places: word.places,
      flags: stale && text !== '' ? [FUZZY] : [],
      context,
      source,
      targets: [text],
      obsolete: false,
    }));
  });
}
