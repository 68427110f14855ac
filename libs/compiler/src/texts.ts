import type { Diagnostic } from '@sandtable/diagnostics';
import { checkChapters, messagesIn, readChapters } from '@sandtable/messages';
import type { Model } from '@sandtable/model';
import type { InputFile } from './input.ts';
import { textValues } from './text-values.ts';

/** What is wrong with the chapters among the files; which values they may name is not known without a model. */
export function textFindings(files: readonly InputFile[], model: Model | undefined): readonly Diagnostic[] {
  const { fragments, findings } = readChapters(files);
  if (model === undefined || fragments.length === 0) return findings;
  return [...findings, ...checkChapters(fragments, textValues(model, messagesIn('en')))];
}
