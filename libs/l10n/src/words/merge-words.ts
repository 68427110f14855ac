import type { Diagnostic } from '@sandtable/diagnostics';
import { wordsPath } from '../catalogue-language.ts';
import type { Catalogue } from '../po/po.ts';
import { readPo } from '../po/read-po.ts';
import { writePo } from '../po/write-po.ts';
import type { Returned } from '../returned.ts';
import { wordPrints } from './note-words.ts';
import { putWords } from './put-words.ts';
import type { File } from './read-messages.ts';
import { changedIn, lookedAtIn } from './take-words-po.ts';
import { printsIn, wordPrintsPath } from './word-prints.ts';
import { isStaleWord, wordTexts } from './word-texts.ts';
import { wordsCatalogue } from './words-catalogue.ts';

type ContextOf = Parameters<typeof wordTexts>[2];

/** A ruleset in which the words of a language are brought together. */
interface WordsOf {
  readonly files: readonly File[];
  readonly contextOf?: ContextOf;
  /** For the head of a catalogue that is begun. */
  readonly template: Catalogue;
}

interface MergedWords {
  /** Files that are others now, the catalogue among them. Empty if it can't be read whole: the rest would be lost. */
  readonly files: readonly File[];
  readonly catalogue: Catalogue | undefined;
  readonly findings: readonly Diagnostic[];
}

/**
 * Brings the catalogue of words and the files of words together: what was changed in the catalogue goes into the files,
 * and the catalogue is written again from them.
 */
export function mergedWords(
  { files, contextOf, template }: WordsOf,
  lang: string,
  text: string | undefined,
): MergedWords {
  const path = wordsPath(lang);
  const old = text === undefined ? undefined : readPo(path, text);
  if (old !== undefined && old.findings.length > 0) return { findings: old.findings, files: [], catalogue: undefined };
  const words = wordTexts(files, lang, contextOf);
  const texts = old === undefined ? [] : changedIn(old, words, printsIn(files, lang));
  const put = putWords(files, lang, words, texts);
  const settled = old === undefined ? new Set<string>() : lookedAtIn(old, words);
  const noted = printsAfter({ files, contextOf }, lang, put.files, settled);
  const now = overlaid(files, [...put.files, noted]);
  const catalogue = keeping(wordsCatalogue(now, lang, template, old, contextOf), texts, put.refusedTexts);
  return { findings: put.findings, files: [...put.files, noted, { path, text: writePo(catalogue) }], catalogue };
}

/** What could not be taken stays in the catalogue as it was written, for whoever wrote it to fix. */
function keeping(catalogue: Catalogue, texts: readonly Returned[], refused: ReadonlySet<string>): Catalogue {
  const written = new Map(texts.map(({ context = '', target }) => [context, target] as const));
  const entries = catalogue.entries.map((entry) => {
    const target = written.get(entry.context);
    const isLost = target !== undefined && (refused.has(entry.context) || entry.targets[0] === '');
    return isLost ? { ...entry, targets: [target] } : entry;
  });
  return { ...catalogue, entries };
}

/** How many texts of the catalogue of words say something else than the words that are played with. */
export const unapplied = ({ files }: Pick<WordsOf, 'files'>, lang: string, text: string): number =>
  changedIn(readPo(wordsPath(lang), text), wordTexts(files, lang), printsIn(files, lang)).length;

/** The note of sources for files that were just changed; these words wait no more, other words go on waiting. */
export function printsAfter(
  { files, contextOf }: Pick<WordsOf, 'files' | 'contextOf'>,
  lang: string,
  changed: readonly File[],
  settled: ReadonlySet<string>,
): File {
  const before = printsIn(files, lang);
  const waiting = new Set(
    wordTexts(files, lang, contextOf)
      .filter(
        (word) => isStaleWord(word, before) && !settled.has(word.name) && !settled.has(word.name.replace(/\[.*/, '')),
      )
      .map(({ name }) => name),
  );
  const words = wordTexts(overlaid(files, changed), lang, contextOf);
  return { path: wordPrintsPath(lang), text: wordPrints(words, before, ({ name }) => waiting.has(name)) };
}

export const overlaid = (files: readonly File[], changed: readonly File[]): readonly File[] => [
  ...files.filter(({ path }) => !changed.some((one) => one.path === path)),
  ...changed,
];
