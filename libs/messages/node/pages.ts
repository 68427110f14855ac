import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '../src/messages.ts';
import { pageWith } from '../src/pages.ts';
import { rightExamples } from '../src/right-examples.ts';

const MANUAL = fileURLToPath(new URL('../../../docs/findings/', import.meta.url));
const RULESETS = fileURLToPath(new URL('../../../rulesets/', import.meta.url));

/** Reads the page of the manual about a finding, with the examples of its area behind it. */
export function pageOf(code: string, lang: Language): string | undefined {
  const path = `${MANUAL}${lang}/${code}.md`;
  if (!existsSync(path)) return undefined;
  const right = `${MANUAL}right/${code.split('/')[0]}.md`;
  return pageWith(textOf(path), existsSync(right) ? examplesIn(right).get(code) : undefined, lang);
}

/** Reads all pages of a language, by the codes of their findings and in the order of these. */
export function pagesIn(lang: Language): Readonly<Record<string, string>> {
  const right = new Map(markdownIn(`${MANUAL}right/`).flatMap((path) => [...examplesIn(`${MANUAL}right/${path}`)]));
  const codes = markdownIn(`${MANUAL}${lang}/`).map((path) => path.slice(0, -'.md'.length));
  return Object.fromEntries(
    codes.map((code) => [code, pageWith(textOf(`${MANUAL}${lang}/${code}.md`), right.get(code), lang)]),
  );
}

/** Lists the files that pages are made of: what builds them is to build them again once one of these changes. */
export const pageSources = (): readonly string[] => markdownIn(MANUAL).map((path) => `${MANUAL}${path}`);

type Examples = ReturnType<typeof rightExamples>['byCode'];

function examplesIn(path: string): Examples {
  try {
    return rightExamples(textOf(path), (of) => textOf(RULESETS + of)).byCode;
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

const textOf = (path: string): string => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
