import type { Rows } from '@sandtable/check';
import type { Diagnostic } from '@sandtable/diagnostics';
import type { Model } from '@sandtable/model';
import type { SourceFile } from '@sandtable/syntax';
import type { Rebase, TextChange } from '@sandtable/variant';
import type { Laid } from './laid.ts';

/** What compiling gives. `model` may be there beside errors; `javascript` is there if nothing is wrong. */
export interface Compiled {
  readonly model: Model | undefined;
  readonly findings: readonly Diagnostic[];
  readonly javascript: string | undefined;
  /** Hash of all rules and tables, and of the variants that lie over them. */
  readonly digest: string;
  /** The rules, as variants have made them. */
  readonly files: readonly SourceFile[];
  /** The rows of all tables, with what variants change in them. */
  readonly rows: Rows;
  /** The variants that lie over the rules, in their order, and how they word texts. */
  readonly variants: readonly VariantUsed[];
  /** What of the rules they changed, and by which of their patches. */
  readonly touched: Laid['touched'];
  /** Where the rules are not what a variant was written for. */
  readonly rebases: readonly Rebase[];
  readonly texts: readonly TextChange[];
}

interface VariantUsed {
  readonly name: string;
  readonly version: string | undefined;
}
