import { createCompiler, type InputFile, type Library } from '@sandtable/compiler';
import { editFiles, type TextEdit } from '@sandtable/text';

/** Texts of a ruleset by path. */
export type Files = Readonly<Record<string, string>>;
export const inputs = (files: Files): readonly InputFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }));

/** The texts as edits leave them. */
export const edited = (files: Files, edits: readonly TextEdit[]): Files =>
  Object.fromEntries(editFiles(inputs(files), edits).map(({ path, text }) => [path, text]));

/** A ruleset as the services see it. */
export function libraryOf(files: readonly InputFile[], variants: readonly string[] = []): Library {
  const library = createCompiler({ uses: true }).library(files, variants);
  if (library === undefined) throw new Error('nothing was read');
  return library;
}
