import type { Span } from '@sandtable/text';
import { replaced } from './wording.ts';

/** A chapter file: `text/LANGUAGE/NAME.md`. */
export interface ChapterText {
  readonly path: string;
  readonly text: string;
}

/** A piece of prose that is translated as a whole: a heading, a paragraph, an item of a list, a cell of a table's head. */
export interface Unit {
  readonly sort: 'heading' | 'paragraph' | 'item' | 'cell';
  /** The fragment it stands in; empty above the first one. */
  readonly fragment: string;
  /** In one line, with single blanks. */
  readonly source: string;
  readonly span: Span;
}

/** A chapter in parts: what is kept as it is, and units. Put together again they are the chapter. */
export type Part = { readonly kept: string } | { readonly unit: Unit; readonly indent: string };

/** The parts of a chapter in order. */
export function partsOf({ path, text }: ChapterText): readonly Part[] {
  const parts: Part[] = [];
  let fragment = '';
  let kept = 0;
  const take = (sort: Unit['sort'], start: number, end: number, indent: string): void => {
    const source = oneLine(text.slice(start, end));
    if (!hasWords(source)) return;
    if (kept < start) parts.push({ kept: text.slice(kept, start) });
    parts.push({ unit: { sort, fragment, source, span: { file: path, start, end } }, indent });
    kept = end;
  };
  for (const block of blocksOf(text)) {
    if (block.sort === 'heading') fragment = block.id ?? fragment;
    if (block.sort === 'row')
      for (const [start, end] of cellsIn(text, block.start, block.end)) take('cell', start, end, '');
    else take(block.sort, block.start, block.end, block.indent);
  }
  if (kept < text.length) parts.push({ kept: text.slice(kept) });
  return parts;
}

export const unitsOf = (chapter: ChapterText): readonly Unit[] =>
  partsOf(chapter).flatMap((part) => ('unit' in part ? [part.unit] : []));

/** What consists of values alone reads the same in all languages. */
const hasWords = (text: string): boolean =>
  /\p{L}/u.test(replaced(text, (place) => ('words' in place ? (place.words ?? '') : '')));

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Block {
  readonly sort: 'heading' | 'paragraph' | 'item' | 'row';
  readonly start: number;
  readonly end: number;
  /** What later lines begin with. */
  readonly indent: string;
  readonly id?: string | undefined;
}

const HEADING = /^(#{1,6}[ \t]+)(.*?)([ \t]*\{#([\w.-]+)[^{}]*\})?[ \t]*$/;
const ITEM = /^([ \t]*)([-*+]|\d+[.)])([ \t]+)/;
const QUOTE = /^[ \t]*(?:>[ \t]?)+/;
/** Lines that hold no prose: marks of what is explained, rows that come from the rules, rulers below heads of tables. */
const SILENT = /^\s*(?:explains:.*|\{(?:table|board)(?::[^{}]*)?\}|\|?[\s:|-]*\|?)\s*$/;

function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let fenced = false;
  const close = (): void => {
    if (open !== undefined) blocks.push(open);
    open = undefined;
  };
  for (const { start, line } of linesOf(text)) {
    const end = start + line.trimEnd().length;
    const fence = /^\s*```/.test(line);
    if (fence) fenced = !fenced;
    if (fence || fenced || SILENT.test(line)) {
      close();
      continue;
    }
    const begun = beginning(line, start, end);
    if (begun === undefined && open !== undefined) open = { ...open, end };
    else {
      close();
      open = begun ?? plain(line, start, end);
    }
    // A heading and a row of a table are whole with their line.
    if (open?.sort === 'heading' || open?.sort === 'row') close();
  }
  close();
  return blocks;
}

/** What a line begins, if it goes on with nothing before it. */
function beginning(line: string, start: number, end: number): Block | undefined {
  const heading = HEADING.exec(line);
  if (heading !== null) {
    const [, marks = '', title = '', , id] = heading;
    return { sort: 'heading', start: start + marks.length, end: start + marks.length + title.length, indent: '', id };
  }
  if (/^\s*\|/.test(line)) return { sort: 'row', start, end, indent: '' };
  const item = ITEM.exec(line);
  if (item === null) return undefined;
  return { sort: 'item', start: start + item[0].length, end, indent: ' '.repeat(item[0].length) };
}

function plain(line: string, start: number, end: number): Block {
  const lead = (QUOTE.exec(line) ?? /^[ \t]*/.exec(line))?.[0] ?? '';
  return { sort: 'paragraph', start: start + lead.length, end, indent: lead };
}

function cellsIn(text: string, start: number, end: number): readonly (readonly [number, number])[] {
  const row = text.slice(start, end);
  const cells = [...row.matchAll(/(?:\\.|[^|\\])+/g)];
  return cells.flatMap(({ 0: cell, index }) => {
    const lead = cell.length - cell.trimStart().length;
    const words = cell.trim();
    const from = start + index + lead;
    return words === '' || words.startsWith('{table:') ? [] : [[from, from + words.length] as const];
  });
}

function* linesOf(text: string): Generator<{ readonly start: number; readonly line: string }> {
  let start = 0;
  for (const line of text.split('\n')) {
    yield { start, line };
    start += line.length + 1;
  }
}
