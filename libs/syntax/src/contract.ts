import type { Diagnostic } from '@sandtable/diagnostics';
import type { Citation, Decl } from './tree.ts';

/** One lexed piece of text with its place; comments and citations are tokens too, so nothing is lost. */
export interface Token {
  readonly kind: 'name' | 'keyword' | 'number' | 'string' | 'punctuation' | 'comment' | 'doc' | 'citation' | 'unknown';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What parsing one file gives. Parsing never throws: whatever could not be read is in `findings`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly decls: readonly Decl[];
  readonly citations: readonly Citation[];
  readonly findings: readonly Diagnostic[];
}
