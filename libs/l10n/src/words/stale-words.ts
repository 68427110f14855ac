import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { termBases } from '@sandtable/messages';
import type { Span } from '@sandtable/text';
import type { File } from './read-messages.ts';
import { isWordPrints, printsIn } from './word-prints.ts';
import { isForm, isStaleWord, wordTexts } from './word-texts.ts';

/** Messages and terms that were made of words which the source says otherwise now. */
export function staleWords(files: readonly File[]): readonly Diagnostic[] {
  const languages = files.flatMap(({ path }) => (isWordPrints(path) ? [path.split('.').at(-2) ?? ''] : []));
  return languages.flatMap((lang) => {
    const prints = printsIn(files, lang);
    const terms = termBases(files).find((base) => base.lang === lang);
    const stale = wordTexts(files, lang).filter((word) => !isForm(word) && isStaleWord(word, prints));
    return stale.map(({ name, message, term }) => {
      const own = message?.own;
      const cells = terms?.terms.find(({ id }) => id === term?.id)?.cells;
      const span: Span =
        own === undefined
          ? (cells?.[term?.column ?? ''] ?? { file: terms?.path ?? '', start: 0, end: 0 })
          : { file: own.path, start: own.start, end: own.end };
      return finding('l10n/stale', span, { fragment: name, what: 'word' }, { severity: 'warning' });
    });
  });
}
