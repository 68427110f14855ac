import { languagesIn, WORDING_PARTS } from './wording-names.ts';

const FOLDER = '../wording/';
const files = import.meta.glob<string>('../wording/*.ftl', { query: '?raw', import: 'default', eager: true });

/** The languages that have wording in the script. */
export const wordedLanguages: readonly string[] = languagesIn(
  Object.keys(files).map((path) => path.slice(FOLDER.length)),
);

/** Returns the built-in wording of a language as Fluent, out of the script that Vite has put it into. */
export const wordingTexts = (lang: string): readonly string[] =>
  WORDING_PARTS.map((part) => files[`${FOLDER}${part}.${lang}.ftl`] ?? '');

/** Nothing has to be fetched: all wording is in the script. */
export const fetchWording = async (_lang: string): Promise<void> => undefined;
