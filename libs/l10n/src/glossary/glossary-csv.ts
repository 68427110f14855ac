import type { TermBase } from '@sandtable/messages';
import { type Dialect, OURS, writeDialect } from './dialect.ts';
import { guarded } from './spreadsheet-cell.ts';
import { otherColumns, type TermTable, tableOf } from './term-table.ts';

/**
 * The words of a language beside those of the source, for a spreadsheet: `id,de,fr`, and behind them all columns of the
 * term base. `text` is that of the term base, undefined where there is none yet.
 */
export function glossaryCsv(
  source: TermBase,
  lang: string,
  text: string | undefined,
  dialect: Dialect = OURS,
): Uint8Array {
  const table = tableOf(text);
  const columns = otherColumns(table);
  const rows = source.terms.map((term) => [
    term.id,
    term.word,
    ...['word', ...columns].map((column) => sentCell(table, term.id, column, term.note)),
  ]);
  return writeDialect([['id', source.lang, lang, ...columns], ...rows.map((row) => row.map(guarded))], dialect);
}

/** What the source notes is of use as long as the language has no note of its own. */
export function sentCell(table: TermTable, id: string, column: string, note: string): string {
  const own = table.cells.get(id)?.get(column)?.text ?? '';
  return own === '' && column === 'note' ? note : own;
}
