/**
 * A file that is kept between edits as pieces, one declaration each: an edit re-reads the pieces it touches and no
 * others. Trees cannot move, so a piece that is read again gets places of its own behind all places given before
 * (its `origin`), and `placeOf` says where a place stands in the text of today.
 */
import type { Diagnostic } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';
import type { SourceFile, Token } from './contract.ts';
import { MAX_SIZE, readText } from './parse.ts';
import type { Decl } from './tree.ts';
import { DECLARATION_WORDS } from './words.ts';

export interface Piece {
  readonly text: string;
  readonly origin: number;
  /** How many characters stand before its first declaration: notes, and what belongs to nothing. */
  readonly lead: number;
  readonly decls: readonly Decl[];
  readonly findings: readonly Diagnostic[];
  /** Kept where something is wrong, for who wants to know what could not be read. */
  readonly tokens: readonly Token[];
}
export interface KeptFile {
  readonly path: string;
  readonly text: string;
  readonly pieces: readonly Piece[];
  /** The first place that was never given. */
  readonly next: number;
}

/** Keeps a file; undefined for one with mistakes, and for one whose declarations are not told apart by its lines. */
export function keepFile({ path, text, decls, findings }: SourceFile): KeptFile | undefined {
  if (findings.length > 0) return undefined;
  const pieces = cut({ text, origin: 0, lead: 0, decls, findings, tokens: [] });
  return pieces.every(regular) ? { path, text, pieces, next: text.length + 1 } : undefined;
}

/** The file with another text; undefined if it has to be read as a whole. */
export function editFile(file: KeptFile, text: string): KeptFile | undefined {
  if (text === file.text) return file;
  if (text.length > MAX_SIZE || text.includes('\0')) return undefined;
  const range = touched(file, changedRange(file.text, text));
  const alone = readAgain(file, text, range);
  // What is broken stays together, so that the next key can fix it; and it may be the rest of what stands above it.
  const broken = alone.findings.length > 0;
  const { first, last } = broken ? above(file, range) : range;
  const whole = broken && first < range.first ? readAgain(file, text, above(file, range)) : alone;
  const fresh = broken ? [whole] : cut(whole);
  if (!fresh.every((piece) => piece.findings.length > 0 || regular(piece))) return undefined;
  const old = file.pieces.slice(first, last + 1);
  const pieces = file.pieces.toSpliced(first, last - first + 1, ...unlessSame(old, fresh));
  // Brackets that are missing at one place may be too many at another: then only the whole file tells.
  if (pieces.filter((piece) => piece.findings.length > 0).length > 1) return undefined;
  return { path: file.path, text, pieces, next: file.next + whole.text.length + 1 };
}

/** Pieces that are read again, by their numbers and by offsets of the old text. */
interface Range {
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
}

function readAgain(file: KeptFile, text: string, { start, end }: Range): Piece {
  const again = text.slice(start, text.length - (file.text.length - end));
  const { decls, findings, tokens } = readText(file.path, again, file.next);
  return { text: again, origin: file.next, lead: leadOf(decls, file.next), decls, findings, tokens };
}

function above({ pieces }: KeptFile, range: Range): Range {
  const before = pieces[range.first - 1];
  return before === undefined ? range : { ...range, first: range.first - 1, start: range.start - before.text.length };
}

/** A neighbor that was only read along stays what it was. */
const unlessSame = (old: readonly Piece[], fresh: readonly Piece[]): readonly Piece[] =>
  fresh.map((piece, i) => {
    const before = i === 0 ? old[0] : i === fresh.length - 1 ? old.at(-1) : undefined;
    return before?.text === piece.text && before.findings.length === 0 ? before : piece;
  });

/** The pieces with mistakes in them, each as a file of its own. */
export const brokenPieces = ({ path, pieces }: KeptFile): readonly SourceFile[] =>
  pieces.filter(({ findings }) => findings.length > 0).map((piece) => ({ path, citations: [], ...piece }));

/** Turns places of the pieces into places of the text. */
export function placeOf(file: KeptFile): (span: Span) => Span {
  const shifts = [...shiftsOf(file)].sort((a, b) => a.low - b.low);
  return (span) => {
    const own = lastWhere(shifts, ({ low }) => low <= span.start);
    const shift = own !== undefined && span.start <= own.high ? own.shift : 0;
    return { file: span.file, start: span.start + shift, end: span.end + shift };
  };
}

/** Turns offsets of the text into places of the pieces. */
export function originOf(file: KeptFile): (offset: number) => number {
  const shifts = shiftsOf(file);
  return (offset) => offset - (lastWhere(shifts, ({ low, shift }) => low + shift <= offset)?.shift ?? 0);
}

/** The last item of which something is true, by bisection: it is true of all before as well. */
function lastWhere<T>(items: readonly T[], test: (item: T) => boolean): T | undefined {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && test(item)) low = middle + 1;
    else high = middle;
  }
  return items[low - 1];
}

function shiftsOf({ pieces }: KeptFile): readonly { low: number; high: number; shift: number }[] {
  let at = 0;
  return pieces.map(({ origin, text }) => {
    const shift = at - origin;
    at += text.length;
    return { low: origin, high: origin + text.length, shift };
  });
}

/** Offsets of the old text that an edit replaced: what both texts begin and end with is left out. */
function changedRange(before: string, after: string): { readonly from: number; readonly to: number } {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  let same = 0;
  while (
    same < most - from &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  )
    same++;
  return { from, to: before.length - same };
}

/** What is typed before a declaration may belong to the one above it, so that one is read again too. */
function touched({ pieces }: KeptFile, { from, to }: ReturnType<typeof changedRange>): Range {
  let first = -1;
  let last = -1;
  let start = 0;
  let end = 0;
  let at = 0;
  let before = 0;
  for (const [i, piece] of pieces.entries()) {
    const high = at + piece.text.length;
    if (first < 0 && (from < high || i === pieces.length - 1)) {
      const back = i > 0 && from <= at + piece.lead;
      first = back ? i - 1 : i;
      start = back ? before : at;
    }
    if (at <= to) {
      last = i;
      end = high;
    }
    before = at;
    at = high;
  }
  return { first, last, start, end };
}

/** One piece per declaration, cut at the end of the line that each one ends on. */
function cut({ text, origin, decls, findings }: Piece): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let own: Decl[] = [];
  const close = (end: number): void => {
    const at = origin + start;
    pieces.push({ text: text.slice(start, end), origin: at, lead: leadOf(own, at), decls: own, findings, tokens: [] });
    start = end;
    own = [];
  };
  for (const [i, decl] of decls.entries()) {
    own.push(decl);
    const next = decls[i + 1];
    const line = text.indexOf('\n', decl.span.end - origin);
    if (next !== undefined && line >= 0 && line < next.span.start - origin) close(line + 1);
  }
  close(text.length);
  return pieces;
}

const leadOf = (decls: readonly Decl[], origin: number): number => (decls[0]?.span.start ?? origin) - origin;

const WORD = new RegExp(`^(?:${DECLARATION_WORDS.join('|')})\\b`, 'gm');

/**
 * Whether the piece would be cut the same with any mistake around it: a file with open brackets is cut at declaration
 * words in the first column, so these must be where its declarations begin.
 */
function regular({ text, origin, decls }: Piece): boolean {
  const words = [...text.matchAll(WORD)].map((match) => match.index + origin);
  return words.length === decls.length && decls.every((decl, i) => decl.span.start === words[i]);
}
