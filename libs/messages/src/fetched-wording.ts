import { languagesIn, WORDING_PARTS } from './wording-names.ts';

const FOLDER = '../wording/';
const files = import.meta.glob<string>('../wording/*.ftl', { query: '?raw', import: 'default' });
const fetched = new Map<string, readonly string[]>();

/** The languages whose wording can be fetched. */
export const wordedLanguages: readonly string[] = languagesIn(
  Object.keys(files).map((path) => path.slice(FOLDER.length)),
);

/** Returns the built-in wording of a language as Fluent; nothing until it has been fetched. */
export const wordingTexts = (lang: string): readonly string[] => fetched.get(lang) ?? NOTHING;
const NOTHING: readonly string[] = [];

/** Fetches the wording of a language, once; a page shows its first view without it. */
export async function fetchWording(lang: string): Promise<void> {
  if (fetched.has(lang)) return;
  const texts = await Promise.all(WORDING_PARTS.map((part) => files[`${FOLDER}${part}.${lang}.ftl`]?.() ?? ''));
  fetched.set(lang, texts);
}
