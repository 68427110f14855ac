import { type Language, languages } from '@sandtable/messages';
import { parsePattern, type Wrong } from './parse-pattern.ts';
import type { Entry } from './pattern.ts';

/** A file of the ruleset; `path` is relative to its folder. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}
export interface PatternFile {
  readonly path: string;
  readonly lang: Language;
  readonly entries: readonly Entry[];
  readonly wrong: readonly Wrong[];
}

/** The pattern files of a name: `l10n/orders.en.txt`, or `l10n/en/orders.txt`. */
export const patternFiles = (files: readonly TextFile[], name: string): readonly PatternFile[] =>
  files.flatMap((file) => {
    const named = isPatterns(file.path) ? nameOf(file.path) : undefined;
    return named?.name === name && named.lang ? [readFile(file, named.lang)] : [];
  });

/** Whether a file may hold patterns; which ones do, the rules say. */
export const isPatterns = (path: string): boolean => nameOf(path)?.lang !== undefined;

function nameOf(path: string): { readonly name: string; readonly lang: Language | undefined } | undefined {
  const match = /^(?:(.*)\/)?([\w-]+?)(?:\.([a-z]{2}))?\.txt$/.exec(path);
  if (match === null) return undefined;
  const words = [match[3], ...(match[1]?.split('/') ?? []).toReversed()];
  return { name: match[2] ?? '', lang: languages.find((lang) => words.includes(lang)) };
}

const LINE = /^(result\s+)?([\w.$/-]+)\s*=/;

/** Lines `KEY = SPELLING | SPELLING`; indented lines go on with the one before, `#` begins a remark. */
function readFile({ path, text }: TextFile, lang: Language): PatternFile {
  const read = [...text.matchAll(/^[ \t]*[^\s#].*(?:\r?\n[ \t]+[^\s#].*)*/gm)].map((match) =>
    entryOf(path, text, match.index, match.index + match[0].trimEnd().length),
  );
  return {
    path,
    lang,
    entries: read.flatMap(({ entry }) => entry ?? []),
    wrong: read.flatMap(({ wrong }) => wrong),
  };
}

function entryOf(path: string, text: string, start: number, end: number): { entry?: Entry; wrong: readonly Wrong[] } {
  const span = { file: path, start, end };
  const match = LINE.exec(text.slice(start, end));
  if (match === null) return { wrong: [{ code: 'notation/line', span, fields: {} }] };
  const [head, result = '', key = ''] = match;
  const at = start + result.length;
  const { spellings, wrong } = parsePattern(path, text, start + head.length, end);
  const keySpan = { file: path, start: at, end: at + key.length };
  return { entry: { key, keySpan, spellings, result: result !== '', span }, wrong };
}
