import type { Span, TextEdit } from '@sandtable/text';

/** What is changed. `cell` is a cell of a table, wherever it is written. */
export type Kind = 'operator' | 'number' | 'bool' | 'condition' | 'statement' | 'quantor' | 'extreme' | 'cell';

/** One small change of the rules. */
export interface Mutant {
  readonly kind: Kind;
  readonly edit: TextEdit;
  /** The line with the change in brackets. It finds the change again after the file was edited elsewhere. */
  readonly line: string;
}

/** A change before it is known on which line it is. */
export interface Site {
  readonly kind: Kind;
  readonly edit: TextEdit;
}

export const site = (kind: Kind, span: Span, text: string): Site => ({ kind, edit: { span, text } });
