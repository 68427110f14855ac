import type { GameInfo } from '@sandtable/engine';
import { createMessages, isTerms, languages, wordingIn } from '@sandtable/messages';
import { compileNotation, isPatterns, type Notation, type TextFile } from '@sandtable/notation';

/** Files of a ruleset that have a say in how values are written; paths are relative to its folder. */
export const writtenFiles = (
  buffers: Readonly<Record<string, { readonly text: string }>>,
  ruleset: string,
): readonly TextFile[] =>
  Object.entries(buffers).flatMap(([path, { text }]) => {
    const own = path.startsWith(`${ruleset}/`) ? path.slice(ruleset.length + 1) : '';
    return isPatterns(own) || own.endsWith('.ftl') || isTerms(own) ? [{ path: own, text }] : [];
  });

/** The notation of the open ruleset; undefined where it has none. */
export function pageNotation(files: readonly TextFile[], info: GameInfo): Notation | undefined {
  if ((info.notations ?? []).length === 0) return undefined;
  const words = languages.flatMap((lang) => {
    const own = wordingIn(files, lang);
    return own.length === 0 ? [] : [createMessages(lang, own)];
  });
  return compileNotation(files, info, words);
}
