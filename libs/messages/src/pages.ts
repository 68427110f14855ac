import type { ManualLanguage } from './language.ts';
import { type RightExample, shownRight } from './right-examples.ts';

/** Heads the examples that compile without a finding. */
const VALID: Readonly<Record<ManualLanguage, string>> = { en: 'Valid examples', de: 'Gültige Beispiele' };

/** Returns a page of the manual about a finding followed by valid examples, in Markdown. */
export const pageWith = (page: string, right: readonly RightExample[] | undefined, lang: ManualLanguage): string =>
  right === undefined ? page : `${page}\n## ${VALID[lang]}\n\n${shownRight(right)}`;
