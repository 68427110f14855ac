import type { Game } from '../game.ts';

type Sources = Pick<Game, 'sources'>;

/** Where the words of a line begin, given as `file:line`; undefined where there is none. */
export function lineStart({ sources }: Sources, place: string): number | undefined {
  const [, path, line] = /^(.+):(\d+)$/.exec(place) ?? [];
  const lines = sources.find((file) => file.path === path)?.text.split('\n');
  const words = lines?.[Number(line) - 1];
  if (lines === undefined || words === undefined) return undefined;
  const before = lines.slice(0, Number(line) - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return before + words.length - words.trimStart().length;
}

/** Longer words are cut: they stand in the file. */
const LONG = 100;

/** The words of a place on one line. */
export function wordsAt(
  { sources }: Sources,
  { file, start, end }: { readonly file: string; readonly start: number; readonly end: number },
): string {
  const text = sources.find(({ path }) => path === file)?.text.slice(start, end) ?? '';
  const words = text.replaceAll(/\s+/g, ' ');
  return words.length > LONG ? `${words.slice(0, LONG).trimEnd()} …` : words;
}
