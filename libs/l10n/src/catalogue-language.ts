import { languageTag } from '@sandtable/text';

const CATALOGUE = /^l10n\/([\w-]+)\.po$/;
/** The language of a catalogue: `l10n/LANG.po`; undefined for other files. */
export const catalogueLanguage = (path: string): string | undefined => languageTag(CATALOGUE.exec(path)?.[1] ?? '');
export const isCatalogue = (path: string): boolean => catalogueLanguage(path) !== undefined;

const WORDS = /^l10n\/words\.([\w-]+)\.po$/;
/** The language of a catalogue of words, messages and terms: `l10n/words.LANG.po`; undefined for other files. */
export const wordsLanguage = (path: string): string | undefined => languageTag(WORDS.exec(path)?.[1] ?? '');
export const wordsPath = (lang: string): string => `l10n/words.${lang}.po`;
