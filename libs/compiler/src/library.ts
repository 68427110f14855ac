import type { Basis, TableSource, Use } from '@sandtable/check';
import { type Decl, type KeptFile, originOf, placeOf } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { Editing } from './editing.ts';
import { type InputFile, isOfBase, isRules } from './input.ts';
import { layoutAmong } from './layout-file.ts';
import { type LayoutName, layoutNames } from './layout-names.ts';
import { type NameInText, namesInTexts } from './names-in-texts.ts';
import { usesInVariants } from './names-in-variants.ts';

/**
 * A ruleset that is being edited, for queries about places in it. Trees keep the places at which they were read, so places
 * in the current text and places in trees have to be converted.
 */
export interface Library {
  readonly basis: Basis;
  /** Rules by path. */
  readonly files: ReadonlyMap<string, { readonly text: string; readonly decls: readonly Decl[] }>;
  readonly tables: readonly TableSource[];
  /** The path of the layout, if there is one. */
  readonly layout: string | undefined;
  /** Names of the rules in the layout, at their current places. */
  readonly drawn: readonly LayoutName[];
  /** All files of the ruleset by path, including variants and texts. */
  readonly texts: ReadonlyMap<string, string>;
  /** Names of the rules in messages, chapters and catalogs, and in variants; found on request. */
  inTexts(): readonly NameInText[];
  inVariants(): readonly Use[];
  /** The ruleset without the variants that are applied to this one. */
  readonly base?: Library;
  /** Converts a place in a tree to the current text. */
  today(span: Span): Span;
  /** Converts an offset in the current text to one in trees. */
  origin(file: string, offset: number): number;
}

export function libraryOf({ files, tables, basis }: Editing, all: readonly InputFile[]): Library {
  const places = perFile(files, placeOf);
  const origins = perFile(files, originOf);
  const sources = [...files.values()].map(({ source }) => source);
  const layout = layoutAmong(sources, all);
  return {
    basis,
    files: new Map(sources.map((source) => [source.path, source])),
    tables,
    layout: layout?.path,
    drawn: layout === undefined ? [] : layoutNames(layout.path, layout.text),
    texts: new Map(all.map(({ path, text }) => [path, text])),
    inTexts: once(() => namesInTexts(all, basis)),
    inVariants: once(() =>
      usesInVariants(
        all,
        all.filter((file) => isRules(file) && isOfBase(file.path)),
        tables,
      ),
    ),
    today: (span) => places(span.file)?.(span) ?? span,
    origin: (file, offset) => origins(file)?.(offset) ?? offset,
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Made when first asked for; undefined where places never moved. */
function perFile<T>(files: Editing['files'], make: (kept: KeptFile) => T): (path: string) => T | undefined {
  const known = new Map<string, T>();
  return (path) => {
    const kept = files.get(path)?.kept;
    const made = known.get(path) ?? (kept && make(kept));
    if (made !== undefined) known.set(path, made);
    return made;
  };
}
