import type { Span } from '@sandtable/text';

/** A catalogue as GNU gettext writes it. */
export interface Catalogue {
  /** The fields of the header in their order: `Language`, `Plural-Forms` … */
  readonly header: readonly (readonly [name: string, value: string])[];
  /** Lines above the header, each without its sign. */
  readonly headComments: readonly string[];
  readonly entries: readonly Entry[];
}

export interface Entry {
  /** Lines of the translator (`# …`). */
  readonly notes: readonly string[];
  /** Lines that were extracted (`#. …`). */
  readonly about: readonly string[];
  /** Places in the source (`#: …`). */
  readonly places: readonly string[];
  readonly flags: readonly string[];
  /** What the source was when it was translated (`#| msgid`). */
  readonly previous?: { readonly context?: string | undefined; readonly source: string } | undefined;
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

export const FUZZY = 'fuzzy';
export const isFuzzy = ({ flags }: Entry): boolean => flags.includes(FUZZY);
export const isTranslated = ({ targets }: Entry): boolean => targets.length > 0 && targets.every((one) => one !== '');
/** What is printed instead of the source: translated, and not waiting for a look. */
export const isReady = (entry: Entry): boolean => !entry.obsolete && isTranslated(entry) && !isFuzzy(entry);

/** What tells entries of one catalogue apart. */
export const keyOf = ({ context, source }: Pick<Entry, 'context' | 'source'>): string => `${context}\u0004${source}`;

export const languageIn = ({ header }: Catalogue): string | undefined =>
  header.find(([name]) => name.toLowerCase() === 'language')?.[1];
