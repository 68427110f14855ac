import type { Term } from './term.ts';

/** What is known of a word before it is inflected. */
export type Stated = Pick<Term, 'word' | 'gender' | 'bare' | 'given'>;

/** In which form a word is wanted. */
export interface Spoken {
  readonly number: 'sg' | 'pl';
  /** `nom`, `gen`, `dat`, `acc`; a language makes of them what it has. */
  readonly kase: string;
  readonly article: 'def' | 'indef' | 'none';
}

/** How words of a language change. */
export interface Grammar {
  /** Genders that a word may be said to have; none where the language has none. */
  readonly genders: readonly string[];
  /** Cases other than the nominative that words have forms for. */
  readonly cases: readonly string[];
  /** The plural, written or made; undefined where it cannot be made or there is none, `-` where somebody said so. */
  plural(stated: Stated): string | undefined;
  form(stated: Stated, spoken: Spoken): string | undefined;
  /** The article with what parts it from the word; empty where the word bears none. */
  article(stated: Stated, spoken: Spoken): string;
}
