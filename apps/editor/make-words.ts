/**
 * Writes `src/words.gen.ts` from `words/*.ftl`, so that a word that is not there is an error of types.
 * Run it after editing `words/`: `node apps/editor/make-words.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Languages that come with the page; French is fetched when somebody chooses it. */
const LANGUAGES = ['en', 'de'] as const;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const textIn = (lang: string): string => readFileSync(here(`words/${lang}.ftl`), 'utf8').replaceAll('\r\n', '\n');

/** A template literal keeps the lines, so a change of wording reads well in a diff. */
const quoted = (text: string): string => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;

export function wordsModule(): string {
  const ids = [...textIn('en').matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => `  | '${id}'`);
  const texts = LANGUAGES.map((lang) => `export const ${lang}: string = ${quoted(textIn(lang))};\n`);
  return `// Made by make-words.ts from words/*.ftl; edit those.\nexport type Word =\n${ids.join('\n')};\n\n${texts.join('')}`;
}

export const frenchModule = (): string =>
  `// Made by make-words.ts from words/fr.ftl; edit that.\nexport const fr: string = ${quoted(textIn('fr'))};\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(here('src/words.gen.ts'), wordsModule());
  writeFileSync(here('src/words-fr.gen.ts'), frenchModule());
}
