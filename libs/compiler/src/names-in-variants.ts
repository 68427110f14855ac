import { checkAll, readRows, type TableSource, type Use, usesInSelections } from '@sandtable/check';
import { parse, type SourceFile } from '@sandtable/syntax';
import { isVariant, layer, namesInPatches, neededFor, readVariants, stackOf, type Variant } from '@sandtable/variant';
import type { InputFile } from './input.ts';

/** What names mean in the variants of a ruleset: in their paths, their conditions, and what they bring along. */
export function usesInVariants(
  all: readonly InputFile[],
  rules: readonly InputFile[],
  tables: readonly TableSource[],
): readonly Use[] {
  const read = readVariants(
    all.filter(({ path }) => isVariant(path)),
    ({ path, text }) => parse(path, text),
  );
  if (read.variants.size === 0) return [];
  const files = rules.map(({ path, text }) => parse(path, text));
  return [...read.variants.values()].flatMap((variant) => usesIn(variant, read.variants, files, tables));
}

function usesIn(
  variant: Variant,
  known: ReadonlyMap<string, Variant>,
  files: readonly SourceFile[],
  tables: readonly TableSource[],
): readonly Use[] {
  const head = files.flatMap(({ decls }) => decls).find((decl) => decl.node === 'ruleset');
  const { variants } = stackOf(neededFor(variant.name, known), known, head ?? { name: '', version: '' });
  const given = readRows(files, tables);
  const scene = { decls: new Map(files.map(({ path, decls }) => [path, decls])), rows: new Map(given.rows) };
  const over = layer({ files, tables, variants, given });
  const { uses } = checkAll(over.files, tables, { uses: true, rows: over.rows }).draft.world;
  const asked = variant.patches.flatMap((patch) =>
    'target' in patch && patch.target.target === 'rows' ? [patch.target] : [],
  );
  const paths = namesInPatches(variant, scene).map((one) => ({ ...one, type: undefined, defines: false }));
  const own = ({ span }: Use): boolean => span.file === variant.file.path;
  return [...(uses?.list ?? []).filter(own), ...usesInSelections(files, given, asked).filter(own), ...paths];
}
