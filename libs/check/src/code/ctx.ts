import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Expr, Search, Stmt, Type } from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { Body } from '../body.ts';
import type { FunctionEntry, ProcedureEntry, SearchEntry, World } from '../world.ts';

/** A name in sight: its local, and the type it is known to have at this point. */
export interface Sight {
  readonly local: number;
  readonly type: Type;
  readonly mutable: boolean;
}

/** What a condition teaches about names: bound by a pattern, or narrowed. */
export type Facts = ReadonlyMap<string, Sight>;

/** A condition with what holds where it is true, and where it is false. */
export interface Test {
  readonly expr: Expr;
  readonly yes: Facts;
  readonly no: Facts;
}

export const noFacts: Facts = new Map();

/**
 * Everything the checking of one body hands around. The rules of the language are recursive and spread over files;
 * they reach each other through the functions here, so that no file imports its caller.
 */
export interface Ctx {
  readonly world: World;
  readonly body: Body;
  /** Functions only look. */
  readonly pure: boolean;
  /** What `return` must give; `inferred` collects what it gives while that is still unknown. */
  readonly result: Type | undefined;
  readonly inferred: Type[] | undefined;
  /** Comparisons at the open right end of a quantor, with the span of that quantor. */
  readonly greedy: Map<syntax.Expr, Span>;
  /** The word that introduced a local, for a repair. */
  readonly lets: Map<number, Span>;
  loops: number;
  readonly expr: (expr: syntax.Expr, hint: Type | undefined) => Expr;
  readonly test: (expr: syntax.Expr) => Test;
  readonly block: (block: syntax.Block) => readonly Stmt[];
  /** The result type of a function, checked on demand. */
  readonly resultOf: (entry: FunctionEntry, span: Span) => Type;
  /** A search with its body; undefined where it would have to know itself for that. */
  readonly searchOf: (entry: SearchEntry, span: Span) => Search | undefined;
  readonly requirements: (entry: ProcedureEntry) => void;
  /** The same rules for another body, which returns nothing. */
  readonly enter: (body: Body) => Ctx;
}

export function report(
  ctx: Ctx,
  code: string,
  span: Span,
  fields: Diagnostic['fields'] = {},
  extra: Partial<Diagnostic> = {},
): void {
  ctx.world.findings.push(finding(code, span, fields, extra));
}

/** Constructs that the language has and this version does not. */
export function later(ctx: Ctx, construct: string, span: Span): void {
  report(ctx, 'language/later', span, { construct });
}
