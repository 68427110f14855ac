import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { isCatalogue } from '@sandtable/l10n';
import { isWordPrints } from '@sandtable/l10n/words';
import { isChapter, isMessages, isTerms } from '@sandtable/messages';
import type { InputFile } from './input.ts';
import { REVIEWED } from './reviews.ts';

/** Where it is kept what someone has looked at. */
export const isReviews = (path: string): boolean => path === REVIEWED || isWordPrints(path);

/** Chapters, catalogues, term bases, messages, and what was reviewed. */
export const isProse = (path: string): boolean =>
  isChapter(path) || isCatalogue(path) || isTerms(path) || isMessages(path) || isReviews(path);

/** What stands in a text where bytes could not be read. */
const UNREADABLE = '\uFFFD';
/** Every second byte of ASCII in UTF-16, and no sign of a text. */
const NUL = '\0';

/**
 * The files that can be used as texts, with what is wrong with the others: nothing is reported about the content of a
 * file that is empty, or that is no text in UTF-8 at all. Where single signs cannot be read the rest is used.
 */
export function readableProse(files: readonly InputFile[]): {
  readonly files: readonly InputFile[];
  readonly findings: readonly Diagnostic[];
} {
  const problems = files.filter(({ path }) => isProse(path)).flatMap(problemOf);
  const useless = new Set(problems.filter(({ usable }) => !usable).map(({ finding: { span } }) => span.file));
  return {
    files: files.filter(({ path }) => !useless.has(path)),
    findings: problems.map(({ finding }) => finding),
  };
}

interface Problem {
  readonly finding: Diagnostic;
  readonly usable: boolean;
}

function problemOf({ path: file, text }: InputFile): readonly Problem[] {
  const start = { file, start: 0, end: 0 };
  if (text.includes(NUL)) return [{ finding: finding('l10n/encoding', start, { what: 'other' }), usable: false }];
  const at = text.indexOf(UNREADABLE);
  if (at >= 0) {
    const span = { file, start: at, end: at + 1 };
    return [{ finding: finding('l10n/encoding', span, { what: 'signs' }), usable: true }];
  }
  // What was reviewed is reported with the texts that wait for it.
  if (text.replace(/^\ufeff/, '').trim() !== '' || isReviews(file)) return [];
  return [{ finding: finding('text/empty', start, { file }, { severity: 'warning' }), usable: false }];
}
