/**
 * Writes `src/pages.gen.ts`: the manual's pages about findings, so that `sandtable explain` and the editor have them.
 * Run it after editing `docs/findings`: `node libs/messages/make-pages.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rightExamples } from './src/right-examples.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `name/unknown` and its page, in the order of the codes. */
function pagesIn(lang: string): readonly (readonly [string, string])[] {
  const folder = here(`../../docs/findings/${lang}/`);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
  return paths
    .map((path) => {
      const code = path.replaceAll('\\', '/').slice(0, -'.md'.length);
      return [code, textOf(folder + path) + rightOf(code, lang)] as const;
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const { byCode } = rightExamples(readFileSync(here('../../docs/findings/right.md'), 'utf8'));

/** How it is right, in two more examples. */
function rightOf(code: string, lang: string): string {
  const all = byCode.get(code) ?? [];
  if (all.length === 0) return '';
  const blocks = all.map((text) => `\`\`\`sand\n${text}\n\`\`\`\n`);
  return `\n## ${lang === 'de' ? 'Richtig' : 'Right'}\n\n${blocks.join('\n')}`;
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
