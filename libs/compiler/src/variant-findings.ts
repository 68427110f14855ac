import { check, type GivenRows, readRows, type TableSource } from '@sandtable/check';
import type { Diagnostic } from '@sandtable/diagnostics';
import { parse, type SourceFile } from '@sandtable/syntax';
import { neededFor, variantName } from '@sandtable/variant';
import { capped } from './capped.ts';
import type { Compiled } from './compiled.ts';
import { byPath } from './digest.ts';
import { guarded } from './guard.ts';
import { type InputFile, isOfBase, isRules, isTable } from './input.ts';
import { type KnownVariants, knownVariants, laid, withPatches } from './laid.ts';
import { readableTable } from './readable-table.ts';

/** What all variants lie over, read once for all of them. */
interface Ground {
  readonly files: readonly SourceFile[];
  readonly tables: readonly TableSource[];
  readonly rows: GivenRows;
  readonly known: KnownVariants;
}

/**
 * What is wrong with each of these variants, or with all that there are, laid over the rules with those it requires; not
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
  return { files, tables, rows: readRows(files, tables), known };
}

const findingsOver = ({ files, tables, rows, known }: Ground, name: string): readonly Diagnostic[] =>
  guarded(known.paths.get(name) ?? '', () => {
    const over = laid(files, tables, known, neededFor(name, known.variants), { given: rows });
    const checked = check(over.files, tables, { rows: over.rows ?? rows });
    return [...over.findings, ...withPatches(over, checked.findings)];
  });

const keyOf = ({ code, span, fields }: Diagnostic): string => JSON.stringify([code, span, fields]);
