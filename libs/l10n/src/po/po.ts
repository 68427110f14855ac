import type { Span } from '@sandtable/text';

/** A catalogue as GNU gettext writes it. */
export interface Catalogue {
  /** The fields of the header in their order: `Language`, `Plural-Forms` …; what isn't a field has no name. */
  readonly header: readonly (readonly [name: string, value: string])[];
  /** Lines above the header, each without its sign. */
  readonly headComments: readonly string[];
  /** Other comments above the header, such as `#, fuzzy`, as they stand. */
  readonly headMarks?: readonly string[] | undefined;
  readonly entries: readonly Entry[];
  /** Comments below the last entry, as they stand. */
  readonly tail?: readonly string[] | undefined;
}

export interface Entry {
  /** Lines of the translator (`# …`). */
  readonly notes: readonly string[];
  /** Comments of a sort that we don't know, as they stand. */
  readonly marks?: readonly string[] | undefined;
  /** Lines that were extracted (`#. …`). */
  readonly about: readonly string[];
  /** Places in the source (`#: …`). */
  readonly places: readonly string[];
  readonly flags: readonly string[];
  /** What the source was when it was translated (`#| msgid`). */
  readonly previous?: Previous | undefined;
  /** The fragment. */
  readonly context: string;
  readonly source: string;
  readonly plural?: string | undefined;
  /** One, or one for each plural form. */
  readonly targets: readonly string[];
  /** Kept, though the source has it no more (`#~`). */
  readonly obsolete: boolean;
  /** Where the entry stands, if it was read. */
  readonly span?: Span | undefined;
  /** Where its translations stand. */
  readonly targetSpans?: readonly Span[] | undefined;
}

export interface Previous {
  readonly context?: string | undefined;
  readonly source: string;
  readonly plural?: string | undefined;
}

export const FUZZY = 'fuzzy';
export const isFuzzy = ({ flags }: Pick<Entry, 'flags'>): boolean => flags.includes(FUZZY);
export const isTranslated = ({ targets }: Pick<Entry, 'targets'>): boolean =>
  targets.length > 0 && targets.every((one) => one !== '');
/**
 * What is printed instead of the source: translated, and not waiting for a look. Texts of rules have no plural forms.
 */
export const isReady = (entry: Entry): boolean =>
  !entry.obsolete && isTranslated(entry) && !isFuzzy(entry) && entry.plural === undefined;
/** What someone wrote, which is not given up without a word. */
export const hasWork = ({ targets, notes }: Entry): boolean => targets.some((one) => one !== '') || notes.length > 0;

/** What tells entries of one catalogue apart. */
export const keyOf = ({ context, source }: Pick<Entry, 'context' | 'source'>): string => `${context}\u0004${source}`;

export const languageIn = ({ header }: Catalogue): string | undefined => fieldIn({ header }, 'Language');
export const fieldIn = ({ header }: Pick<Catalogue, 'header'>, wanted: string): string | undefined =>
  header.find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1];
