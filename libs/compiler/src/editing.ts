import { type Basis, type CheckOptions, checkAgain, checkAll, findingsOf, type TableSource } from '@sandtable/check';
import type { Diagnostic } from '@sandtable/diagnostics';
import { brokenPieces, editFile, type KeptFile, keepFile, parse, placeOf, type SourceFile } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { InputFile } from './input.ts';

/** What is kept between two looks at a ruleset that is being edited. */
export interface Editing {
  readonly files: ReadonlyMap<string, File>;
  readonly tables: readonly TableSource[];
  readonly basis: Basis;
}

/** A file with mistakes from the beginning cannot be kept in pieces; it is read as a whole until they are fixed. */
type File =
  | { readonly kept: KeptFile; readonly source: SourceFile }
  | { readonly kept?: never; readonly source: SourceFile };

/** The ruleset as it is now: what an edit left alone is taken over from `before`. */
export function edited(
  before: Editing | undefined,
  rules: readonly InputFile[],
  tables: readonly TableSource[],
  options: CheckOptions = {},
): Editing {
  const files = new Map(rules.map(({ path, text }) => [path, fileOf(before?.files.get(path), path, text)]));
  const sources = [...files.values()].map(({ source }) => source);
  const again = before && sameTables(before.tables, tables) ? checkAgain(before.basis, declsOf(sources)) : undefined;
  return { files, tables, basis: again ?? checkAll(sources, tables, options) };
}

/** Everything that is wrong, at the places of today. */
export function findingsIn(
  { files, basis }: Editing,
  more: (found: readonly Diagnostic[]) => readonly Diagnostic[] = (found) => found,
): readonly Diagnostic[] {
  const place = placesIn(files);
  const read = [...files.values()].flatMap(({ kept, source }) => (kept ? brokenPieces(kept) : [source]));
  return more(findingsOf(basis, read)).map((one) => placed(one, place));
}

const placed = (one: Diagnostic, place: (span: Span) => Span): Diagnostic => ({
  ...one,
  span: place(one.span),
  labels: one.labels.map((label) => ({ ...label, span: place(label.span) })),
  fixes: one.fixes.map((fix) => ({
    ...fix,
    edits: fix.edits.map((edit) => ({ ...edit, span: place(edit.span) })),
  })),
  ...(one.follows === undefined ? {} : { follows: one.follows.map((other) => placed(other, place)) }),
});

function fileOf(before: File | undefined, path: string, text: string): File {
  if (before?.source.text === text) return before;
  const kept = before?.kept && editFile(before.kept, text);
  if (kept !== undefined) return { kept, source: sourceOf(kept) };
  const source = parse(path, text);
  const fresh = keepFile(source);
  return fresh === undefined ? { source } : { kept: fresh, source };
}

/** Tokens and citations are for who needs the whole text; findings do not. */
const sourceOf = ({ path, text, pieces }: KeptFile): SourceFile => {
  const decls = pieces.flatMap((piece) => piece.decls);
  const findings = pieces.flatMap((piece) => piece.findings);
  return { path, text, tokens: [], citations: [], decls, findings };
};

const declsOf = (sources: readonly SourceFile[]) => sources.flatMap(({ decls }) => decls);

export const sameTables = (before: readonly TableSource[], after: readonly TableSource[]): boolean =>
  before.length === after.length &&
  before.every((table, i) => table.path === after[i]?.path && table.text === after[i]?.text);

function placesIn(files: Editing['files']): (span: Span) => Span {
  const known = new Map<string, (span: Span) => Span>();
  return (span) => {
    const kept = files.get(span.file)?.kept;
    if (kept === undefined) return span;
    const place = known.get(span.file) ?? placeOf(kept);
    known.set(span.file, place);
    return place(span);
  };
}
