/** The manual's pages about findings; apart from the wording, because few need them and they are long. */
import type { Language } from './messages.ts';
import { de, en } from './pages.gen.ts';

const PAGES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, de };

/** What a code means, with an example, in Markdown. */
export const pageOf = (code: string, lang: Language): string | undefined =>
  Object.hasOwn(PAGES[lang], code) ? PAGES[lang][code] : undefined;
