import { type ChapterText, type Part, partsOf } from './chapter-parts.ts';
import { type Catalogue, type Entry, isReady, keyOf } from './po/po.ts';
import { forTranslators } from './wording.ts';

/** How wide lines of Markdown are written. */
const WIDTH = 118;

/** Makes something of the words of a unit, given its number in its chapter. */
type Mark = (words: string, unit: number) => string;

/** A chapter in another language. What is not translated, or waits for a look, stays in the source language. */
export function translated(
  chapter: ChapterText,
  catalogue: Pick<Catalogue, 'entries'>,
  lang: string,
  mark: Mark = (words) => words,
): ChapterText {
  // Of two translations of one text the first holds.
  const ready = new Map(
    catalogue.entries
      .filter(isReady)
      .toReversed()
      .map((entry) => [keyOf(entry), entry]),
  );
  let units = 0;
  const text = partsOf(chapter)
    .map((part) => ('kept' in part ? part.kept : mark(wordsOf(part, ready), units++)))
    .join('');
  return { path: chapter.path.replace(/^text\/[^/]+\//, `text/${lang}/`), text };
}

function wordsOf({ unit, indent }: Exclude<Part, { kept: string }>, ready: ReadonlyMap<string, Entry>): string {
  const target = ready.get(keyOf({ context: unit.fragment, source: forTranslators(unit.source) }))?.targets[0];
  const words = target ?? unit.source;
  return unit.sort === 'heading' || unit.sort === 'cell' ? words : wrapped(words, indent);
}

/** Lines are broken at blanks outside of places and links, which must stand in one line. */
function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/(?:\{[^{}\n]*\}|\[[^[\]\n]*\]\([^()\s]*\)|`[^`\n]*`|[^\s])+/g) ?? []) {
    const room = WIDTH - (lines.length > 0 ? indent.length : 0);
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${indent}`);
}
