import type { Rows } from '@sandtable/check';
import type { Diagnostic } from '@sandtable/diagnostics';
import type { Model } from '@sandtable/model';
import type { SourceFile } from '@sandtable/syntax';
import type { Rebase, TextChange } from '@sandtable/variant';
import type { Laid } from './laid.ts';

/** The result of compiling. There can be a `model` in spite of errors; `javascript` exists only if there are none. */
export interface Compiled {
  readonly model: Model | undefined;
  readonly findings: readonly Diagnostic[];
  readonly javascript: string | undefined;
  /** Hash of all rules and tables, and of the variants applied to them. */
  readonly digest: string;
  /** The rules after applying the variants. */
  readonly files: readonly SourceFile[];
  /** The rows of all tables after applying the variants. */
  readonly rows: Rows;
  /** The variants that were applied, in order. */
  readonly variants: readonly VariantUsed[];
  /** What they changed in the rules, and by which of their patches. */
  readonly touched: Laid['touched'];
  /** Where the rules have changed since a variant was written. */
  readonly rebases: readonly Rebase[];
  readonly texts: readonly TextChange[];
}

interface VariantUsed {
  readonly name: string;
  readonly version: string | undefined;
}
