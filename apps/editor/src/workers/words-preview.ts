import { messageContext } from '@sandtable/compiler';
import { type Catalogue, wordsLanguage } from '@sandtable/l10n';
import { mergedWords, unapplied } from '@sandtable/l10n/words';
import type { Model } from '@sandtable/model';
import type { SourceText } from './protocol.ts';
import type { TranslationPreview } from './translation-page.ts';
import { worded } from './worded.ts';

/** Messages and terms brought together with their catalogue. */
export interface WordsMerged {
  /** Files that are others now, or new; none if the catalogue can't be read. */
  readonly files: readonly SourceText[];
  /** Why texts of the catalogue were not taken. */
  readonly problems: readonly string[];
}

/** Beside messages and terms there is no page; what it shows is how many of them are not in the game yet. */
export function wordsPreview(files: readonly SourceText[], file: string): TranslationPreview {
  const text = files.find(({ path }) => path === file)?.text ?? '';
  const absent = unapplied({ files }, wordsLanguage(file) ?? '', text);
  return { values: {}, absent, source: '', target: '', units: [] };
}

interface Merging {
  readonly files: readonly SourceText[];
  readonly file: string;
  readonly template: Catalogue;
}

/** Puts what was translated in the catalogue of words into the game, and writes the catalogue again. */
export function wordsMerged(model: Model, { files, file, template }: Merging, lang: string): WordsMerged {
  const before = new Map(files.map(({ path, text }) => [path, text] as const));
  const merged = mergedWords(
    { files, contextOf: messageContext(files, model), template },
    wordsLanguage(file) ?? '',
    before.get(file),
  );
  const changed = merged.files.filter(({ path, text }) => text !== '' && before.get(path) !== text);
  return { files: changed, problems: worded(merged.findings, lang).map(({ message }) => message) };
}
