import type { Library } from '@sandtable/compiler';
import type { Language } from '@sandtable/messages';
import type { Change } from './change.ts';
import { mirrorsAt } from './mirror.ts';
import { extractConstant } from './refactor/extract-constant.ts';
import { extractFunction } from './refactor/extract-function.ts';
import { inlineFunction } from './refactor/inline-function.ts';
import { inlineLet } from './refactor/inline-let.ts';
import { promote } from './refactor/promote.ts';
import { removeUnused } from './refactor/remove-unused.ts';

/** A part of a file that is selected, or a place in it. */
interface Selected {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** What can be done at a place though nothing is wrong, on request. */
export function changesAt(library: Library, { file, start, end }: Selected, lang: Language): readonly Change[] {
  return [
    ...removeUnused(library, file, start, lang),
    ...extractConstant(library, file, start, end, lang),
    ...extractFunction(library, file, start, end, lang),
    ...inlineLet(library, file, start, lang),
    ...inlineFunction(library, file, start, lang),
    ...promote(library, file, start, lang),
    ...mirrorsAt(library, file, start, lang),
  ];
}
