import type { Values } from '@sandtable/messages';
import type { ShownValue, TagText } from '@sandtable/session';
import { spelled } from '../spelled.ts';
import { tagged } from '../tagged.ts';

export type Args = Readonly<Record<string, ShownValue>>;
/** What texts may name: values in words, and things with names, which sentences may inflect. */
type Given = Values | Args;
/** Wording of a path in the texts of the ruleset; undefined if there is none. */
export type Lookup = (path: string, args?: Given) => string | undefined;
/** What values are called that no ruleset names. */
export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  /** What someone chose of a menu, where the ruleset has no sentence for it; `given` is empty if nothing else was picked. */
  readonly chose?: (who: string, what: string, given: string) => string;
  /** A name and what it has, such as `Aria: 3`; some languages put a space before the colon. */
  readonly pair?: (name: string, value: string) => string;
  /** The text about a value with parts, by its tag. */
  readonly textOf?: (tag: string) => TagText | undefined;
  /** The language by whose rules sentences begin. */
  readonly locale?: string;
  /** Whether the text of a path, or that of one below it, may be empty; unknown where it isn't given. */
  readonly mayBeEmpty?: (path: string) => boolean;
}

/** What values are called: by the ruleset, or else by the page. */
export interface Vocabulary {
  readonly lookup: Lookup;
  readonly words: ValueWords;
  /** A member by name. */
  member(member: string): string;
  /** Something with a name; undefined for other values. */
  named(value: ShownValue): Values[string] | undefined;
}

/** What a seat may not see. */
export const HIDDEN = '?';

/** Values at the end of a value's brackets that say nothing. */
const EMPTY: ReadonlySet<string> = new Set(['none', 'false']);

/** Returns a value in words. `at` is the path of what has the value: its texts may word what is before brackets. */
export const shown = (vocabulary: Vocabulary, value: ShownValue, at?: string): string => {
  if (typeof value !== 'object') return single(vocabulary, value, at);
  return value.length === 0 ? single(vocabulary, 'none', at) : listed(vocabulary, value, at);
};

type Single = string | number | boolean;

/** Returns a value that isn't a list in words. */
export const single = (vocabulary: Vocabulary, value: Single, at?: string): string => {
  const { words, member } = vocabulary;
  if (typeof value === 'number') return Number.isInteger(value) ? String(value).replace('-', '−') : spelled(value);
  if (value === true || value === 'true') return words.yes;
  if (value === false || value === 'false') return words.no;
  if (value === 'none') return (at === undefined ? undefined : vocabulary.lookup(`${at}/none`)) ?? words.none;
  const [key, given] = value.split(': ', 2);
  if (given === undefined || key === undefined)
    return value.endsWith(')') ? withParts(vocabulary, value, at) : member(value);
  const inside = given.startsWith('[') ? inBrackets(vocabulary, given, at) : single(vocabulary, given, at);
  return paired(vocabulary, member(key), inside);
};

/** A name and what it has, in the manner of the language. */
export const paired = ({ words }: Pick<Vocabulary, 'words'>, name: string, value: string): string =>
  words.pair?.(name, value) ?? `${name}: ${value}`;

const listed = (vocabulary: Vocabulary, values: readonly Single[], at?: string): string =>
  values.map((value) => single(vocabulary, value, at)).join(', ');

/** Several values in square brackets, given for one key of an assignment. */
const inBrackets = (vocabulary: Vocabulary, given: string, at?: string): string =>
  listed(vocabulary, tagged(`(${given.slice(1, -1)})`).parts, at);

/** The name of a type says nothing of the record that is made of it. */
const TYPE = /^\p{Lu}\p{L}*$/u;

/** Values as sentences are given them: by name, for those to inflect, or in words. */
export const inWords = (vocabulary: Vocabulary, args: Args): Values =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      // Whole numbers decide between singular and plural.
      Number.isInteger(value) ? Number(value) : (vocabulary.named(value) ?? shown(vocabulary, value)),
    ]),
  );

/** Parts that texts tell apart by what they are, in any language. */
const PLAIN: ReadonlySet<string> = new Set(['none', 'true', 'false']);

/** The ruleset's own words for a value with its parts; undefined if it has none. */
const wholeInWords = (vocabulary: Vocabulary, tag: string, parts: readonly string[]): string | undefined => {
  const text = vocabulary.words.textOf?.(tag);
  if (text === undefined) return undefined;
  const named = text.names.map((name, i) => [name, parts[i] ?? ''] as const);
  const plain = named.filter(([, part]) => PLAIN.has(part));
  return vocabulary.lookup(text.path, {
    ...inWords(vocabulary, Object.fromEntries(named)),
    ...(tag === text.path.split('.')[0] ? {} : Object.fromEntries(plain)),
  });
};

/** A value with parts in brackets: in the ruleset's words, else its parts in a row, without empty ones at its end. */
const withParts = (vocabulary: Vocabulary, value: string, at?: string): string => {
  const { tag, parts } = tagged(value);
  const whole = wholeInWords(vocabulary, tag, parts);
  if (whole !== undefined) return whole;
  const last = parts.findLastIndex((part) => !EMPTY.has(part));
  const texts = parts.slice(0, Math.max(1, last + 1)).map((part) => single(vocabulary, part));
  const own = at === undefined ? undefined : vocabulary.lookup(`${at}/${tag}`);
  // Where something lies may be a pile, which has words of its own.
  const worded = own ?? vocabulary.lookup(`pile/${tag}`);
  const isRecord = TYPE.test(tag) && worded === undefined && texts.length > 0;
  return [...(isRecord ? [] : [worded ?? vocabulary.member(tag)]), ...texts].join(' · ');
};
