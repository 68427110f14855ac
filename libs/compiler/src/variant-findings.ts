import { check, type GivenRows, readRows, type TableSource } from '@sandtable/check';
import type { Diagnostic } from '@sandtable/diagnostics';
import type { Model } from '@sandtable/model';
import { parse, type SourceFile } from '@sandtable/syntax';
import { neededFor, variantName } from '@sandtable/variant';
import { capped } from './capped.ts';
import type { Compiled } from './compiled.ts';
import { byPath } from './digest.ts';
import { guarded } from './guard.ts';
import { type InputFile, isOfBase, isRules, isTable } from './input.ts';
import { type KnownVariants, knownVariants, laid, withPatches } from './laid.ts';
import { isOfVariant, layoutPatches, layoutPatchFindings, layoutUnplaced } from './layout-patches.ts';
import { patchedLayout } from './patched-layout.ts';
import { readableTable } from './readable-table.ts';
import { unasked } from './unasked.ts';

/** What all variants lie over, read once for all of them. */
interface Ground {
  readonly files: readonly SourceFile[];
  readonly tables: readonly TableSource[];
  readonly rows: GivenRows;
  readonly known: KnownVariants;
  /** All files, the layout among them. */
  readonly given: readonly InputFile[];
}

/**
 * What is wrong with each of these variants, or with all that there are, applied on top of the rules with those it requires; not
 * what is wrong with the rules themselves.
 */
export function variantFindings(
  files: readonly InputFile[],
  { findings }: Pick<Compiled, 'findings'>,
  names: readonly string[] = files.flatMap(({ path }) => variantName(path) ?? []),
): readonly Diagnostic[] {
  if (names.length === 0) return [];
  const [first = { path: '' }] = files;
  const own = new Set(findings.map(keyOf));
  const found = new Map<string, Diagnostic>();
  const problems = guarded(first.path, () => {
    const ground = groundOf(files);
    return names.flatMap((name) => findingsOver(ground, name));
  });
  for (const one of problems) if (!own.has(keyOf(one))) found.set(keyOf(one), one);
  return capped([...found.values()]);
}

function groundOf(given: readonly InputFile[]): Ground {
  const sources = byPath(given.filter(({ path }) => isOfBase(path)));
  const files = sources.filter(isRules).map(({ path, text }) => parse(path, text));
  const tables = sources.filter(isTable).map(readableTable);
  const known = knownVariants(given, ({ path, text }) => parse(path, text));
  return { files, tables, rows: readRows(files, tables), known, given };
}

const findingsOver = ({ files, tables, rows, known, given }: Ground, name: string): readonly Diagnostic[] =>
  guarded(known.paths.get(name) ?? '', () => {
    const over = laid(files, tables, known, neededFor(name, known.variants), { given: rows });
    const checked = check(over.files, tables, { rows: over.rows ?? rows });
    return [...over.findings, ...withPatches(over, checked.findings), ...drawn(given, over.variants, checked.model)];
  });

/** What is wrong with how a variant is drawn and played. */
function drawn(
  all: readonly InputFile[],
  variants: Parameters<typeof layoutPatches>[0],
  model: Model | undefined,
): readonly Diagnostic[] {
  const base = all.find(({ path }) => path === (model?.layout ?? 'layout.json'));
  const patches = layoutPatches(variants, all);
  const found = layoutPatchFindings(base, patches, model);
  if (model === undefined) return found;
  // What the ruleset itself leaves without a place is reported once, with the ruleset.
  const added = layoutUnplaced(patchedLayout(base, patches), model).filter(({ span }) => isOfVariant(span.file));
  return [...found, ...added, ...unasked(model)];
}

const keyOf = ({ code, span, fields }: Diagnostic): string => JSON.stringify([code, span, fields]);
