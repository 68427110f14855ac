import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, type ManualLanguage, manualLanguage } from '../src/language.ts';
import { pageWith } from '../src/pages.ts';
import { rightExamples } from '../src/right-examples.ts';

/** Folders with the pages about findings, and with the rulesets that their examples are taken from. */
interface Manual {
  readonly findings: string;
  readonly rulesets: string;
}

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const OURS: Manual = { findings: fromHere('../../../docs/findings'), rulesets: fromHere('../../../rulesets') };

/** Names the file of the page about a finding, as it is on this computer; in English if it isn't translated. */
export function pageFile(code: string, wanted: Language, manual = OURS): string | undefined {
  const path = `${manual.findings}/${manualLanguage(wanted)}/${code}.md`;
  return existsSync(path) ? path : undefined;
}

/** Reads the page of the manual about a finding, with the examples of its area behind it; in English if it isn't translated. */
export function pageOf(code: string, wanted: Language, manual = OURS): string | undefined {
  const lang = manualLanguage(wanted);
  const path = pageFile(code, lang, manual);
  if (path === undefined) return undefined;
  const right = `${manual.findings}/right/${code.split('/')[0]}.md`;
  return pageWith(textOf(path), existsSync(right) ? examplesIn(right, manual).get(code) : undefined, lang);
}

/** Reads all pages of a language, by the codes of their findings and in the order of these. */
export function pagesIn(lang: ManualLanguage): Readonly<Record<string, string>> {
  const right = new Map(
    markdownIn(`${OURS.findings}/right`).flatMap((path) => [...examplesIn(`${OURS.findings}/right/${path}`)]),
  );
  const codes = markdownIn(`${OURS.findings}/${lang}`).map((path) => path.slice(0, -'.md'.length));
  return Object.fromEntries(
    codes.map((code) => [code, pageWith(textOf(`${OURS.findings}/${lang}/${code}.md`), right.get(code), lang)]),
  );
}

/** Lists the files that pages are made of: what builds them is to build them again once one of these changes. */
export const pageSources = (): readonly string[] => markdownIn(OURS.findings).map((path) => `${OURS.findings}/${path}`);

type Examples = ReturnType<typeof rightExamples>['byCode'];

function examplesIn(path: string, { rulesets } = OURS): Examples {
  try {
    return rightExamples(textOf(path), (of) => textOf(`${rulesets}/${of}`)).byCode;
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
