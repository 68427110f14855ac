/** The manual's pages about findings; apart from the wording, because few need them and they are long. */
import type { Language } from './messages.ts';
import { de, en, right } from './pages.gen.ts';

const PAGES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, de };
const RIGHT: Readonly<Record<Language, string>> = { en: 'Right', de: 'Richtig' };

/** What a code means, with an example, how that is mended, and how it is right elsewhere, in Markdown. */
export function pageOf(code: string, lang: Language): string | undefined {
  if (!Object.hasOwn(PAGES[lang], code)) return undefined;
  const page = PAGES[lang][code] ?? '';
  return Object.hasOwn(right, code) ? `${page}\n## ${RIGHT[lang]}\n\n${right[code]}` : page;
}
