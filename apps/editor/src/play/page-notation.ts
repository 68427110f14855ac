import type { GameInfo } from '@sandtable/engine';
import { createMessages, languages } from '@sandtable/messages';
import { compileNotation, isPatterns, type Notation, type TextFile } from '@sandtable/notation';

/** Files of a ruleset that have a say in how values are written; paths are relative to its folder. */
export const writtenFiles = (
  buffers: Readonly<Record<string, { readonly text: string }>>,
  ruleset: string,
): readonly TextFile[] =>
  Object.entries(buffers).flatMap(([path, { text }]) => {
    const own = path.startsWith(`${ruleset}/`) ? path.slice(ruleset.length + 1) : '';
    return isPatterns(own) || own.endsWith('.ftl') ? [{ path: own, text }] : [];
  });

/** The notation of the open ruleset; undefined where it has none. */
export function pageNotation(files: readonly TextFile[], info: GameInfo): Notation | undefined {
  if ((info.notations ?? []).length === 0) return undefined;
  const words = languages.map((lang) => {
    const catalogues = files.filter(({ path }) => path.endsWith(`.${lang}.ftl`));
    return createMessages(
      lang,
      catalogues.map(({ text }) => text),
    );
  });
  return compileNotation(files, info, words);
}
