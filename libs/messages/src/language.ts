import { baseLanguage } from '@sandtable/text';

/** A language that findings and commands are worded in. */
export type Language = 'en' | 'de' | 'fr';

export const languages: readonly Language[] = ['en', 'de', 'fr'];

/** The language of our wording for one that was chosen, such as `fr` for `fr-CA`; English if there is none. */
export const wordedLanguage = (lang: string): Language => languages.find((one) => one === baseLanguage(lang)) ?? 'en';

/** Languages of the manual about findings, which is written in fewer than the findings. */
export type ManualLanguage = Exclude<Language, 'fr'>;

export const manualLanguages: readonly ManualLanguage[] = ['en', 'de'];

/** The language of the manual for a language of findings. */
export const manualLanguage = (lang: Language): ManualLanguage => manualLanguages.find((one) => one === lang) ?? 'en';
