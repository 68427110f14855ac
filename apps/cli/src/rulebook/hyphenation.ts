import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Hyphenate } from '@sandtable/rulebook';
import { resource } from '../resources.ts';

/** Which patterns divide the words of a language. */
const PATTERNS: Readonly<Record<string, string>> = {
  de: 'de-1996',
  en: 'en-us',
  ...Object.fromEntries(
    ['cs', 'da', 'es', 'fi', 'fr', 'hu', 'it', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sl', 'sv', 'tr', 'uk'].map(
      (lang) => [lang, lang],
    ),
  ),
};

/** Files of the library that a package of the command has to contain. */
export const HYPHENATION_FILES = [
  'package.json',
  'LICENSE',
  'hyphen.js',
  ...new Set(Object.values(PATTERNS).map((name) => `patterns/${name}.js`)),
];

type Hyphenator = (patterns: unknown, options: { readonly minWordLength: number }) => Hyphenate;

/** Divides words of a language; undefined where nobody has patterns for it. */
export function hyphenatorFor(lang: string): Hyphenate | undefined {
  const name = PATTERNS[lang.split('-')[0] ?? ''];
  if (name === undefined) return undefined;
  const read = createRequire(import.meta.url);
  const create = read(join(resource('hyphenation'), 'hyphen.js')) as Hyphenator;
  return create(read(join(resource('hyphenation'), `patterns/${name}.js`)), { minWordLength: 6 });
}
