import type { TableOp, TableView } from '@sandtable/ide';

/** The open file as a table of the rules, and what can be done to it. */
export interface Table {
  /** With the folder of its ruleset. */
  readonly path: string;
  /** Which table of a file of rules it is; undefined where the whole file is one. */
  readonly name?: string | undefined;
  readonly view: TableView;
  /** Done one after the other; what is given together is one step of the file. */
  readonly act: (...ops: readonly TableOp[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}
