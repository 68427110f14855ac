import type { Term } from './term.ts';

/** What is known of a word before it is inflected. */
export type Stated = Pick<Term, 'word' | 'gender' | 'bare' | 'given'>;

/** In which form a word is wanted. */
export interface Spoken {
  readonly number: 'sg' | 'pl';
  /** The plural category of CLDR behind a number that counts, such as `few`; undefined where nothing is counted. */
  readonly count?: string | undefined;
  /** `nom`, `gen`, `dat`, `acc`, or another that a language has; a language makes of them what it can. */
  readonly kase: string;
  readonly article: 'def' | 'indef' | 'none';
}

/** How words of a language change. */
export interface Grammar {
  /** Genders that a word may have; none where the language has none, or nobody described it. */
  readonly genders: readonly string[];
  /** Cases other than the nominative that forms are made for; forms that are written exist in any case. */
  readonly derived: readonly string[];
  /** Cases that only articles tell, as in French, where words stay the same. */
  readonly byArticle?: readonly string[];
  /** The plural, written or made; undefined where it cannot be made or there is none, `-` where someone said so. */
  plural(stated: Stated): string | undefined;
  form(stated: Stated, spoken: Spoken): string | undefined;
  /** The article with what parts it from the word; empty where the word bears none. */
  article(stated: Stated, spoken: Spoken): string;
}
