/**
 * Writes `src/pages.gen.ts`: the manual's pages about findings, so that `sandtable explain` and the editor have them.
 * Run it after editing `docs/findings`: `node libs/messages/make-pages.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rightExamples, shownRight } from './src/right-examples.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const manual = here('../../docs/findings/');
const inRulesets = (path: string): string => textOf(here(`../../rulesets/${path}`));

type Entry = readonly [code: string, text: string];

/** `name/unknown` and its page, in the order of the codes. */
function pagesIn(lang: string): readonly Entry[] {
  const folder = `${manual}${lang}/`;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
  return inOrder(paths.map((path) => [path.replaceAll('\\', '/').slice(0, -'.md'.length), textOf(folder + path)]));
}

/** They are language enough for both languages, so they stand in the module once. */
function rightEntries(): readonly Entry[] {
  const parts = readdirSync(`${manual}right/`).map((name) => textOf(`${manual}right/${name}`));
  const all = parts.flatMap((text) => [...rightExamples(text, inRulesets).byCode]);
  return inOrder(all.map(([code, examples]) => [code, shownRight(examples)]));
}

const inOrder = (entries: readonly Entry[]): readonly Entry[] => [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
const textOf = (path: string): string => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
const quoted = (text: string): string => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;

export function pagesModule(): string {
  const modules = [['en', pagesIn('en')] as const, ['de', pagesIn('de')] as const, ['right', rightEntries()] as const];
  const texts = modules.map(([name, entries]) => {
    const lines = entries.map(([code, text]) => `  '${code}': ${quoted(text)},\n`);
    return `export const ${name}: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`;
  });
  return `// Made by make-pages.ts from docs/findings; edit those.\n${texts.join('')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(here('src/pages.gen.ts'), pagesModule());
