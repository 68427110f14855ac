import type { Term, TermBase } from '@sandtable/messages';
import { guarded } from './spreadsheet-cell.ts';

/** What stands beside the words. */
export const EXTRA_COLUMNS = ['gender', 'note', 'never'] as const;

/** The words of a language beside those of the source: `id,de,fr,gender,note,never`, for a spreadsheet. */
export function glossaryCsv(source: TermBase, lang: string, target: TermBase | undefined): string {
  const known = new Map(target?.terms.map((term) => [term.id, term] as const));
  const rows = source.terms.map((term) => [term.id, term.word, ...cellsOf(known.get(term.id), term)]);
  return csvOf([['id', source.lang, lang, ...EXTRA_COLUMNS], ...rows]);
}

/** What the source notes is of use as long as the language has no note of its own. */
export const cellsOf = (own: Term | undefined, source: Term): readonly string[] => [
  own?.word ?? '',
  own?.gender ?? '',
  own?.note || source.note,
  own?.never.join('; ') ?? '',
];

const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => csvCell(guarded(cell))).join(',')}\n`).join('');

/** Cells are quoted where they have to be. */
export const csvCell = (text: string): string =>
  /[,"\r\n]|^\s|\s$|^_$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
