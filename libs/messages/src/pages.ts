import type { Language } from './messages.ts';
import { type RightExample, shownRight } from './right-examples.ts';

const RIGHT: Readonly<Record<Language, string>> = { en: 'Right', de: 'Richtig' };

/** Returns a page of the manual about a finding with examples of how it is right behind it, in Markdown. */
export const pageWith = (page: string, right: readonly RightExample[] | undefined, lang: Language): string =>
  right === undefined ? page : `${page}\n## ${RIGHT[lang]}\n\n${shownRight(right)}`;
