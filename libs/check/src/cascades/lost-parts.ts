import type { Diagnostic } from '@sandtable/diagnostics';
import type { Decl, SourceFile, Token } from '@sandtable/syntax';
import { near, type Span } from '@sandtable/text';

/** A part of a file that could not be read as it was meant, and the words and texts that stand in it. */
interface Lost {
  readonly span: Span;
  readonly words: ReadonlySet<string>;
  /** The name itself is missing, so nobody knows what is declared here. */
  readonly nameless: boolean;
}

export const lostParts = (files: readonly SourceFile[]): readonly Lost[] =>
  files.flatMap((file) =>
    together(file.findings.map((one) => lostAround(file, one))).map((part) => lostIn(file, part)),
  );

/**
 * From the last declaration that ends before the mistake to the first that starts after it. What stands where a
 * declaration should begin is mostly the rest of the one before, unless it is a word that begins its line.
 */
function lostAround(file: SourceFile, { span, fields }: Diagnostic): Span {
  const { path, decls, tokens } = file;
  const before = decls.filter((decl) => decl.span.end <= span.start);
  const end = before.at(-1)?.span.end ?? 0;
  const between = tokens.some((token) => token.start >= end && token.end <= span.start);
  const rest = fields.expected === 'declaration' && !between && !beginsLine(file, span.start) ? 1 : 0;
  // What is kept of a file may begin anywhere.
  const start = before.at(-1 - rest)?.span.end ?? Math.min(span.start, tokens[0]?.start ?? 0);
  const next = decls.find((decl) => decl.span.start > span.start);
  return { file: path, start, end: next?.span.start ?? Math.max(span.end, tokens.at(-1)?.end ?? 0) };
}

/**
 * Whether a word stands there in the first column. Tokens are everything but space, so the first tells where the text
 * begins.
 */
function beginsLine({ text, tokens }: SourceFile, at: number): boolean {
  const offset = at - (tokens[0]?.start ?? 0) + text.search(/\S/);
  return /^\p{L}/u.test(text.slice(offset)) && (offset === 0 || text[offset - 1] === '\n');
}

/** Parts that overlap are one. */
function together(parts: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || part.start >= last.end) result.push(part);
    else result.splice(-1, 1, { ...last, end: Math.max(last.end, part.end) });
  }
  return result;
}

function lostIn({ tokens, findings }: SourceFile, span: Span): Lost {
  const within = ({ start, end }: Pick<Token, 'start' | 'end'>) => start >= span.start && end <= span.end;
  const words = tokens.filter(within).flatMap(({ kind, text }) => {
    if (kind === 'string') return [text.slice(1, -1)];
    return /^\p{L}/u.test(text) ? [text] : [];
  });
  const nameless = findings.some((one) => one.fields.expected === 'name' && within(one.span));
  return { span, words: new Set(words), nameless };
}

export const inside = (inner: Span, outer: Span): boolean =>
  inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;

export const isSyntax = ({ code }: Diagnostic): boolean => code.startsWith('syntax/');

/** The part that could not be read, if a finding of the checker is only there because of one. */
export function ofLostParts(lost: readonly Lost[], decls: readonly Decl[], one: Diagnostic): Lost | undefined {
  if (isSyntax(one)) return undefined;
  return lost.find(
    (part) =>
      inside(one.span, part.span) || speaksOf(part, one) || inTableOf(part, decls, one) || isMember(part, decls, one),
  );
}

/**
 * What is declared there is unknown elsewhere, or is not what it was; two words that ran together count as their first.
 */
function speaksOf({ words }: Lost, { fields }: Diagnostic): boolean {
  const names = [fields.name, fields.column, fields.field, fields.reason].filter((name) => typeof name === 'string');
  const [asker = ''] = `${fields.path ?? ''}`.split('/');
  const types = [fields.type, fields.expected, fields.found].flatMap((type) => `${type}`.match(/\p{Lu}\w*/gu) ?? []);
  return (
    words.has(asker) ||
    types.some((name) => words.has(name)) ||
    names.some((name) => words.has(name) || near(name, words) !== undefined || startsOne(words, name))
  );
}

const startsOne = (words: ReadonlySet<string>, name: string): boolean =>
  name.length > 2 && [...words].some((word) => word.startsWith(name));

/** The rows of a kind or table that could not be read. */
const inTableOf = ({ words }: Lost, decls: readonly Decl[], { span }: Diagnostic): boolean =>
  hasRows(words) && decls.some((decl) => decl.node === 'table' && words.has(decl.name.text) && isOf(decl, span));

const isOf = (table: Decl & { readonly node: 'table' }, span: Span): boolean =>
  inside(span, table.span) || span.file === table.from?.path;

/**
 * Nobody knows what a declaration without a name declares, nor the members of a kind or table that could not be read.
 * Which of several members is meant would be known by the type of what could not be read.
 */
const isMember = ({ words, nameless }: Lost, decls: readonly Decl[], one: Diagnostic): boolean =>
  one.code === 'name/ambiguous' ||
  (hasRows(words) && (NEVER.has(one.code) || (one.code === 'name/unknown' && !looksDeclared(decls, one)))) ||
  (nameless && one.code === 'name/unknown' && one.fields.near === '');

/** Of a kind without members nothing can be met. */
const NEVER = new Set(['match/dead', 'pattern/never']);

/** A name that is nearly that of a declaration isn't a member; the names of members are often too short to tell. */
export function looksDeclared(decls: readonly Decl[], { fields }: Diagnostic): boolean {
  const [near = ''] = `${fields.near ?? ''}`.split(', ');
  return (
    near.length > 3 && decls.some((decl) => 'name' in decl && typeof decl.name === 'object' && decl.name.text === near)
  );
}

const hasRows = (words: ReadonlySet<string>): boolean => ROWS.some((word) => words.has(word));
const ROWS = ['kind', 'table', 'from'];

/** In each part the first thing that could not be read; what follows is read without it, and says little. */
export function syntaxOnce(lost: readonly Lost[], findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const reported = new Set<Lost>();
  return findings.filter((one) => {
    const part = isSyntax(one) ? lost.find(({ span }) => inside(one.span, span)) : undefined;
    if (part === undefined) return true;
    const again = reported.has(part);
    reported.add(part);
    return !again;
  });
}
