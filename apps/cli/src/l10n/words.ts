import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Catalogue, isCatalogue, merge, type Returned, readPo, takeBack, writePo } from '@sandtable/l10n';
import {
  changedIn,
  isStaleWord,
  isWord,
  lookedAtIn,
  printsIn,
  putWords,
  wordEntries,
  wordPrints,
  wordPrintsPath,
  wordsCatalogue,
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

/** Everything that is said in a language: the texts of chapters, brought up to the source, and all words. */
export function everything({ template, catalogues, files, given }: Prose, lang: string): Catalogue {
  const own = catalogues.find((one) => one.lang === lang)?.catalogue;
  const chapters = own === undefined ? template : merge(template, own);
  return { ...chapters, entries: [...chapters.entries, ...wordEntries(files, lang, given)] };
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
  const { files, given } = prose;
  const words = wordTexts(files, lang, given);
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

/** The note of sources for files that were just changed; these words wait no more, other words go on waiting. */
function printsAfter({ files, given }: Prose, lang: string, changed: Prose['files'], settled: ReadonlySet<string>) {
  const before = printsIn(files, lang);
  const waiting = new Set(
    wordTexts(files, lang, given)
      .filter(
        (word) => isStaleWord(word, before) && !settled.has(word.name) && !settled.has(word.name.replace(/\[.*/, '')),
      )
      .map(({ name }) => name),
  );
  const words = wordTexts(overlaid(files, changed), lang, given);
  return { path: wordPrintsPath(lang), text: wordPrints(words, before, ({ name }) => waiting.has(name)) };
}

const overlaid = (files: Prose['files'], changed: Prose['files']): Prose['files'] => [
  ...files.filter(({ path }) => !changed.some((one) => one.path === path)),
  ...changed,
];

export const wordsPath = (lang: string): string => `l10n/words.${lang}.po`;

/**
 * Brings the catalogue of words and the files of words together: what was changed in the catalogue goes into the files,
 * and the catalogue is written anew from them.
 */
export async function mergeWords(prose: Prose, lang: string, text: string | undefined) {
  const { files, given, template } = prose;
  const old = text === undefined ? undefined : readPo(wordsPath(lang), text);
  if (old !== undefined && old.findings.length > 0) return { findings: old.findings, written: undefined };
  const words = wordTexts(files, lang, given);
  const prints = printsIn(files, lang);
  const put = putWords(files, lang, words, old === undefined ? [] : changedIn(old, words, prints));
  const settled = old === undefined ? new Set<string>() : lookedAtIn(old, words);
  const noted = printsAfter(prose, lang, put.files, settled);
  const now = overlaid(files, [...put.files, noted]);
  const path = wordsPath(lang);
  const catalogue = wordsCatalogue(now, lang, template, old, given);
  await store(prose, [...put.files, noted, { path, text: writePo(catalogue) }]);
  return { findings: put.findings, written: { path, catalogue } };
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
    return wordTexts(now, lang, prose.given).flatMap((word) => (isStaleWord(word, prints) ? [word.name] : []));
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
