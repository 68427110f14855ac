import { languageTag } from '@sandtable/text';

const CATALOGUE = /^l10n\/([\w-]+)\.po$/;
/** The language of a catalogue: `l10n/LANG.po`; undefined for other files. */
export const catalogueLanguage = (path: string): string | undefined => languageTag(CATALOGUE.exec(path)?.[1] ?? '');
export const isCatalogue = (path: string): boolean => catalogueLanguage(path) !== undefined;
