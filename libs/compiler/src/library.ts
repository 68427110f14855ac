import type { Basis, TableSource } from '@sandtable/check';
import { type Decl, type KeptFile, originOf, placeOf } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { Editing } from './editing.ts';

/**
 * A ruleset as it is being edited, for who asks about places in it. Trees keep the places they were read at, so places
 * of today's text and places of trees are translated into each other.
 */
export interface Library {
  readonly basis: Basis;
  /** Rules by path. */
  readonly files: ReadonlyMap<string, { readonly text: string; readonly decls: readonly Decl[] }>;
  readonly tables: readonly TableSource[];
  /** Where something in a tree stands in the text of today. */
  today(span: Span): Span;
  /** The offset in trees of an offset in the text of today. */
  origin(file: string, offset: number): number;
}

export function libraryOf({ files, tables, basis }: Editing): Library {
  const places = perFile(files, placeOf);
  const origins = perFile(files, originOf);
  return {
    basis,
    files: new Map([...files].map(([path, { source }]) => [path, source])),
    tables,
    today: (span) => places(span.file)?.(span) ?? span,
    origin: (file, offset) => origins(file)?.(offset) ?? offset,
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
