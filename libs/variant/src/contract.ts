import type { GivenRows, Row, selectMembers, TableSource } from '@sandtable/check';
import type { Diagnostic } from '@sandtable/diagnostics';
import type { Cell } from '@sandtable/schema';
import type { Decl, Expr, Key, Patch, SourceFile } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { Memory } from './memory.ts';

/** One variant as it was read, from the language or from JSON. */
export interface Variant {
  readonly name: string;
  readonly version: string | undefined;
  /** What it is applied on top of: the ruleset, or another variant of it. */
  readonly of: string;
  readonly range: string;
  readonly requires: readonly Needed[];
  readonly excludes: readonly Needed[];
  readonly patches: readonly (Patch | Decl)[];
  readonly file: SourceFile;
  /** Places of the words of its head. */
  readonly at: { readonly name: Span; readonly of: Span; readonly range: Span };
  /** What stands in JSON in the place of an expression. */
  readonly cells: ReadonlyMap<Expr, Cell>;
  /** What its fingerprints were taken from, as far as someone wrote it down. */
  readonly memory: Memory;
}
export interface Needed {
  readonly name: string;
  readonly range: string | undefined;
  readonly span: Span;
}

/** A ruleset as trees and rows: the base, or what has become of it so far. */
export interface Scene {
  readonly decls: Map<string, readonly Decl[]>;
  readonly rows: Map<string, readonly Row[]>;
}

/** A text that a variant words in another way, or takes away. */
export interface TextChange {
  readonly path: string;
  readonly lang: string;
  readonly text: string | undefined;
  readonly span: Span;
}
/** A declaration or row of the base that is not as it was, which part of it, and the patch that did it. */
export interface Touched {
  readonly decl: Span;
  readonly at: Span;
  readonly patch: Span;
  readonly variant: string;
}

/** A name that a hook binds: only hooks of the same variant in the same procedure see it. */
interface Bound {
  readonly name: string;
  readonly span: Span;
}

/** Alternatives that a variant added to a type. */
export interface Extended {
  readonly names: readonly string[];
  readonly patch: Span;
  readonly variant: string;
}

/** A patch that was written for another base than this one; `now` is missing where its path leads nowhere any more. */
export interface Stale {
  readonly variant: Variant;
  readonly patch: Patch;
  readonly is: 'stale' | 'drift' | 'gone';
  readonly path: string;
  /** The fingerprint it has. */
  readonly was: Key;
  readonly now: Cover | undefined;
  /** What it seems to be called now, for `moved … to …`. */
  readonly moved: readonly [from: string, to: string] | undefined;
}

export interface LayerInput {
  readonly files: readonly SourceFile[];
  readonly tables: readonly TableSource[];
  readonly variants: readonly Variant[];
  /** Told what each patch covers, for whoever takes fingerprints. */
  readonly covered?: (patch: Patch, cover: Cover) => void;
  /** For who knows more: the rows of the tables, the words at a place of the trees, and members that were picked before. */
  readonly given?: GivenRows;
  readonly textAt?: (span: Span) => string;
  readonly select?: typeof selectMembers;
}
/** A ruleset with variants applied on top of it, ready to be checked. */
export interface Layered {
  readonly files: readonly SourceFile[];
  readonly rows: GivenRows;
  readonly findings: readonly Diagnostic[];
  readonly texts: readonly TextChange[];
  readonly touched: readonly Touched[];
  readonly stale: readonly Stale[];
  readonly extended: readonly Extended[];
  readonly bound: readonly Bound[];
}

/** What a patch was written against: a fingerprint of it, and what it says, for people. */
export interface Cover {
  readonly path: string;
  readonly print: string;
  /** Of what the patch relies on less: a change there is worth a note only. */
  readonly aside?: string;
  readonly text: string;
  /** Where it stands, if in one place. */
  readonly span: Span | undefined;
}
