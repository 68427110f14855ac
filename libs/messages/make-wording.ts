/**
 * Writes `src/wording.gen.ts`: libraries read no files, so the four texts are brought into the module ahead of time.
 * Run it after editing `wording/`: `node libs/messages/make-wording.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TEXTS = ['findings.en', 'findings.de', 'ui.en', 'ui.de'] as const;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `findings.en` is exported as `findingsEn`. */
const exportName = (text: string): string => text.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase());

/** A template literal keeps the lines, so a change of wording reads well in a diff. */
const quoted = (text: string): string => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;

export function wordingModule(): string {
  const lines = TEXTS.map((text) => {
    const ftl = readFileSync(here(`wording/${text}.ftl`), 'utf8').replaceAll('\r\n', '\n');
    return `export const ${exportName(text)}: string = ${quoted(ftl)};\n`;
  });
  return `// Made by make-wording.ts from wording/*.ftl; edit those.\n${lines.join('')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(here('src/wording.gen.ts'), wordingModule());
