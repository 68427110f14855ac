import { type CheckOptions, checkAgain, checkAll, type GivenRows, readRows } from '@sandtable/check';
import type { Diagnostic } from '@sandtable/diagnostics';
import { type KeptVariant, keepVariant, parse, placeOf, type SourceFile } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { isVariant } from '@sandtable/variant';
import { type Editing, findingsIn, sameTables } from './editing.ts';
import type { InputFile } from './input.ts';
import { knownVariants, type Laid, laid, withPatches } from './laid.ts';
import { type Picking, picking } from './picking.ts';
import { same } from './same.ts';

/** A ruleset that is being edited, with variants over it: what an edit left alone is taken over from the last look. */
export interface EditingOver {
  readonly base: Editing;
  /** Rules and variants together. */
  readonly whole: Editing;
  readonly over: Laid;
  /** All variants of the ruleset. */
  readonly variants: Editing['files'];
  /** Rows of the base. */
  readonly given: GivenRows;
  readonly picking: Picking;
}

export function editedOver(
  before: EditingOver | undefined,
  base: Editing,
  all: readonly InputFile[],
  names: readonly string[],
  options: CheckOptions,
): EditingOver {
  const given = before && sameRowsIn(before.base, base) ? before.given : readRows(sourcesOf(base), base.tables);
  const variants = variantFiles(before, all);
  const chosen = picking(before?.picking);
  const over = laid(
    sourcesOf(base),
    base.tables,
    knownVariants(all, ({ path, text }) => variants.get(path)?.source ?? parse(path, text)),
    names,
    { given, textAt: textIn(new Map([...base.files, ...variants])), select: chosen.select },
  );
  const { rows } = over;
  const files = new Map([...base.files, ...inUse(variants, over)]);
  if (rows === undefined) return { base, whole: { ...base, files }, over, variants, given, picking: chosen };
  const reused = { ...over, files: over.files.map((file, i) => steadied(before?.over.files[i], file)) };
  const again =
    before?.over.rows && same(before.over.rows, rows) ? checkAgain(before.whole.basis, declsIn(reused)) : undefined;
  const basis = again ?? checkAll(reused.files, base.tables, { ...options, rows });
  return { base, whole: { files, tables: base.tables, basis }, over: reused, variants, given, picking: chosen };
}

/** What is wrong with the rules as the variants leave them, and with the variants, at the places of today. */
export const findingsOver = ({ whole, over }: EditingOver): readonly Diagnostic[] =>
  findingsIn(whole, (found) => [...over.findings, ...withPatches(over, found)]);

const sourcesOf = ({ files }: Editing): readonly SourceFile[] => [...files.values()].map(({ source }) => source);
const declsIn = ({ files }: Laid) => files.flatMap(({ decls }) => decls);

function variantFiles(before: EditingOver | undefined, all: readonly InputFile[]): Editing['files'] {
  const written = all.filter(({ path }) => isVariant(path) && path.endsWith('.sand'));
  return new Map(
    written.map(({ path, text }) => {
      const old = before?.variants.get(path);
      if (old?.source.text === text) return [path, old];
      const kept = keepVariant(old?.kept as KeptVariant | undefined, path, text);
      return [path, kept ? { kept, source: kept.source } : { source: parse(path, text) }];
    }),
  );
}

/** Trees may keep places of an earlier text. */
function textIn(files: Editing['files']): (span: Span) => string {
  return (span) => {
    const file = files.get(span.file);
    const { start, end } = file?.kept ? placeOf(file.kept)(span) : span;
    return (file?.source.text ?? '').slice(start, end);
  };
}

const sameRowsIn = (before: Editing, after: Editing): boolean =>
  sameTables(before.tables, after.tables) && same(tablesIn(before), tablesIn(after));

const tablesIn = (editing: Editing) =>
  sourcesOf(editing).flatMap(({ decls }) => decls.filter(({ node }) => node === 'table'));

/** What was laid once more and has become the same is what it was, so that nobody looks at it again. */
function steadied(before: SourceFile | undefined, after: SourceFile): SourceFile {
  if (before === undefined || before.path !== after.path) return after;
  const decls = after.decls.map((decl, i) => {
    const old = before.decls[i];
    return old !== undefined && same(old, decl) ? old : decl;
  });
  return { ...after, decls };
}

/** What could not be read is reported as it was laid; files that nobody asked for are only there for their places. */
function inUse(variants: Editing['files'], over: Laid): Editing['files'] {
  const laid = new Map(over.files.map((source) => [source.path, source]));
  return new Map(
    [...variants].flatMap(([path, file]) => {
      const source = laid.get(path);
      if (file.kept !== undefined) return [[path, file] as const];
      return source === undefined ? [] : [[path, { source }] as const];
    }),
  );
}
