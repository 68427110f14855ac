import type { EditingOver } from './editing-over.ts';
import type { InputFile } from './input.ts';
import { type Library, libraryOf } from './library.ts';

/** The ruleset as variants leave it: what names in these mean. The base alone where they cannot be laid. */
export function libraryOver(base: Library, over: EditingOver | undefined, all: readonly InputFile[]): Library {
  if (over?.over.rows === undefined) return base;
  const library = libraryOf(over.whole, all);
  // A variant declares what it adds, and not itself.
  const added = over.over.files.filter(({ path }) => over.variants.has(path));
  const files = new Map([...library.files, ...added.map((source) => [source.path, source] as const)]);
  return { ...library, files, base };
}
