import type { Diagnostic } from '@sandtable/diagnostics';
import type { SourceFile } from '@sandtable/syntax';
import { citer } from '../cites.ts';
import { declsOf, emptyWorld } from './draft.ts';
import { gatherRows, type Rows, type TableSource } from './rows.ts';

/** The rows of a ruleset, and what is wrong with the tables they stand in. */
export interface GivenRows {
  readonly rows: Rows;
  readonly findings: readonly Diagnostic[];
}

/** All rows of all tables, before anything is known about what they are rows of. */
export function readRows(files: readonly SourceFile[], tables: readonly TableSource[]): GivenRows {
  const world = emptyWorld(undefined);
  const rows = gatherRows(world, declsOf(files).of('table'), tables, citer(files));
  return { rows, findings: world.findings };
}
