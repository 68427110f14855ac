import type { Diagnostic } from '@sandtable/diagnostics';
import { gameInfo } from '@sandtable/emit';
import type { Model } from '@sandtable/model';
import { patternFindings } from '@sandtable/notation';
import type { InputFile } from './input.ts';

/** What is wrong with the patterns among the files; without a model nobody knows what they are about. */
export const notationFindings = (files: readonly InputFile[], model: Model | undefined): readonly Diagnostic[] =>
  model === undefined || model.notations.length === 0 ? [] : patternFindings(files, gameInfo(model));
