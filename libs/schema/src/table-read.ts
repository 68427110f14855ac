import type { Diagnostic } from '@sandtable/diagnostics';
import type { Provenance } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { Cell } from './cell.ts';
import type { Lies } from './map/map-text.ts';

/** One row of a table file. Columns that were left out or hold `_` have no cell. */
export interface TableRow {
  readonly span: Span;
  readonly cells: ReadonlyMap<string, TableCell>;
  readonly provenance: readonly Provenance[];
  /** Sections of the rules, without the sign. */
  readonly cites: readonly string[];
  /** In a map that is drawn: which grid it is a drawing of. */
  readonly lies?: Lies | undefined;
}
export interface TableCell {
  readonly name: string;
  /** Where the column is named: the key, or the cell of the first line. */
  readonly key: Span;
  readonly cell: Cell;
}
export interface TableRead {
  readonly rows: readonly TableRow[];
  readonly findings: readonly Diagnostic[];
}
