import type { Use } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { Span } from '@sandtable/text';

/** The text of a file of the ruleset. */
export const textOf = ({ files, tables, texts }: Library, path: string): string =>
  files.get(path)?.text ?? tables.find((table) => table.path === path)?.text ?? texts.get(path) ?? '';

/** Every use that was noted, in the order of checking; none if the compiler was not asked to. */
export const usesIn = ({ basis }: Library): readonly Use[] => basis.draft.world.uses?.list ?? [];

/**
 * Where a name stands in the text of today. A name inside a string of a table file is marked with the string, since
 * cells are read from what it spells; here it is the word alone.
 */
export function nameSpan(library: Library, { span, target }: Pick<Use, 'span' | 'target'>): Span {
  const today = library.today(span);
  const marked = textOf(library, today.file).slice(today.start, today.end);
  if (marked.length === target.name.length) return today;
  const at = wordIn(marked, target.name);
  if (at < 0) return today;
  const start = today.start + at;
  return { file: today.file, start, end: start + target.name.length };
}

/** Where a whole word begins in a text, -1 if it is not there. */
function wordIn(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isWord(text[at - 1]) && !isWord(text[at + word.length])) return at;
  return -1;
}

const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}_]/u.test(letter);

/** The use at an offset of today's text. Of several the last is meant: what is checked twice is known better then. */
export function meaningAt(library: Library, file: string, offset: number): Use | undefined {
  const origin = library.origin(file, offset);
  const here = usesIn(library).filter(({ span }) => span.start <= origin && span.end >= origin && span.file === file);
  const touching = here.filter((use) => {
    const { start, end } = nameSpan(library, use);
    return start <= offset && end >= offset;
  });
  return touching.findLast(({ defines }) => defines) ?? touching.at(-1);
}
