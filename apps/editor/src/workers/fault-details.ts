import { faultLines, type Language, messagesIn } from '@sandtable/messages';
import type { Model } from '@sandtable/model';
import { faultValues } from '@sandtable/reference';
import type { Save } from '@sandtable/session';
import type { Span } from '@sandtable/text';
import type { SourceText } from './protocol.ts';

/** Rules that a match is played under. */
export interface CompiledRules {
  readonly model: Model;
  readonly files: readonly SourceText[];
  /** Names of the variants that lie over the rules. */
  readonly variants?: readonly string[];
}

/** What the fault met that ended a match, line by line; the match is played again by the interpreter. */
export const faultDetails = (
  { model, files }: CompiledRules,
  save: Save,
  code: string,
  lang: Language,
): readonly string[] => faultLines(messagesIn(lang), faultValues(model, save, code), placeIn(files));

/** How a place is written in a line about a fault. */
export const placeIn =
  (files: readonly SourceText[]) =>
  ({ file, start }: Pick<Span, 'file' | 'start'>): string => {
    const text = files.find(({ path }) => path === file)?.text ?? '';
    return `${file}:${text.slice(0, start).split('\n').length}`;
  };
