import { type Language, type ManualLanguage, manualLanguage } from '@sandtable/messages';

type Pages = Readonly<Record<string, string>>;

/** A script of its own for each language: the pages are long, and nobody reads them in two. */
const PAGES: Readonly<Record<ManualLanguage, () => Promise<{ readonly pages: Pages }>>> = {
  en: async () => await import('virtual:finding-pages/en'),
  de: async () => await import('virtual:finding-pages/de'),
};

/** Fetches the page of the manual about a finding, in English if it isn't translated. */
export async function pageOf(code: string, lang: Language): Promise<string | undefined> {
  const { pages } = await PAGES[manualLanguage(lang)]();
  return Object.hasOwn(pages, code) ? pages[code] : undefined;
}
