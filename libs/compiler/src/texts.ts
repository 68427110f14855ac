import type { Diagnostic } from '@sandtable/diagnostics';
import { catalogueFindings } from '@sandtable/l10n';
import { checkChapters, checkMessages, isMessages, messagesIn, readChapters } from '@sandtable/messages';
import type { Model } from '@sandtable/model';
import type { InputFile } from './input.ts';
import { textValues } from './text-values.ts';

/**
 * What is wrong with the chapters, their translations and the messages among the files; which values chapters may name
 * is not known without a model.
 */
export function textFindings(files: readonly InputFile[], model: Model | undefined): readonly Diagnostic[] {
  const { fragments, findings } = readChapters(files);
  const messages = files.flatMap(({ path, text }) => (isMessages(path) ? checkMessages(path, text) : []));
  const told = [...messages, ...findings, ...catalogueFindings(files)];
  if (model === undefined || fragments.length === 0) return told;
  return [...told, ...checkChapters(fragments, textValues(model, messagesIn('en')))];
}
