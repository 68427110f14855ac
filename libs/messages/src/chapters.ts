/**
 * Rules text in chapters: Markdown whose headings name fragments and whose numbers, names and tables come from the
 * rules by path. `docs/reference/rules-texts.md` describes the notation.
 */
import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { DEEPEST, languageTag, type Span } from '@sandtable/text';
import { tooDeepIn } from './markdown-depth.ts';
import { unclosedAt } from './open-brace.ts';
import { typedNumbers } from './typed-numbers.ts';

/** A part of a rules text with an id of its own: what a heading with `{#id §4.2}` begins. */
export interface Fragment {
  readonly id: string;
  readonly named: Span;
  readonly title: string;
  /** 1 for the title of a chapter. */
  readonly level: number;
  /** Sections of the rulebook it speaks of, without the sign. */
  readonly sections: readonly string[];
  /** Parts of the rules it explains, such as `procedure/draw`, with their places. */
  readonly explains: readonly { readonly part: string; readonly span: Span }[];
  /** Markdown below the heading, with placeholders. */
  readonly body: string;
  /** Where the body begins in its file. */
  readonly at: Span;
  readonly lang: string;
}

interface ChapterFile {
  readonly path: string;
  readonly text: string;
}

/** Whether a file is a chapter: `text/LANGUAGE/NAME.md`. */
export const isChapter = (path: string): boolean => languageOf(path) !== '';
const CHAPTER = /^text\/([\w-]+)\/[^/]+\.md$/;
const languageOf = (path: string): string => languageTag(CHAPTER.exec(path)?.[1] ?? '') ?? '';
const HEADING = /^(#{1,6})[ \t]+(.*?)[ \t]*\{#([\w.-]+)((?:[ \t]+§[\p{L}\d.-]+)*)\}[ \t]*\r?$/gmu;
const EXPLAINS = /^\s*explains:(.*)/;

/** The fragments of all chapters, in the order of paths, and what is wrong with them before any value is known. */
export function readChapters(files: readonly ChapterFile[]): {
  readonly fragments: readonly Fragment[];
  readonly findings: readonly Diagnostic[];
} {
  const chapters = files.filter(({ path }) => isChapter(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  const fragments = chapters.flatMap(fragmentsIn);
  const found = [
    ...chapters.flatMap(outside),
    ...chapters.flatMap(unclosed),
    ...chapters.flatMap(typed),
    ...chapters.flatMap(tooDeep),
  ];
  return { fragments, findings: [...duplicates(fragments), ...found] };
}

/** What stands above the first fragment belongs to none, so nobody prints it. */
function outside({ path: file, text }: ChapterFile): readonly Diagnostic[] {
  const above = text.slice(0, text.matchAll(HEADING).next().value?.index).replace(/^\ufeff/, ' ');
  const start = above.search(/\S/);
  if (start < 0) return [];
  const end = start + (/^[^\n]*/.exec(above.slice(start))?.[0].trimEnd().length ?? 0);
  return [finding('text/outside', { file, start, end }, {}, { severity: 'warning' })];
}

function tooDeep({ path: file, text }: ChapterFile): readonly Diagnostic[] {
  const place = tooDeepIn(text);
  return place ? [finding('text/too-deep', { file, ...place }, { limit: DEEPEST })] : [];
}

const typed = ({ path, text }: ChapterFile): readonly Diagnostic[] =>
  typedNumbers(text, languageOf(path)).map(({ start, end }) =>
    finding(
      'text/typed-number',
      { file: path, start, end },
      { number: text.slice(start, end) },
      { severity: 'warning' },
    ),
  );

/** A place for a value ends on its line; inside of code a brace is only a brace. */
const unclosed = ({ path, text }: ChapterFile): readonly Diagnostic[] =>
  [...text.matchAll(/```[\s\S]*?```|`[^`\n]*`|\{[^{}\n]*(\})?/g)].flatMap(({ 0: found, 1: close, index }) =>
    found.startsWith('{') && close === undefined ? [unclosedAt(text, index)(path, 0)] : [],
  );

function fragmentsIn({ path, text }: ChapterFile): readonly Fragment[] {
  const headings = [...text.matchAll(HEADING)];
  return headings.map((heading, i) => {
    const [line, marks = '', title = '', id = '', cites = ''] = heading;
    const start = heading.index + line.length;
    const name = heading.index + line.indexOf(`{#${id}`) + '{#'.length;
    const named = { file: path, start: name, end: name + id.length };
    const below = text.slice(start, headings[i + 1]?.index);
    const explains = EXPLAINS.exec(below);
    // Only the first line of text names what is explained; further down it would be prose.
    const own = explains !== null && below.slice(0, explains.index).trim() === '' ? explains : undefined;
    const skipped = own ? own.index + own[0].length : 0;
    const at = { file: path, start: start + skipped, end: start + below.length };
    const sections = cites.split(/[\s§]+/).filter((section) => section !== '');
    const parts = own ? partsIn(own, path, start) : [];
    const body = below.slice(skipped);
    return { id, named, title, level: marks.length, sections, explains: parts, body, at, lang: languageOf(path) };
  });
}

function partsIn(line: RegExpExecArray, file: string, base: number): Fragment['explains'] {
  const [all, list = ''] = line;
  const from = base + line.index + all.length - list.length;
  return [...list.matchAll(/[^\s,]+/g)].map(({ 0: part, index }) => {
    const start = from + index;
    return { part, span: { file, start, end: start + part.length } };
  });
}

/** A language may have each id once; translations share the ids of what they translate. */
function duplicates(fragments: readonly Fragment[]): readonly Diagnostic[] {
  const first = new Map<string, Fragment>();
  return fragments.flatMap((fragment) => {
    const { id, lang } = fragment;
    const known = first.get(`${lang}/${id}`);
    if (known === undefined) first.set(`${lang}/${id}`, fragment);
    const labels = known && [{ span: known.named, code: 'first', fields: { name: id } }];
    return labels ? [finding('text/duplicate', fragment.named, { id }, { labels })] : [];
  });
}
