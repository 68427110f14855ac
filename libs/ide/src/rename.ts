import type { Use } from '@sandtable/check';
import { type Library, notesRenamed, reviewsRenamed } from '@sandtable/compiler';
import { isReserved } from '@sandtable/syntax';
import { editFiles, type Span, type TextEdit } from '@sandtable/text';
import { meaningAt, nameSpan, textOf } from './places.ts';
import { definitionOf, namedAt } from './references.ts';

const NAME = /^\p{L}[\p{L}\p{N}_]*$/u;

/** The name that a rename at an offset would change; undefined where nothing of the ruleset stands. */
export function renamable(library: Library, file: string, offset: number): Span | undefined {
  const use = meaningAt(library, file, offset);
  return use === undefined || !isWritten(library, use) ? undefined : nameSpan(library, use);
}

/** What is built in, and cells of drawn maps, whose names come from their places, are called as they are called. */
const isWritten = (library: Library, { target }: Use): boolean =>
  target.sort !== 'builtin' &&
  !target.name.includes(' ') &&
  definitionOf(library, target)?.file.toLowerCase().endsWith('.map') !== true;

/** The edits that give something another name in rules, tables and variants, in the layout and all texts; none for a word that cannot be a name. */
export function renameAt(library: Library, file: string, offset: number, name: string): readonly TextEdit[] {
  const use = meaningAt(library, file, offset);
  if (use === undefined || !isWritten(library, use) || !NAME.test(name) || isReserved(name)) return [];
  const old = use.target.name;
  const used = namedAt(library, use.target);
  // What is spelled in another way, with escapes, is left for its author.
  const plain = used.filter((span) => textOf(library, span.file).slice(span.start, span.end) === old);
  const edits = plain.map((span) => ({ span, text: name }));
  const before = [...library.texts].map(([path, text]) => ({ path, text }));
  const after = editFiles(before, edits);
  return [...edits, ...reviewsRenamed(before, after), ...notesRenamed(before, after)];
}
