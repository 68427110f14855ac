import { languageTag, near, type Span } from '@sandtable/text';

/** A word of the rules in one language, with what a sentence needs to know of it. */
export interface Term {
  /** What it names: `Town.lyra`, `kind/Town`, `turn/dice`, or `concept/…` for what only the text speaks of. */
  readonly id: string;
  readonly word: string;
  /** `m`, `f`, `n`, or `p` for what has no singular; empty where the language has none, or nobody said. */
  readonly gender: string;
  /** Whether it is a name that stands without an article, as most towns do. */
  readonly bare: boolean;
  /** Forms that were written, by column: `gen`, `pl`, `pl-dat`, `few`. `-` says that there is none. */
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

/** The columns that hold no forms. */
const OTHER_COLUMNS: readonly string[] = ['id', 'word', 'gender', 'article', 'max', 'also', 'note', 'never'];
/** The columns of forms that are proposed where one is spelled wrongly; a language may have others. */
const FORM_COLUMNS: readonly string[] = ['gen', 'dat', 'acc', 'pl', 'pl-gen', 'pl-dat', 'pl-acc'];
export const TERM_COLUMNS: readonly string[] = [
  ...OTHER_COLUMNS.slice(0, 4),
  ...FORM_COLUMNS,
  ...OTHER_COLUMNS.slice(4),
];

/** Cases by the abbreviations that linguists use (Leipzig Glossing Rules). */
const CASES: ReadonlySet<string> = new Set(
  'gen dat acc loc ins voc abl all ess ine ela ill ade tra par abe com ter prt prep erg abs obl ben cau del sub sup'.split(
    ' ',
  ),
);
const FORM = /^(?:(?:pl|zero|one|two|few|many|other)(?:-([a-z]{2,4}))?|([a-z]{3,4}))$/;

/**
 * Whether a column holds forms: a case (`loc`), a number (`pl`, or a plural category of CLDR such as `few`), or both
 * (`pl-loc`). A case that nobody knows is taken too, unless it looks like another column that was spelled wrongly.
 */
export function isFormColumn(name: string): boolean {
  const [whole, ofNumber, alone] = FORM.exec(name) ?? [];
  if (whole === undefined || OTHER_COLUMNS.includes(name)) return false;
  const kase = ofNumber ?? alone;
  return kase === undefined || CASES.has(kase) || near(kase, [...OTHER_COLUMNS, ...CASES]) === undefined;
}

const FILE = /^l10n\/terms\.([\w-]+)\.csv$/;
/** Whether a file is the term base of a language: `l10n/terms.LANG.csv`. */
export const isTerms = (path: string): boolean => termsLanguage(path) !== '';
export const termsLanguage = (path: string): string => languageTag(FILE.exec(path)?.[1] ?? '') ?? '';

const MEMBER = /^\w+\.\w+$/;
/** The path of the message that says the word: that of a member or a value ends in `.name`. */
export const termPath = (id: string): string => (MEMBER.test(id) ? `${id}.name` : id);
