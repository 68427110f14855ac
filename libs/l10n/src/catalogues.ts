import type { Diagnostic } from '@sandtable/diagnostics';
import { isChapter, readChapters, termBases } from '@sandtable/messages';
import { catalogueLanguage, isCatalogue } from './catalogue-language.ts';
import type { ChapterText } from './chapter-parts.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { headFindings } from './check-head.ts';
import { type Catalogue, keyOf } from './po/po.ts';
import { readPo } from './po/read-po.ts';
import { type TemplateOptions, templateOf } from './template.ts';
import { termFindings } from './term-consistency.ts';
import { termsInCatalogue } from './terms-in-catalogue.ts';
import { translated } from './translate.ts';

/** The language that rules texts are written in first. */
const SOURCE = 'de';

interface File {
  readonly path: string;
  readonly text: string;
}

/** The chapters that are translated, in their order. */
export const sourceChapters = (files: readonly File[]): readonly ChapterText[] =>
  files
    .filter(({ path }) => isChapter(path) && path.startsWith(`text/${SOURCE}/`))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** The template of a ruleset from its files. */
export function templateIn(files: readonly File[], options: TemplateOptions): Catalogue {
  const chapters = sourceChapters(files);
  return templateOf(chapters, readChapters(chapters).fragments, options);
}

/** All chapters: those that are written, and those that catalogues make of the source, which written ones go before. */
export function chaptersOf(files: readonly File[]): readonly ChapterText[] {
  const written = files.filter(({ path }) => isChapter(path));
  const spoken = new Set(readChapters(written).fragments.map(({ lang }) => lang));
  const source = sourceChapters(files);
  const made = files.flatMap(({ path, text }) => {
    const lang = catalogueLanguage(path);
    if (lang === undefined || spoken.has(lang)) return [];
    const catalogue = readPo(path, text);
    return source.map((chapter) => translated(chapter, catalogue, lang));
  });
  return [...written, ...made];
}

/** What is wrong with the catalogues among the files. */
export function catalogueFindings(files: readonly File[]): readonly Diagnostic[] {
  const found = files.filter(({ path }) => isCatalogue(path));
  if (found.length === 0) return [];
  const template = templateIn(files, { ruleset: '', version: '', value: () => undefined });
  const bases = termBases(files);
  const wanted = new Set(template.entries.map(keyOf));
  return found.flatMap(({ path, text }) => {
    const lang = catalogueLanguage(path) ?? '';
    const catalogue = readPo(path, text);
    return [
      ...catalogue.findings,
      ...headFindings(path, text, catalogue, lang),
      ...checkCatalogue(path, catalogue, template, lang),
      ...termsInCatalogue(
        path,
        text,
        catalogue,
        bases.find((base) => base.lang === lang),
      ),
      ...termFindings(
        catalogue.entries.filter((entry) => wanted.has(keyOf(entry))),
        bases.find((base) => base.lang === SOURCE),
        bases.find((base) => base.lang === lang),
        (entry) => entry.targetSpans?.[0] ?? { file: path, start: 0, end: 0 },
      ),
    ];
  });
}
