import type { Diagnostic } from '@sandtable/diagnostics';
import { catalogueFindings } from '@sandtable/l10n';
import {
  checkChapters,
  checkTerms,
  type Fragment,
  messagesIn,
  readChapters,
  type TermBase,
  termBases,
  termUse,
} from '@sandtable/messages';
import { checkFtl } from '@sandtable/messages/check';
import type { Model } from '@sandtable/model';
import { isVariant } from '@sandtable/variant';
import { askedMessages } from './asked-messages.ts';
import type { InputFile } from './input.ts';
import { termIds } from './term-ids.ts';
import { textValues } from './text-values.ts';

/**
 * What is wrong with the chapters, their translations and the messages among the files; which values chapters may name
 * is not known without a model.
 */
export function textFindings(files: readonly InputFile[], model: Model | undefined): readonly Diagnostic[] {
  const { fragments, findings } = readChapters(files);
  const bases = termBases(files);
  const told = [
    ...checkFtl(
      files.filter(({ path }) => !isVariant(path)),
      model && askedMessages(model),
      bases,
    ),
    ...checkTerms(bases, model && termIds(model)),
    ...findings,
    ...fragments.flatMap((fragment) => usedIn(fragment, bases)),
    ...catalogueFindings(files),
  ];
  if (model === undefined || fragments.length === 0) return told;
  return [...told, ...checkChapters(fragments, textValues(model, messagesIn('en')))];
}

/** How a fragment uses the terms of its language. */
function usedIn({ body, at, lang }: Fragment, bases: readonly TermBase[]): readonly Diagnostic[] {
  const base = bases.find((one) => one.lang === lang);
  if (base === undefined) return [];
  return termUse(body, base, (start, end) => ({ file: at.file, start: at.start + start, end: at.start + end }));
}
