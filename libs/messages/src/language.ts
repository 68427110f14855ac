import { languageParents } from '@sandtable/text';
import { fetchWording, wordedLanguages } from '#wording';

/** A language that findings and commands are worded in: one that has files in `wording`. */
export type Language = string;

export const languages: readonly Language[] = wordedLanguages;

/** The language of our wording for one that was chosen, such as `fr` for `fr-CA`; English if there is none. */
export const wordedLanguage = (lang: string): Language =>
  languageParents(lang).find((one) => languages.includes(one)) ?? 'en';

/** Makes our wording for a language available; only pages have to wait for it, because they fetch it. */
export const fetchMessages = (lang: string): Promise<void> => fetchWording(wordedLanguage(lang));

/** Languages of the manual about findings, which is written in fewer than the findings. */
export type ManualLanguage = 'en' | 'de';

export const manualLanguages: readonly ManualLanguage[] = ['en', 'de'];

/** The language of the manual for a language of findings. */
export const manualLanguage = (lang: Language): ManualLanguage => manualLanguages.find((one) => one === lang) ?? 'en';
