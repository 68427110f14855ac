import { DEEPEST } from '@sandtable/text';

/** Marks of quotations and lists, and the indentation before them, with which a line begins. */
const BEGINNING = /^[ \t]*(?:(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))[ \t]*)*/;
const MARK = />|[-*+]|\d+[.)]/g;
/** Spaces that a list in a list is indented by at least. */
const INDENT = 2;
/** Marks of emphasis, or of what is struck out, in one paragraph; readers of Markdown look for the partner of each among all others. */
const MOST_MARKS = 1000;

/** Where Markdown is nested more deeply than readers of it, which call themselves for each level, should be asked to follow. */
export function tooDeepIn(markdown: string): { readonly start: number; readonly end: number } | undefined {
  let start = 0;
  let marks = 0;
  for (const line of markdown.split('\n')) {
    marks = line.trim() === '' ? 0 : marks + marksIn(line);
    if (levelsOf(line) > DEEPEST || marks > MOST_MARKS) return { start, end: start + line.trimEnd().length };
    start += line.length + 1;
  }
  return undefined;
}

const marksIn = (line: string): number => line.match(/[*_~]+/g)?.length ?? 0;

function levelsOf(line: string): number {
  const [beginning = ''] = BEGINNING.exec(line) ?? [];
  const indent = beginning.length - beginning.trimStart().length;
  return (beginning.match(MARK)?.length ?? 0) + Math.floor(indent / INDENT);
}
