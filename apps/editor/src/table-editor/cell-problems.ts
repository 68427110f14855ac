import type { RowView } from '@sandtable/ide';
import type { Finding } from '../workers/protocol.ts';

/** What is wrong with the cells of a row, by column; what is wrong with the row as a whole is at ''. */
export type CellProblems = ReadonlyMap<string, readonly string[]>;

export function cellProblems(findings: readonly Finding[], row: RowView): CellProblems {
  const found = new Map<string, string[]>();
  for (const finding of findings) {
    if (finding.end < row.start || finding.start >= row.end) continue;
    const hit = Object.entries(row.cells).find(([, cell]) => finding.start < cell.end && finding.end > cell.start);
    const column = hit?.[0] ?? '';
    found.set(column, [...(found.get(column) ?? []), finding.message]);
  }
  return found;
}
