import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Catalogue, isCatalogue, merge, type Returned, takeBack, wordsPath, writePo } from '@sandtable/l10n';
import {
  isStaleWord,
  isWord,
  mergedWords,
  overlaid,
  printsAfter,
  printsIn,
  putWords,
  wordEntries,
  wordPrintsPath,
  wordTexts,
} from '@sandtable/l10n/words';
import { isTerms, messageLanguage, termsLanguage } from '@sandtable/messages';
import type { Prose } from './prose.ts';

export const SOURCE = 'de';

/** The languages that anything is translated into, in whatever sort of file. */
export function languagesOf({ files, catalogues }: Prose): readonly string[] {
  const worded = files.flatMap(({ path }) => (isTerms(path) ? termsLanguage(path) : (messageLanguage(path) ?? [])));
  const all = new Set([...catalogues.map(({ lang }) => lang), ...worded]);
  return [...all].filter((lang) => lang !== SOURCE).toSorted();
}

/** Everything that is written in a language: the texts of chapters, brought up to the source, and all words. */
export function everything({ template, catalogues, files, contextOf }: Prose, lang: string): Catalogue {
  const own = catalogues.find((one) => one.lang === lang)?.catalogue;
  const chapters = own === undefined ? template : merge(template, own);
  return { ...chapters, entries: [...chapters.entries, ...wordEntries(files, lang, contextOf)] };
}

/** The catalogue of a language; that of `pt-BR` may be called `pt_BR.po`. */
export const pathOf = ({ catalogues }: Prose, lang: string): string =>
  catalogues.find((one) => one.lang === lang)?.path ?? `l10n/${lang}.po`;

/** Texts that came back, each where it belongs: those of chapters in the catalogue, words in their own files. */
export async function takeEverything(prose: Prose, lang: string, chapters: Catalogue, texts: readonly Returned[]) {
  const own = texts.filter((one) => !isWord({ context: one.context ?? '' }));
  const back = takeBack(chapters, own);
  await store(prose, [{ path: pathOf(prose, lang), text: writePo(back.catalogue) }]);
  const words = await takeWordsBack(
    prose,
    lang,
    texts.filter((one) => !own.includes(one)),
  );
  return {
    taken: back.taken + words.taken,
    refused: back.refused + words.refused,
    findings: [...back.findings, ...words.findings],
  };
}

/** Writes words that came back, and notes of which source they were made. What still waits is not taken. */
export async function takeWordsBack(prose: Prose, lang: string, texts: readonly Returned[]) {
  const { files, contextOf } = prose;
  const words = wordTexts(files, lang, contextOf);
  const put = putWords(
    files,
    lang,
    words,
    texts.filter(({ stale }) => !stale),
  );
  if (texts.length > 0) {
    const settled = new Set(texts.filter(({ stale }) => !stale).map(({ context = '' }) => context.replace(/\[.*/, '')));
    await store(prose, [...put.files, printsAfter(prose, lang, put.files, settled)]);
  }
  return put;
}

/** Brings the catalogue of words and the files of words together, and writes both. */
export async function mergeWords(prose: Prose, lang: string, text: string | undefined) {
  const { files, catalogue, findings } = mergedWords(prose, lang, text);
  await store(prose, files);
  return { findings, written: catalogue && { path: wordsPath(lang), catalogue } };
}

/** Notes that words fit the source of today, in all languages; without names what nobody has noted yet. */
export async function settleWords(prose: Prose, names: readonly string[]): Promise<readonly string[]> {
  // Who confirms one text doesn't begin the record of other languages.
  const isNoted = (lang: string): boolean => prose.files.some(({ path }) => path === wordPrintsPath(lang));
  const noted = languagesOf(prose)
    .filter((lang) => names.length === 0 || isNoted(lang))
    .map((lang) => printsAfter(prose, lang, [], new Set(names)));
  await store(prose, noted);
  const now = overlaid(prose.files, noted);
  return languagesOf(prose).flatMap((lang) => {
    const prints = printsIn(now, lang);
    return wordTexts(now, lang, prose.contextOf).flatMap((word) => (isStaleWord(word, prints) ? [word.name] : []));
  });
}

/** Writes files; one without words is not begun. */
export async function store(
  { game }: Prose,
  files: readonly { readonly path: string; readonly text: string }[],
): Promise<void> {
  for (const { path, text } of files) {
    if (text === '' && !isCatalogue(path)) continue;
    const to = join(game.folder, path);
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, text);
  }
}
