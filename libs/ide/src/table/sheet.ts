import type { Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';

/** A table file cell by cell, with the edits that change it; each edit touches no more of the text than it must. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** What takes the place of what; `value` undefined leaves the cell to its default. */
  setCell(row: number, column: string, value: string | undefined, type: Type | undefined): SheetEdit | undefined;
  /** A row behind another, with only some of its columns; `id` takes the place of the name. */
  addRow(behind: number, id: string, columns: ReadonlySet<string>): SheetEdit | undefined;
  deleteRow(row: number): SheetEdit | undefined;
}
export interface SheetRow {
  readonly span: Span;
  readonly cells: ReadonlyMap<string, SheetCell>;
  /** Where the row comes from, and single cells of it. */
  readonly sources: ReadonlyMap<string, string>;
}
interface SheetCell {
  readonly span: Span;
  /** As a table of the rules would spell it. */
  readonly text: string;
}
export interface SheetEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
