import type { Compiled } from '@sandtable/compiler';
import type { Overlaid, SourceText } from './protocol.ts';

/** What variants have laid over the rules, place by place, with the words of their patches. */
export const overlaidIn = (files: readonly SourceText[], touched: Compiled['touched']): readonly Overlaid[] => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return touched.map(({ at, patch, variant }) => ({
    at,
    variant,
    patch,
    says: (texts.get(patch.file) ?? '').slice(patch.start, patch.end),
  }));
};
