import type { Span } from '@sandtable/text';

/** A word of the rules in one language, with what a sentence needs to know of it. */
export interface Term {
  /** What it names: `Town.lyra`, `kind/Town`, `turn/dice`, or `concept/…` for what only the text speaks of. */
  readonly id: string;
  readonly word: string;
  /** `m`, `f`, `n`, or `p` for what has no singular; empty where the language has none, or nobody said. */
  readonly gender: string;
  /** Whether it is a name that stands without an article, as most towns do. */
  readonly bare: boolean;
  /** Forms that were written, by key: `gen`, `pl`, `pl-dat`. `-` says that there is none. */
  readonly given: Readonly<Record<string, string>>;
  /** How many signs there is room for; of a kind or type, for the names of its members. */
  readonly max: number | undefined;
  readonly note: string;
  /** Words that may stand for it where the sentence says what is meant: “the eastern ones”. */
  readonly also: readonly string[];
  /** Words that are not to be used for it. */
  readonly never: readonly string[];
  readonly span: Span;
  /** Where its cells stand, by column. */
  readonly cells: Readonly<Record<string, Span>>;
}

/** The columns that hold forms, in the order in which they are written. */
export const FORM_KEYS = ['gen', 'dat', 'acc', 'pl', 'pl-gen', 'pl-dat', 'pl-acc'] as const;
export const TERM_COLUMNS: readonly string[] = [
  'id',
  'word',
  'gender',
  'article',
  ...FORM_KEYS,
  'max',
  'also',
  'note',
  'never',
];

const FILE = /^l10n\/terms\.([a-z]{2,3}(?:-[A-Za-z]+)?)\.csv$/;
/** Whether a file is the term base of a language: `l10n/terms.LANG.csv`. */
export const isTerms = (path: string): boolean => FILE.test(path);
export const termsLanguage = (path: string): string => FILE.exec(path)?.[1] ?? '';

const MEMBER = /^\w+\.\w+$/;
/** The path of the message that says the word: that of a member or a value ends in `.name`. */
export const termPath = (id: string): string => (MEMBER.test(id) ? `${id}.name` : id);
