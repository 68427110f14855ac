import { plainGerman } from './monaco-german.ts';

/** Monaco's own words in the languages of the page. */
const WORDS: Readonly<Record<string, () => Promise<unknown>>> = {
  de: () => import('monaco-editor/nls/lang/de').then(plainGerman),
  fr: () => import('monaco-editor/nls/lang/fr'),
};

/** Fetches Monaco's words in a language. Monaco reads them while it is loaded, so they have to be there before. */
export const fetchMonacoWords = async (lang: string): Promise<void> => {
  await WORDS[lang]?.();
};
