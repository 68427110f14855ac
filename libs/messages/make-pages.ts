/**
 * Writes `src/pages.gen.ts`: the manual's pages about findings, so that `sandtable explain` and the editor have them.
 * Run it after editing `docs/findings`: `node libs/messages/make-pages.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `name/unknown` and its page, in the order of the codes. */
function pagesIn(lang: string): readonly (readonly [string, string])[] {
  const folder = here(`../../docs/findings/${lang}/`);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
  return paths
    .map((path) => [path.replaceAll('\\', '/').slice(0, -'.md'.length), textOf(folder + path)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const textOf = (path: string): string => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
const quoted = (text: string): string => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;

export function pagesModule(): string {
  const modules = ['en', 'de'].map((lang) => {
    const entries = pagesIn(lang).map(([code, text]) => `  '${code}': ${quoted(text)},\n`);
    return `export const ${lang}: Readonly<Record<string, string>> = {\n${entries.join('')}};\n`;
  });
  return `// Made by make-pages.ts from docs/findings; edit those.\n${modules.join('')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(here('src/pages.gen.ts'), pagesModule());
